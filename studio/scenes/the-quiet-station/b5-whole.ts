import { doors } from "./b5.ts";

/** Memory has its five cells. */
export const scene = doors([4, 3, 5, 0, 0]);
