import type { Scene } from "../../kit/scene.ts";
import { oldLights } from "../../painters/pip.ts";
import { scene as alone } from "./c5.ts";

/** Hundreds of lights hum in the door. */
export const scene: Scene = {
  ...alone,
  layers: [
    ...alone.layers.slice(0, 1),
    {
      z: 0,
      paint: (p) =>
        oldLights(
          p,
          34,
          (t) => [300 + ((t * 9.1) % 1) * 270, 240 + ((t * 7.3) % 1) * 390, 0.4 + t * 0.8],
          13,
        ),
    },
    ...alone.layers.slice(2),
  ],
};
