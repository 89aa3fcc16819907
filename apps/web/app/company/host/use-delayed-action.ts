import { useEffect, useEffectEvent, useState } from "react";

/** How long End must stay pressed, in milliseconds. */
export const DELAY_MS = 2000;

/** Calls `step` before every frame until it returns false, or the returned function is called. */
function everyFrame(step: () => boolean): () => void {
  let frame = requestAnimationFrame(function next() {
    if (step()) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Calls `onDone` after `delayMs` of uninterrupted pressing. `left` counts down in milliseconds; null when nothing is
 * pressed.
 */
export function useDelayedAction(onDone: () => void, delayMs = DELAY_MS) {
  const [since, setSince] = useState<number | null>(null);
  const [passed, setPassed] = useState(0);
  const finish = useEffectEvent(() => {
    setSince(null);
    onDone();
  });
  useEffect(() => {
    if (since === null) return;
    return everyFrame(() => {
      const now = performance.now() - since;
      setPassed(now);
      if (now < delayMs) return true;
      finish();
      return false;
    });
  }, [since, delayMs]);
  return {
    left: since === null ? null : Math.max(0, delayMs - passed),
    begin: () => {
      if (since !== null) return;
      setPassed(0);
      setSince(performance.now());
    },
    release: () => setSince(null),
  };
}
