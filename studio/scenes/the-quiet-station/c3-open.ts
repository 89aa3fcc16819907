import type { Scene } from "../../kit/scene.ts";
import { answered } from "./c3-ajar.ts";

export const scene: Scene = answered(
  "c3-open",
  "The great round door stands half open; behind it ice-blue lights of all sizes wait before the ring, and the first has come to the sill.",
  0.52,
);
