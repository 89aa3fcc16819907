import { kitchen } from "./a6-away.ts";

/** Moss was asked kindly: it has a spoon after all. */
export const scene = kitchen(
  "a6-spoon",
  "The small round robot beside the empty drawer has turned to us; with one thin arm it holds up a spoon.",
  { look: -1, holds: true },
);
