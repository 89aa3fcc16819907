import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { farGarden, frameVines } from "../../painters/garden.ts";
import { beanLeaf } from "../../painters/leaves.ts";
import { livingLight } from "../../painters/pip.ts";
import { sign } from "../../painters/signs.ts";

/** Pip gives back one sign, slow, and dims. */
export const scene: Scene = {
  seed: 221,
  exposure: 1.1,
  sky: {
    top: light("#030d14"),
    low: light("#082026"),
    stars: 0.2,
    nebulae: [{ x: 800, y: 460, radius: 420, color: light("#2f6f6a", 0.3) }],
  },
  ambient: light("#3c5a64", 0.34),
  lamps: [{ x: 800, y: 570, z: 100, radius: 190, color: light("pip", 1.6), haze: 0.9 }],
  layers: [
    farGarden(light("#2f6f70", 0.4)),
    frameVines(360),
    {
      z: 60,
      relief: 7,
      rim: 1.6,
      paint: (p) => {
        beanLeaf(p, 1080, 470, 420, Math.PI - 0.12);
        beanLeaf(p, 560, 690, 360, 0.1);
      },
    },
    {
      z: 80,
      paint: (p) => {
        livingLight(p, 800, 590, 30, 0.2, "#ffeec0", 0.7);
        glow(p, 800, 300, 110, "#ffe9b4", 0.1);
        sign(p, "circle", 800, 268, 24, "rgba(255,238,200,.3)", true);
        sign(p, "cross", 800, 336, 24, "rgba(255,238,200,.3)", true);
      },
    },
  ],
};
