import { song } from "./c2.ts";

/** The song is read. */
export const scene = song(
  "c2-song",
  "Pip shines large among the leaves, and all five pairs of signs above it are as bright as lamps.",
  { size: 78, signs: [0, 1, 2, 3, 4], strength: 0.95 },
);
