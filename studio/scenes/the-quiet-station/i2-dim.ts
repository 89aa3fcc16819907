import { crews } from "./i2.ts";

/** Memory has almost nothing: one window is left. */
export const scene = crews([0, 0, 0, 0.8, 0, 0]);
