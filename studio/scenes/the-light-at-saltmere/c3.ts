import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { rowingBoatBack, rowingBoatFront } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, tower, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { houses } from "../../painters/town.ts";
import { RUDA, TAVI } from "../../painters/townsfolk.ts";

/** Posts of the new way, from far to near: where each stands and how large it is. */
const WAY = [
  [700, 548, 0.42],
  [930, 566, 0.52],
  [1100, 620, 0.7],
  [1010, 700, 0.95],
  [660, 740, 1.12],
  [290, 800, 1.4],
] as const;

/** The way round the heron: six posts in a curve, each with a lantern, and the last one just hung. */
export const scene: Scene = lifted(90, {
  seed: 753,
  exposure: 1.22,
  sky: {
    top: light("#0a1720"),
    low: light("#38565e"),
    stars: 0.2,
    nebulae: [
      { x: 600, y: 220, radius: 620, color: light("bank", 0.3) },
      { x: 1300, y: 300, radius: 500, color: light("#5f7e83", 0.3) },
    ],
  },
  ambient: light("#6f959a", 0.36),
  lamps: WAY.map(([x, y, s]) => ({
    x: x + 30 * s,
    y: y - 130 * s,
    z: 60 + s * 60,
    radius: 200 * s,
    color: light("lantern", 1.7),
    haze: 0.8,
  })),
  layers: [
    {
      z: -260,
      relief: 4,
      round: 8,
      paint: (p) => {
        tower(p, 1420, 500, 330);
        houses(p, 1180, 1660, { ground: 506, low: 30, high: 70, width: 56, lit: 0.2, color: "#52707a" });
        wall(p, 500, 500, 40, "#5d6c70");
      },
      mist: { color: light("fog", 0.5), amount: 0.6, band: [480, 110] },
    },
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 520, 1010, "#527279", "#0b2530", 860);
        line(
          p.c,
          "M700 552C860 548 1040 560 1110 620C1150 690 1060 712 940 716C760 724 520 760 290 812",
          "rgba(206,224,206,.1)",
          40,
        );
        for (const [x, y, s] of WAY) reflection(p, x + 24 * s, y, 140 * s, 70 * s, "#ffbe5c", 0.6);
      },
      mist: { color: light("nearFog", 0.5), amount: 0.6, band: [520, 80] },
    },
    {
      z: -40,
      relief: 4,
      round: 6,
      rim: 1.8,
      paint: (p) => {
        for (const way of WAY.slice(0, 3)) lit(p, way);
        heron(p, 790, 680, 1.05, 1);
      },
      mist: { color: light("#9fb8b8", 0.5), amount: 0.3, band: [620, 56] },
    },
    {
      z: 90,
      relief: 5,
      round: 6,
      rim: 2,
      paint: (p) => {
        for (const way of WAY.slice(3)) lit(p, way);
      },
      mist: { color: light("#86a2a5", 0.4), amount: 0.2, band: [800, 60] },
    },
    {
      z: 140,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        rowingBoatBack(p, 1280, 850, 1.5);
        line(p.c, "M1196 690L1036 548", "#3f3a2e", 15);
        line(p.c, "M1194 686L1036 546", "#a3946c", 6);
        figure(p, 1230, 870, 1.04, TAVI, {
          left: [-48, -176],
          right: [-14, -150],
          gaze: -0.7,
          mouth: "open",
          tilt: -0.1,
        });
        figure(p, 1370, 880, 1.22, RUDA, { left: [-60, -130], right: [36, -120], gaze: -0.6, brow: -0.4 });
        rowingBoatFront(p, 1280, 850, 1.5, "#7a7a4e");
        lantern(p, 1500, 716, 0.9);
        glow(p, 1500, 770, 120, salt.gold, 0.3);
      },
    },
  ],
});

function lit(p: Parameters<typeof post>[0], [x, y, s]: (typeof WAY)[number]): void {
  post(p, x, y, 190 * s, 34 * s);
  lantern(p, x + 30 * s, y - 190 * s, s);
  glow(p, x + 30 * s, y - 130 * s, 170 * s, salt.gold, 0.28);
}
