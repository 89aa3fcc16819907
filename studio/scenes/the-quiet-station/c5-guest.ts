import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { livingLight } from "../../painters/pip.ts";
import { scene as alone } from "./c5.ts";

/** The old light rests beside Pip. */
export const scene: Scene = {
  ...alone,
  layers: [
    ...alone.layers,
    {
      z: 80,
      paint: (p) => {
        glow(p, 640, 470, 260, "#a9dcf5", 0.2);
        livingLight(p, 640, 460, 52, -0.1, "#a4d8f4", 0.6);
      },
    },
  ],
};
