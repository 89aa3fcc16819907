import { useEffect, useState } from "react";
import { Meter } from "./speech.ts";

/** Interval between loudness measurements, ms. */
export const LISTEN_MS = 120;

/** Loudness of the person's own microphone, 0–1, while `listen` is true. */
export function useOwnLevel(track: MediaStreamTrack | null, listen: boolean): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track || !listen) return;
    const meter = new Meter(track);
    const timer = setInterval(() => setLevel(meter.level()), LISTEN_MS);
    return () => {
      clearInterval(timer);
      meter.close();
      setLevel(0);
    };
  }, [track, listen]);
  return level;
}
