import { Mic, MicOff } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { cn } from "../../ui/cn.ts";
import { ChoosePortrait } from "../portraits/choose-portrait.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { usePortrait } from "../ui/use-portrait.ts";
import { useCall, useOwnMedia, useOwnSpeaks, useRemote, useSpeaks } from "./call-context.ts";
import { CameraPicture, OwnPicture } from "./picture.tsx";
import type { TeamCall } from "./team-call.ts";

const texts = () => t.live().call;

/** The person's camera while it is on, else the portrait. */
export function TilePicture({ seat, you }: { seat: string; you: boolean }) {
  const call = useCall();
  if (!call) return you ? <OwnPortrait seat={seat} /> : <Portrait seat={seat} />;
  return you ? <OwnTile call={call} seat={seat} /> : <MateTile call={call} seat={seat} />;
}

function OwnTile({ call, seat }: { call: TeamCall; seat: string }) {
  const { cam } = useOwnMedia(call);
  return cam ? <OwnPicture track={cam} /> : <OwnPortrait seat={seat} />;
}

/** With a button to choose another one: always visible while there is none, and on a phone the whole tile. */
function OwnPortrait({ seat }: { seat: string }) {
  const { picture } = usePortrait(seat);
  return (
    <>
      <Portrait seat={seat} />
      <ChoosePortrait
        seat={seat}
        className={cn(
          "absolute top-2 end-2 z-1 rounded-md bg-veil focus-within:opacity-100 in-[.is-film]:hidden max-xl:inset-0 max-xl:opacity-0 max-xl:[&>button]:size-full",
          picture && "opacity-0 [li:hover>&]:opacity-100",
        )}
      />
    </>
  );
}

function MateTile({ call, seat }: { call: TeamCall; seat: string }) {
  const remote = useRemote(call, seat);
  const visible = remote?.cam && remote.state === "connected";
  return visible ? <CameraPicture stream={remote.stream} /> : <Portrait seat={seat} />;
}

/** Whether somebody is speaking and whether they are muted: by shape and text, never by color alone. */
export function TileVoice({ seat, you }: { seat: string; you: boolean }) {
  const call = useCall();
  if (!call) return null;
  return you ? <OwnVoice call={call} /> : <MateVoice call={call} seat={seat} />;
}

function OwnVoice({ call }: { call: TeamCall }) {
  const { mic, audible: on } = useOwnMedia(call);
  const speaks = useOwnSpeaks(mic, on);
  return <VoiceIcon on={on} speaks={on && speaks} />;
}

function MateVoice({ call, seat }: { call: TeamCall; seat: string }) {
  const remote = useRemote(call, seat);
  const speaks = useSpeaks(call, seat);
  if (!remote) return null;
  if (remote.state === "connecting") return <span className="sr-only">{texts().connecting}</span>;
  if (remote.state === "lost")
    return <span className="text-sm font-normal text-ember">{texts().voiceLost}</span>;
  return <VoiceIcon on={remote.mic} speaks={speaks && remote.mic} />;
}

function VoiceIcon({ on, speaks }: { on: boolean; speaks: boolean }) {
  const Icon = on ? Mic : MicOff;
  return (
    <span
      className="inline-flex text-ink-soft data-speaks:text-ember"
      data-speaks={speaks || undefined}
      title={on ? undefined : texts().muted}
    >
      {speaks ? (
        <span
          className="inline-flex size-4.5 items-end gap-0.5 *:w-1 *:rounded-[1px] *:bg-current"
          aria-hidden="true"
        >
          <i className="h-[45%]" />
          <i className="h-[95%]" />
          <i className="h-[65%]" />
        </span>
      ) : (
        <Icon aria-hidden="true" />
      )}
      <span className="sr-only">{speaks ? texts().speaking : on ? "" : texts().muted}</span>
    </span>
  );
}
