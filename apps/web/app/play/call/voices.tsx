import { Volume2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useSpeech } from "../announcer/speech.tsx";
import { useStore } from "../client/use-store.ts";
import { autoplay } from "../system-check/checks.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useOwnMedia } from "./call-context.ts";
import type { RemoteMedia } from "./call-state.ts";
import type { TeamCall } from "./team-call.ts";

interface VoiceProps {
  remote: RemoteMedia;
  speaker: string | null;
  /** The browser waits for a click. Then the same stream is played again. */
  blocked: boolean;
  onBlocked(): void;
}

function Voice({ remote, speaker, blocked, onBlocked }: VoiceProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const { stream } = remote;
  const play = useEffectEvent((element: HTMLAudioElement) => {
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "NotAllowedError") onBlocked();
    });
  });
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    if (element.srcObject !== stream) element.srcObject = stream;
    if (!blocked) play(element);
  }, [stream, blocked]);
  useEffect(() => {
    // Where a browser can't choose an output, the system's default stays.
    void audio.current?.setSinkId?.(speaker ?? "").catch(() => {});
  }, [speaker]);
  // biome-ignore lint/a11y/useMediaCaption: a live voice has no captions
  return <audio ref={audio} autoPlay />;
}

/**
 * Everybody's voice. Where the browser blocks sound before the first click, a button appears; a click anywhere else
 * works as well. During films nobody speaks, and the film has a button of its own.
 */
export function Voices({ call }: { call: TeamCall }) {
  const peers = useStore(call.mesh.state, (state) => state.peers);
  const { choice, mutedForFilm } = useOwnMedia(call);
  const [blocked, setBlocked] = useState(false);
  const { announce } = useSpeech();
  const isSilent = blocked && !mutedForFilm;
  useEffect(() => {
    if (isSilent) announce({ key: "sound", urgency: "now", text: t.live().call.soundOn });
  }, [isSilent, announce]);
  useEffect(() => {
    // Joining was a click on the page before, which not every browser counts.
    autoplay().then(
      (how) => how === "after-click" && setBlocked(true),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (!blocked) return;
    const pressed = new AbortController();
    const again = () => setBlocked(false);
    for (const type of ["click", "keydown"])
      addEventListener(type, again, { capture: true, signal: pressed.signal });
    return () => pressed.abort();
  }, [blocked]);
  return (
    <>
      {Object.entries(peers).map(([seat, remote]) => (
        <Voice
          key={seat}
          remote={remote}
          speaker={choice.speaker?.id ?? null}
          blocked={blocked}
          onBlocked={() => setBlocked(true)}
        />
      ))}
      {isSilent && (
        <div className="fixed inset-x-0 bottom-21 z-9 flex justify-center">
          <StageButton tone="solid" icon={Volume2}>
            {t.live().call.soundOn}
          </StageButton>
        </div>
      )}
    </>
  );
}
