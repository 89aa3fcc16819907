import { crews } from "./i2.ts";

/** Memory has almost nothing: one window is left. */
export const scene = crews(
  "i2-dim",
  "Seven small relays hang around the station Lumo, their threads of light meet at it, but only one of its six windows is lit.",
  [0, 0, 0, 0.8, 0, 0],
);
