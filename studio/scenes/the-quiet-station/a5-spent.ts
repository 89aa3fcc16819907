import { evening } from "./a5-up.ts";

/** One cell is spent: Ona's lamp is lower. */
export const scene = evening(
  "a5-spent",
  "The amber lamp in the dark corridor burns at half its strength; most of the walls have gone dark.",
  { tilt: 0.3, lit: 0.42 },
);
