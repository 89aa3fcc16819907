import { song } from "./c2.ts";

/** The song is read. */
export const scene = song({ size: 78, signs: [0, 1, 2, 3, 4], strength: 0.95 });
