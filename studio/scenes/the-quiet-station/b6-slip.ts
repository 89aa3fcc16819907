import { onLeaf } from "./b6-small.ts";

/** A leaf has slipped: the light falls through, and Pip is small. */
export const scene = onLeaf({ size: 36, roof: "slipped" });
