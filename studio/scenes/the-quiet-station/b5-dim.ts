import { doors } from "./b5.ts";

/** Memory has almost nothing. */
export const scene = doors(
  "b5-dim",
  "Five small doors: over the memory room the lamp is almost out, with one power cell in its rack; garden and bed are bright.",
  [4, 3, 1, 0, 0],
);
