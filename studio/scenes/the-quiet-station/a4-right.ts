import { windows } from "./a4.ts";

/** The pattern is shown back: all six hold still and shine. */
export const scene = windows([2, 3, 4, 4, 3, 5], 1);
