import { putConsents } from "@lantern/contract/endpoints";
import { Mic, MicOff, SlidersHorizontal, UserRound, Video } from "lucide-react";
import { useState } from "react";
import { call as request } from "../../api/client.ts";
import { t } from "../../i18n/index.ts";
import { useLive } from "../stage/live-context.ts";
import { StageButton, Tool } from "../ui/buttons.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { useCall, useOwnLevel, useOwnMedia } from "./call-context.ts";
import { DeviceMenu } from "./device-menu.tsx";
import { Level } from "./level.tsx";
import { OwnPicture } from "./picture.tsx";
import type { TeamCall } from "./team-call.ts";

const texts = t.live.call;

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
    <div className="l-consent">
      <p>{texts.intro}</p>
      <label className="l-agree">
        <input type="checkbox" checked={voice} onChange={({ target }) => setVoice(target.checked)} />
        <span>
          {texts.voice}
          <small>{texts.voiceMore}</small>
        </span>
      </label>
      <div>
        <StageButton tone="solid" icon={Video} onClick={() => open(true)}>
          {texts.withCamera}
        </StageButton>
        <StageButton tone="line" icon={Mic} onClick={() => open(false)}>
          {texts.voiceOnly}
        </StageButton>
      </div>
    </div>
  );
}

function Chosen({ call }: { call: TeamCall }) {
  const { cam, opening } = useOwnMedia(call);
  return (
    <fieldset className="l-choose" aria-label={texts.style}>
      <button
        type="button"
        aria-pressed={cam === null}
        disabled={opening}
        onClick={() => void call.media.setCam(false)}
      >
        <UserRound aria-hidden="true" />
        {texts.portrait}
      </button>
      <button
        type="button"
        aria-pressed={cam !== null}
        disabled={opening}
        onClick={() => void call.media.setCam(true)}
      >
        <Video aria-hidden="true" />
        {texts.camera}
      </button>
    </fieldset>
  );
}

function Inside({ call, seat }: { call: TeamCall; seat: string }) {
  const name = useLive(({ directory }) => directory.people[seat]?.name);
  const { mic, cam, choice, decided, problem } = useOwnMedia(call);
  const [menu, setMenu] = useState(false);
  const on = mic !== null && choice.micOn;
  return (
    <section className="l-preview" aria-label={t.live.lobby.preview}>
      <div className="l-preview-pic">
        {cam ? <OwnPicture track={cam} /> : <Portrait seat={seat} />}
        <span className="l-preview-name">{name}</span>
        {decided && (
          <span className="l-preview-tools">
            <Tool
              icon={on ? Mic : MicOff}
              label={on ? texts.micOn : texts.micOff}
              data-on={on || undefined}
              onClick={() => void call.media.setMic(!on)}
            />
            <Tool
              icon={SlidersHorizontal}
              label={texts.settings}
              aria-expanded={menu}
              onClick={() => setMenu(!menu)}
            />
          </span>
        )}
      </div>
      {decided ? <Chosen call={call} /> : <DeviceConsent call={call} />}
      {decided && menu && <DeviceMenu call={call} />}
      {decided && problem.mic && <p className="l-preview-note">{texts.fix.findings[`mic-${problem.mic}`]}</p>}
      {decided && problem.cam && choice.camOn && (
        <p className="l-preview-note">{texts.fix.findings[`cam-${problem.cam}`]}</p>
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
export function MicCheck() {
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
      {texts.device.mic}
      <span className="l-mic-check">
        {mic && <Level value={level} />}
        {mic ? (audible ? texts.audible : texts.speakNow) : texts.notOn}
      </span>
    </li>
  );
}
