import { doors } from "./b5.ts";

/** Memory has three or four cells. */
export const scene = doors(
  "b5-some",
  "Five small doors: the lamp of the memory room burns at half its strength over three lit power cells; garden and bed are bright.",
  [4, 3, 3, 0, 0],
);
