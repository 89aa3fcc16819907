import { type RefObject, useEffect } from "react";

/**
 * Moves the keyboard focus to a new scene's heading when nothing else has it, and again in each phase: the control
 * that had the focus may have left with the one before.
 */
export function useTakeFocus(heading: RefObject<HTMLElement | null>, phase = ""): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is when to look, not what to look at
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, phase]);
}
