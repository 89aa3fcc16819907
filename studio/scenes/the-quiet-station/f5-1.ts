import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { farGarden, frameVines } from "../../painters/garden.ts";
import { beanLeaf, pod, vine } from "../../painters/leaves.ts";
import { livingLight } from "../../painters/pip.ts";

/** Pip stays, and grows one leaf at a time. */
export const scene: Scene = {
  seed: 251,
  exposure: 1.15,
  sky: {
    top: light("#0a2020"),
    low: light("#1a4438"),
    stars: 0,
    nebulae: [{ x: 800, y: 420, radius: 560, color: light("#b8b060", 0.35) }],
  },
  ambient: light("#4a6a5a", 0.42),
  lamps: [{ x: 830, y: 470, z: 110, radius: 360, color: light("pip", 2.5), haze: 1 }],
  layers: [
    farGarden(light("#8aa860", 0.42)),
    frameVines(330),
    {
      z: 50,
      relief: 7,
      rim: 1.7,
      paint: (p) => {
        vine(p, 1180, 960, 1120, -30, 60, { leaves: 9, size: 170, rich: true });
        pod(p, 1075, 240, 360, Math.PI / 2 + 0.1);
        beanLeaf(p, 470, 720, 420, -0.08);
        beanLeaf(p, 520, 330, 240, -0.7);
      },
    },
    {
      z: 80,
      paint: (p) => {
        glow(p, 830, 480, 420, "#ffe9b4", 0.1);
        livingLight(p, 830, 490, 112, 0.08, "#ffe9b0", 0.62);
        motes(p, 830, 460, 520, 90, "#ffeec0");
      },
    },
  ],
};
