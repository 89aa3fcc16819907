import type { Scene } from "../../kit/scene.ts";
import { ripples } from "../../painters/air.ts";
import { scene as low } from "./a3c.ts";

/** The garden lamp is out. */
export const scene: Scene = {
  ...low,
  layers: [
    ...low.layers.slice(0, 2),
    { z: 40, paint: (p) => ripples(p, 60, 800, 220, 120, 9, "#e86a4a", 0.4) },
  ],
};
