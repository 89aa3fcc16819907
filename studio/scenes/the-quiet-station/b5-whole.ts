import { doors } from "./b5.ts";

/** Memory has its five cells. */
export const scene = doors(
  "b5-whole",
  "Five small doors: the lamp of the memory room burns brightest, over a full rack of five lit power cells, between those of garden and bed.",
  [4, 3, 5, 0, 0],
);
