import { useCallback, useEffect, useRef, useState } from "react";

/** How long End is held. */
export const HOLD_MS = 2000;

/** A press that has to last. `left` counts down in ms while it does; null when nothing is held. */
export function useHold(onDone: () => void, holdMs = HOLD_MS) {
  const [left, setLeft] = useState<number | null>(null);
  const frame = useRef(0);
  const held = useRef(false);
  const done = useRef(onDone);
  done.current = onDone;
  const release = useCallback(() => {
    cancelAnimationFrame(frame.current);
    held.current = false;
    setLeft(null);
  }, []);
  const press = useCallback(() => {
    if (held.current) return;
    held.current = true;
    const since = performance.now();
    const step = () => {
      const passed = performance.now() - since;
      setLeft(Math.max(0, holdMs - passed));
      if (passed < holdMs) {
        frame.current = requestAnimationFrame(step);
        return;
      }
      release();
      done.current();
    };
    step();
  }, [holdMs, release]);
  useEffect(() => release, [release]);
  return { left, press, release };
}
