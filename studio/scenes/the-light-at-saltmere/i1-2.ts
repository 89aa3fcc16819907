import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { bow } from "../../painters/boats.ts";
import { reflection, salt, water } from "../../painters/harbor.ts";

/** The seven boats: where each bow stands, how large, its color and how it leans. */
const BOWS = [
  [120, 770, 0.92, "#6a6f52", 0.03],
  [352, 740, 0.8, "#4f6f78", -0.02],
  [560, 720, 0.7, "#7a6a58", 0.03],
  [760, 712, 0.66, "#5a7a74", -0.03],
  [966, 722, 0.72, "#59617a", 0.02],
  [1190, 746, 0.84, "#6f7a5c", -0.03],
  [1450, 790, 1.04, "#3f6a6c", 0.03],
] as const;

/** Seven bows in a row that wait, and two gold dots behind them. */
export const scene: Scene = {
  seed: 742,
  exposure: 1.18,
  sky: {
    top: light("#0e1c23"),
    low: light("#405c63"),
    stars: 0,
    nebulae: [{ x: 800, y: 360, radius: 760, color: light("#84a09f", 0.32) }],
  },
  ambient: light("#7599a0", 0.32),
  lamps: BOWS.map(([x, y, s]) => ({
    x: x + 30 * s,
    y: y - 300 * s,
    z: 90,
    radius: 120 * s,
    color: light("lantern", 1.4),
    haze: 0.7,
  })),
  layers: [
    {
      z: -260,
      paint: (p) => {
        for (const x of [690, 860]) {
          glow(p, x, 372, 70, salt.gold, 0.5);
          glow(p, x, 372, 13, "#fff1cc", 1);
        }
      },
    },
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 560, 920, "#54757a", "#0d2b36", 720);
        for (const [x, y, s] of BOWS) reflection(p, x + 24 * s, y + 8, 110, 44 * s, "#ffbe5c", 0.5);
      },
      mist: { color: light("nearFog", 0.6), amount: 0.85, band: [550, 130] },
    },
    {
      z: 30,
      relief: 5,
      round: 12,
      rim: 1.8,
      paint: (p) => {
        for (const [x, y, s, tone, tilt] of [...BOWS].sort((a, b) => a[2] - b[2]))
          bow(p, x, y, s, { tone, tilt });
      },
      mist: { color: light("#8fabac", 0.45), amount: 0.36, band: [700, 130] },
    },
  ],
};
