import { evening } from "./a5-up.ts";

/** One cell is spent: Ona's lamp is lower. */
export const scene = evening({ tilt: 0.3, lit: 0.42 });
