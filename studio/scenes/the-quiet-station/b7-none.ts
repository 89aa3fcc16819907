import { report } from "./b7.ts";

/** Nothing is sent: the screen is dark, and Tavi looks at Lani's photograph. */
export const scene = report(
  "b7-none",
  "Tavi's screen is dark; Tavi has turned to the photograph of Lani, on which the lamp shines.",
  "none",
);
