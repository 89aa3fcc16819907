import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { farGarden, frameVines } from "../../painters/garden.ts";
import { vine } from "../../painters/leaves.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { hungSpoon } from "../../painters/spoons.ts";

/** Some stars come in: old lights among the beans, and the spoons ring. */
export const scene: Scene = {
  seed: 205,
  exposure: 1.15,
  sky: {
    top: light("#04121a"),
    low: light("#0b2c30"),
    stars: 0.3,
    nebulae: [{ x: 800, y: 420, radius: 560, color: light("#3f8f9a", 0.4) }],
  },
  ambient: light("#42666a", 0.42),
  lamps: [
    { x: 560, y: 430, z: 110, radius: 300, color: light("family", 1.4), haze: 0.8 },
    { x: 1120, y: 480, z: 110, radius: 300, color: light("family", 1.3), haze: 0.8 },
    { x: 840, y: 560, z: 120, radius: 240, color: light("pip", 1.8), haze: 0.8 },
    { x: 800, y: -100, z: 160, radius: 500, color: light("lamp", 1), haze: 0.2 },
  ],
  layers: [
    farGarden(),
    {
      z: -40,
      paint: (p) =>
        oldLights(p, 18, (t) => [200 + t * 1200, between(p.next, 220, 700), between(p.next, 0.3, 0.8)], 20),
    },
    frameVines(330),
    {
      z: 60,
      relief: 6,
      rim: 1.7,
      paint: (p) => {
        vine(p, -40, 80, 1640, 60, 0, { leaves: 26, size: 100, rich: true });
        for (const [x, y] of pairs("420,260 560,320 700,250 930,300 1080,240 1230,310"))
          hungSpoon(p, x, 70, y, 1.25, between(p.next, -0.05, 0.05));
      },
    },
    {
      z: 90,
      paint: (p) => {
        oldLights(p, 6, (t) => [430 + t * 800, 520 + ((t * 4.7) % 1) * 200, 1], 30);
        pip(p, 840, 570, 50, -0.16);
        motes(p, 800, 480, 620, 90, "#ffe6ae");
      },
    },
  ],
};
