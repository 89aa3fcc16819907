import type { CSSProperties } from "react";

/** Class of an animated element that appears after those before it. With reduced motion all are there at once. */
export const inTurn = "motion-safe:[animation-delay:var(--turn)] motion-safe:[animation-fill-mode:both]";

/** The delay of an element that appears after `at` others, one every `everyMs`. */
export function turn(at: number, everyMs: number): CSSProperties {
  return { "--turn": `${Math.round(at * everyMs)}ms` } as CSSProperties;
}
