import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the keyboard focus to a new scene's heading when nothing else has it, and again in each phase: the control
 * that had the focus may have left with the one before.
 */
export function useTakeFocus(heading: RefObject<HTMLElement | null>, phase = ""): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    const focused = document.activeElement;
    if (!focused || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, phase]);
}
