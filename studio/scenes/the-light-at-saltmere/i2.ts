import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { post, reflection, salt, tower, wall, water } from "../../painters/harbor.ts";
import { lampPole } from "../../painters/quay.ts";

/** The lanterns of the wall, from near to far: middle of the foot and size. */
const CREWS = [
  [1330, 627, 1.2],
  [1080, 607, 0.94],
  [880, 591, 0.74],
  [724, 579, 0.58],
  [602, 569, 0.46],
  [508, 562, 0.37],
  [434, 556, 0.3],
] as const;

/** The wall with one lantern for each crew, all the way to the dark tower. */
export const scene: Scene = {
  seed: 744,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#38565f"),
    stars: 0,
    nebulae: [{ x: 1000, y: 260, radius: 720, color: light("bank", 0.32) }],
  },
  ambient: light("#6f959a", 0.32),
  lamps: CREWS.map(([x, y, s]) => ({
    x: x + 48 * s,
    y: y - 180 * s,
    z: 70,
    radius: 210 * s,
    color: light("lantern", 1.6),
    haze: 0.8,
  })),
  layers: [
    {
      z: -240,
      relief: 4,
      round: 12,
      paint: (p) => tower(p, 300, 556, 430),
      mist: { color: light("fog", 0.5), amount: 0.62, band: [540, 220] },
    },
    {
      z: -60,
      relief: 7,
      rim: 1.6,
      paint: (p) => {
        wall(p, 520, 650, 250);
        for (const [x, y, s] of [...CREWS].reverse()) {
          lampPole(p, x, y + 4, s);
          glow(p, x + 48 * s, y - 180 * s, 170 * s, salt.gold, 0.26);
        }
      },
      mist: { color: light("#93adae", 0.42), amount: 0.3, band: [560, 90] },
    },
    {
      z: 60,
      relief: 3,
      paint: (p) => {
        water(p, 700, 920, "#40616a", "#0b2530", 420);
        for (const [x, , s] of CREWS)
          reflection(p, x + 48 * s, 704, 190 * (0.4 + s * 0.5), 70 * s, "#ffbe5c", 0.55);
      },
      mist: { color: light("nearFog", 0.45), amount: 0.45, band: [706, 60] },
    },
    { z: 230, blur: 4, relief: 8, rim: 1.6, paint: (p) => post(p, 110, 950, 330, 100) },
  ],
};
