import { crews } from "./i2.ts";

/** Memory has all it needs: every window is lit. */
export const scene = crews(
  "i2-whole",
  "Seven small relays hang around the station Lumo, their threads of light meet at it, and all six of its windows shine.",
  [1, 1, 1, 1, 1, 1],
);
