import { doors } from "./b5.ts";

/** Memory has almost nothing. */
export const scene = doors([4, 3, 1, 0, 0]);
