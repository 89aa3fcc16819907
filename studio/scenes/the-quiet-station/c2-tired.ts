import { song } from "./c2.ts";

/** Pip is tired and has stopped. */
export const scene = song({ size: 26, signs: [0, 4], strength: 0.3 });
