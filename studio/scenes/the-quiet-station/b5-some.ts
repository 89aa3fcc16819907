import { doors } from "./b5.ts";

/** Memory has three or four cells. */
export const scene = doors([4, 3, 3, 0, 0]);
