import { type RefObject, useEffect } from "react";

/** Moves the keyboard focus to a new scene's heading when nothing else has it. */
export function useTakeFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
