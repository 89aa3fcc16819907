import { useCallback, useEffect, useRef, useState } from "react";

/** How long End must stay pressed, in milliseconds. */
export const DELAY_MS = 2000;

/**
 * Calls `onDone` after `delayMs` of uninterrupted pressing. `left` counts down in milliseconds; null when nothing is
 * pressed.
 */
export function useDelayedAction(onDone: () => void, delayMs = DELAY_MS) {
  const [left, setLeft] = useState<number | null>(null);
  const frame = useRef(0);
  const isRunning = useRef(false);
  const done = useRef(onDone);
  done.current = onDone;
  const release = useCallback(() => {
    cancelAnimationFrame(frame.current);
    isRunning.current = false;
    setLeft(null);
  }, []);
  const begin = useCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    const since = performance.now();
    const step = () => {
      const passed = performance.now() - since;
      setLeft(Math.max(0, delayMs - passed));
      if (passed < delayMs) {
        frame.current = requestAnimationFrame(step);
        return;
      }
      release();
      done.current();
    };
    step();
  }, [delayMs, release]);
  useEffect(() => release, [release]);
  return { left, begin, release };
}
