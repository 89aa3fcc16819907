import { windows } from "./a4.ts";

/** The pattern is shown back: all six hold still and shine. */
export const scene = windows(
  "a4-right",
  "Close to the station's hull: all six round windows shine amber with two, three, four, four, three and five bars of light.",
  [2, 3, 4, 4, 3, 5],
  1,
);
