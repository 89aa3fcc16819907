import { onLeaf } from "./b6-small.ts";

/** A leaf has slipped: the light falls through, and Pip is small. */
export const scene = onLeaf(
  "b6-slip",
  "Of six bean leaves over Pip one has slipped down; Pip waits, small, under the others.",
  { size: 36, roof: "slipped" },
);
