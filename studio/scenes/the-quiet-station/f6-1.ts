import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { farGarden, frameVines } from "../../painters/garden.ts";
import { beanLeaf, vine } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { hungSpoon } from "../../painters/spoons.ts";

/** Pip stays under its leaf; the spoons sway. */
export const scene: Scene = {
  seed: 261,
  exposure: 1.15,
  sky: {
    top: light("#081a1c"),
    low: light("#14382f"),
    stars: 0,
    nebulae: [{ x: 800, y: 460, radius: 520, color: light("#a8a060", 0.3) }],
  },
  ambient: light("#46645c", 0.4),
  lamps: [{ x: 800, y: 600, z: 110, radius: 330, color: light("#ffdd96", 2.4), haze: 1 }],
  layers: [
    farGarden(light("#7a9a60", 0.42)),
    frameVines(300),
    {
      z: 60,
      relief: 6,
      rim: 1.7,
      paint: (p) => {
        vine(p, -40, 60, 1640, 40, 0, { leaves: 22, size: 110, rich: true });
        for (const [x, y] of pairs("380,300 500,240 1100,250 1220,320"))
          hungSpoon(p, x, 60, y, 1.4, between(p.next, -0.09, 0.09));
        vine(p, 1090, 960, 1050, 380, 40, { leaves: 5, size: 110 });
        beanLeaf(p, 1060, 430, 520, Math.PI - 0.12);
      },
    },
    {
      z: 90,
      paint: (p) => {
        glow(p, 800, 620, 320, "#ffe9b4", 0.16);
        pip(p, 800, 630, 54, -0.1);
        motes(p, 800, 560, 480, 80, "#ffe6ae");
      },
    },
  ],
};
