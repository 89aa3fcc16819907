import type { CSSProperties } from "react";

/** Class of an animated element that appears after those before it. With reduced motion all are there at once. */
export const inTurn = "motion-safe:[animation-delay:var(--turn)] motion-safe:[animation-fill-mode:both]";

/** When it appears: `at` others come before it, one every so many ms. */
export function turn(at: number, everyMs: number): CSSProperties {
  return { "--turn": `${Math.round(at * everyMs)}ms` } as CSSProperties;
}
