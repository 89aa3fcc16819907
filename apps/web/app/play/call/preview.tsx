import { putConsents } from "@lantern/contract/endpoints/participant";
import { Mic, MicOff, SlidersHorizontal, UserRound, Video } from "lucide-react";
import { Suspense, useState } from "react";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoosePortrait } from "../portraits/choose-portrait.tsx";
import { useLive } from "../stage/live-context.ts";
import { StageButton, selectedIfForced, Tool } from "../ui/buttons.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { useCall, useOwnMedia } from "./call-context.ts";
import { Level } from "./level.tsx";
import { DeviceMenu } from "./load-devices.ts";
import { OwnPicture } from "./picture.tsx";
import type { TeamCall } from "./team-call.ts";
import { useOwnLevel } from "./use-own-level.ts";

const texts = () => t.live().call;

/** Stores the consents. A failure never delays anybody. */
function record(consents: { camera: boolean; microphone: boolean; voice: boolean }): void {
  void request(putConsents, { body: consents }).catch(() => {
    // Stored with the next click; the devices follow the choice in any case.
  });
}

/** Asks for consent before the browser does. Nothing is opened before a click. */
function DeviceConsent({ call: { media } }: { call: TeamCall }) {
  const { choice } = media.state.get();
  const [voice, setVoice] = useState(choice.voice);
  const open = (cam: boolean) => {
    media.agree(voice);
    record({ camera: cam, microphone: true, voice });
    void media.open({ mic: true, cam });
  };
  return (
    <div className="grid grid-cols-1 gap-3 px-4 pt-3 pb-4 sideways:px-3 sideways:[&_button]:px-2 sideways:[&_button]:text-sm">
      <p className="text-ink-soft">{texts().intro}</p>
      <Checkbox
        checked={voice}
        onChange={({ target }) => setVoice(target.checked)}
        label={
          <>
            {texts().voice}
            <small className="block text-sm text-ink-soft">{texts().voiceMore}</small>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-2">
        <StageButton wrap tone="solid" icon={Video} onClick={() => open(true)}>
          {texts().withCamera}
        </StageButton>
        <StageButton wrap tone="line" icon={Mic} onClick={() => open(false)}>
          {texts().voiceOnly}
        </StageButton>
      </div>
    </div>
  );
}

const half = `inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border-[1.5px] border-transparent font-semibold aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:text-ember ${selectedIfForced}`;

function Chosen({ call }: { call: TeamCall }) {
  const { cam, opening } = useOwnMedia(call);
  return (
    <fieldset className="grid grid-cols-2 gap-1.5 p-1.5" aria-label={texts().style}>
      <button
        type="button"
        className={half}
        aria-pressed={cam === null}
        disabled={opening}
        onClick={() => void call.media.setCam(false)}
      >
        <UserRound aria-hidden="true" />
        {texts().portrait}
      </button>
      <button
        type="button"
        className={half}
        aria-pressed={cam !== null}
        disabled={opening}
        onClick={() => void call.media.setCam(true)}
      >
        <Video aria-hidden="true" />
        {texts().camera}
      </button>
    </fieldset>
  );
}

const note = "px-4 py-3 text-ink-soft";

function Inside({ call, seat }: { call: TeamCall; seat: string }) {
  const name = useLive(({ directory }) => directory.people[seat]?.name);
  const { mic, cam, choice, decided, problem } = useOwnMedia(call);
  const [menu, setMenu] = useState(false);
  const on = mic !== null && choice.micOn;
  return (
    <section
      className="group/preview shrink-0 overflow-hidden rounded-md border border-line bg-page"
      aria-label={t.live().lobby.preview}
    >
      <div className={`relative ${decided ? "h-55 sideways:h-40" : "h-40 sideways:h-30"}`}>
        {cam ? <OwnPicture track={cam} /> : <Portrait seat={seat} />}
        {!cam && (
          <ChoosePortrait seat={seat} labelVisible className="absolute top-3 end-3 rounded-md bg-veil" />
        )}
        <span className="absolute bottom-3 start-3.5 rounded-sm bg-veil px-2.5 py-0.5 font-semibold">
          {name}
        </span>
        {decided && (
          <span className="absolute end-3 bottom-3 flex gap-2">
            <Tool
              icon={on ? Mic : MicOff}
              label={on ? texts().micOn : texts().micOff}
              data-on={on || undefined}
              onClick={() => void call.media.setMic(!on)}
            />
            <Tool
              icon={SlidersHorizontal}
              label={texts().settings}
              aria-expanded={menu}
              onClick={() => setMenu(!menu)}
            />
          </span>
        )}
      </div>
      {decided ? <Chosen call={call} /> : <DeviceConsent call={call} />}
      {decided && menu && (
        <Suspense>
          <DeviceMenu call={call} className="px-4 pt-1 pb-4" />
        </Suspense>
      )}
      {decided && problem.mic && <p className={note}>{texts().fix.findings[`mic-${problem.mic}`]}</p>}
      {decided && problem.cam && choice.camOn && (
        <p className={note}>{texts().fix.findings[`cam-${problem.cam}`]}</p>
      )}
    </section>
  );
}

/** Preview of how others will see and hear the person, with the choice of devices. */
export function CallPreview({ seat }: { seat: string }) {
  const call = useCall();
  return call && <Inside call={call} seat={seat} />;
}

/** The microphone's row of the lobby's checks. */
export function MicTest() {
  const call = useCall();
  return call && <MicLevelOnceDecided call={call} />;
}

/** Nothing to show before the person has decided. */
function MicLevelOnceDecided({ call }: { call: TeamCall }) {
  const { decided } = useOwnMedia(call);
  return decided && <MicLevel call={call} />;
}

function MicLevel({ call }: { call: TeamCall }) {
  const { mic } = useOwnMedia(call);
  const level = useOwnLevel(mic, true);
  const [audible, setAudible] = useState(false);
  if (!audible && level > 0.02) setAudible(true);
  return (
    <li>
      <Mic aria-hidden="true" />
      {texts().device.mic}
      <span className="ms-auto inline-flex items-center gap-2.5 text-tide">
        {mic && <Level label={texts().level} value={level} />}
        {mic ? (audible ? texts().audible : texts().speakNow) : texts().notOn}
      </span>
    </li>
  );
}
