import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";

/** Posts of the new way, from far to near: where each stands and how large it is. */
const WAY = [
  [900, 566, 0.42],
  [1120, 590, 0.52],
  [1270, 642, 0.7],
  [1180, 716, 0.95],
  [850, 760, 1.1],
  [430, 800, 1.3],
] as const;

/** The way round the heron: six posts in a curve, each with a lantern. */
export const scene: Scene = {
  id: "c3",
  alt: "Six lit lanterns on posts stand in the water in a wide curve around a heron; fog lies in bands between them.",
  seed: 753,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#35525a"),
    stars: 0,
    nebulae: [
      { x: 600, y: 260, radius: 620, color: light("#7d9a9b", 0.3) },
      { x: 1300, y: 340, radius: 500, color: light("#5f7e83", 0.3) },
    ],
  },
  ambient: light("#6f959a", 0.34),
  lamps: WAY.map(([x, y, s]) => ({
    x: x + 30 * s,
    y: y - 130 * s,
    z: 60 + s * 60,
    radius: 170 * s,
    color: light("#ffc45e", 1.5),
    haze: 0.8,
  })),
  layers: [
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 520, 920, "#4d6d74", "#0b2530", 760);
        for (const [x, y, s] of WAY) reflection(p, x + 20 * s, y, 120 * s, 50 * s, "#ffbe5c", 0.55);
      },
      mist: { color: light("#9ab4b4", 0.5), amount: 0.72, band: [520, 90] },
    },
    {
      z: -40,
      relief: 4,
      rim: 1.6,
      paint: (p) => {
        for (const way of WAY.slice(0, 3)) lit(p, way);
        heron(p, 690, 690, 1.02, 1);
      },
      mist: { color: light("#9fb8b8", 0.5), amount: 0.42, band: [640, 56] },
    },
    {
      z: 90,
      relief: 5,
      rim: 1.8,
      paint: (p) => {
        for (const way of WAY.slice(3)) lit(p, way);
      },
      mist: { color: light("#86a2a5", 0.4), amount: 0.26, band: [800, 60] },
    },
  ],
};

function lit(p: Parameters<typeof post>[0], [x, y, s]: (typeof WAY)[number]): void {
  post(p, x, y, 190 * s, 34 * s);
  lantern(p, x + 30 * s, y - 190 * s, s);
  glow(p, x + 30 * s, y - 130 * s, 150 * s, salt.gold, 0.24);
}
