import { crews } from "./i2.ts";

/** Memory has all it needs: every window is lit. */
export const scene = crews([1, 1, 1, 1, 1, 1]);
