import { light } from "../kit/palette.ts";
import { line } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { iceDust } from "../painters/ice.ts";
import { onaLamp } from "../painters/lamp.ts";

const LAMPS = [
  [180, 330, 0.85],
  [400, 250, 0.7],
  [620, 370, 0.95],
  [850, 270, 0.75],
  [1080, 350, 0.9],
  [1300, 240, 0.7],
  [1480, 340, 0.85],
] as const;

/** One lamp for each crew, hanging in the night. */
export const scene: Scene = {
  id: "i2",
  alt: "Seven amber lamps hang at different heights against the stars, one for each crew, all lit.",
  seed: 87,
  sky: {
    top: light("#04070f"),
    low: light("#0d1932"),
    sun: [0.3, 0.3, -0.8],
    planet: { x: 800, y: 1240, radius: 640, axis: [0.06, 0.96, 0.16], ring: [1.24, 2.3], light: 0.8 },
    nebulae: [{ x: 420, y: 240, radius: 520, color: light("#4b4a72", 0.3) }],
  },
  ambient: light("#4b5a80", 0.25),
  lamps: LAMPS.map(([x, y, s]) => ({
    x,
    y: y + 20,
    z: 90,
    radius: 90 * s,
    color: light("#ffb25a", 1.6),
    haze: 0.5,
  })),
  layers: [
    {
      z: -100,
      paint: (p) => iceDust(p, 0, 500, 1600, 400, 160, 0.5),
      mist: { color: light("#53669a", 0.3), amount: 0.3, band: [620, 220] },
    },
    {
      z: 40,
      relief: 6,
      round: 14,
      paint: (p) => {
        for (const [x, y, s] of LAMPS) {
          line(p.c, `M${x} -10V${y - 66 * s}`, "#4a4254", 4);
          onaLamp(p, x, y, s, { tilt: (800 - x) * 0.00022, lit: 0.95 });
        }
      },
    },
  ],
};
