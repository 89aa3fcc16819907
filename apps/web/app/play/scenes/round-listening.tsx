import { useEffect, useEffectEvent } from "react";
import { useOwnMedia } from "../call/call-context.ts";
import { Meter, Speech } from "../call/speech.ts";
import type { TeamCall } from "../call/team-call.ts";

const LISTEN_MS = 100;
/** [G11] Heard for this long, somebody has spoken. */
const VOICE_MS = 1500;
/** [G12] Quiet for this long after choosing a thing, somebody has finished. */
const QUIET_MS = 2000;

interface Listening {
  call: TeamCall;
  /** A thing is chosen: quiet ends the turn. */
  waits: boolean;
  onVoice(): void;
  onQuiet(): void;
}

/**
 * [G36] Listens to the person's own microphone during their part of a turn. Nothing of it leaves the page: it presses the
 * buttons "I've asked" and "Done". Only for those who agreed to share when they speak, and for those without a microphone,
 * who are always quiet.
 */
export function RoundListening({ call, waits, onVoice, onQuiet }: Listening) {
  const { mic, choice } = useOwnMedia(call);
  const listens = mic === null || choice.voice;
  const voice = useEffectEvent(onVoice);
  const quiet = useEffectEvent(onQuiet);
  useEffect(() => {
    if (!listens) return;
    const meter = mic && new Meter(mic);
    const speech = new Speech();
    let [voiceMs, quietMs, spoke] = [0, 0, false];
    const timer = setInterval(() => {
      const speaks =
        meter !== null && mic?.enabled === true && speech.update(meter.level(), performance.now());
      voiceMs += speaks ? LISTEN_MS : 0;
      quietMs = speaks ? 0 : quietMs + LISTEN_MS;
      if (voiceMs >= VOICE_MS && !spoke) {
        spoke = true;
        voice();
      }
      if (waits && quietMs >= QUIET_MS) {
        clearInterval(timer);
        quiet();
      }
    }, LISTEN_MS);
    return () => {
      clearInterval(timer);
      meter?.close();
    };
  }, [listens, mic, waits]);
  return null;
}
