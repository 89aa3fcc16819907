import { doors } from "./b5.ts";

/** Garden and bed have what they need; the others wait. */
export const scene = doors(
  "b5-safe",
  "Five small doors: the lamps of garden and bed burn bright over four and three lit power cells; the other three are nearly dark.",
  [4, 3, 0, 0, 0],
);
