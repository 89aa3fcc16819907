import { light } from "../../kit/palette.ts";
import { cut, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { lantern, salt, wall } from "../../painters/harbor.ts";
import { boots, steps } from "../../painters/quay.ts";

const PAIRS = [
  [210, "#4c4a44"],
  [446, "#3f5a5c"],
  [682, "#5a5f58"],
  [918, "#3c4248"],
  [1154, "#57524a"],
  [1390, "#3a5248"],
] as const;

/** Six lanterns and six pairs of boots, ready for stairs that have no end. */
export const scene: Scene = {
  seed: 719,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#33505a"),
    stars: 0,
    nebulae: [{ x: 860, y: 120, radius: 520, color: light("#8aa6a6", 0.34) }],
  },
  ambient: light("#6f9398", 0.28),
  lamps: PAIRS.map(([x]) => ({
    x: x + 76,
    y: 740,
    z: 190,
    radius: 165,
    color: light("lantern", 1.7),
    haze: 0.5,
  })),
  layers: [
    {
      z: -200,
      relief: 9,
      paint: (p) => {
        wall(p, -40, -40, 980, "#748482");
        cut(p, "M430 720V300C430 20 640 -70 810 -70C980 -70 1190 20 1190 300V720Z");
        line(p.c, "M430 720V300C430 20 640 -70 810 -70C980 -70 1190 20 1190 300V720", "#8d9a96", 30);
        line(p.c, "M412 720V300C412 10 640 -90 810 -90", "rgba(6,16,22,.5)", 5);
      },
    },
    {
      z: -120,
      relief: 6,
      paint: (p) => steps(p, { x: 800, y: 700, width: 640, rise: 56, count: 17, shrink: 0.9, turn: 0.1 }),
      mist: { color: light("#8aa7aa", 0.5), amount: 0.62, band: [250, 260] },
    },
    {
      z: 40,
      relief: 7,
      paint: (p) => wall(p, 690, 690, 240, "#59686c"),
    },
    {
      z: 110,
      relief: 6,
      round: 8,
      rim: 1.8,
      paint: (p) => {
        for (const [x, tone] of PAIRS) {
          boots(p, x, 802, 1.35, tone);
          lantern(p, x + 104, 684, 1.3);
          glow(p, x + 104, 762, 130, salt.gold, 0.2);
        }
      },
    },
  ],
};
