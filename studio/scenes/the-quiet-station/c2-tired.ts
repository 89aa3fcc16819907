import { song } from "./c2.ts";

/** Pip is tired and has stopped. */
export const scene = song(
  "c2-tired",
  "Pip is small and dim among the leaves; of its song only two faint pairs of signs are left in the air.",
  { size: 26, signs: [0, 4], strength: 0.3 },
);
