import { light } from "../../kit/palette.ts";
import { triples } from "../../kit/plate.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { bow } from "../../painters/boats.ts";
import { heron, post, reflection, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { cloudBands, dawn, ROSE, sun } from "../../painters/shore.ts";
import { ridge } from "../../painters/town.ts";
import { BACKS, fromBehind, IDLE, TOWN_BACKS, waving } from "../../painters/town-backs.ts";

/** How much lower the camera looks. */
export const LIFT = 110;

/** The seven boats from far to near: place, size and color. */
const BOATS = [
  [742, 470, 0.2, "#59617a"],
  [1010, 474, 0.22, "#6f7a5c"],
  [610, 500, 0.3, "#7a6a58"],
  [1120, 506, 0.33, "#5a7a74"],
  [520, 556, 0.48, "#6a6f52"],
  [1210, 572, 0.54, "#4f6f78"],
  [880, 640, 0.84, "#3f6a6c"],
] as const;

const { ines, hana, bo, ruda, pell, tavi } = BACKS;
const [felt, apron, , long, , short, bob, gray] = TOWN_BACKS as [
  (typeof TOWN_BACKS)[number],
  ...typeof TOWN_BACKS,
];

/** Who stands on the wall: place, height, and how long after the first one they wave. Both arms, or the right one. */
const FAR = [
  [520, 846, 210, hana, 0.1, 2],
  [604, 842, 196, gray, 0.5, 1],
  [1096, 842, 198, apron, 0.3, 1],
  [1176, 848, 214, felt, 0.8, 2],
] as const;
const MIDDLE = [
  [352, 906, 330, ruda, 0.6, 1],
  [452, 900, 226, tavi, 0.2, 2],
  [1286, 902, 322, bob, 0.45, 1],
  [1392, 910, 344, bo, 0.9, 2],
] as const;
const NEAR = [
  [150, 1190, 640, ines, 0.35, 1],
  [-96, 1210, 700, short, 0.75, 2],
  [1520, 1200, 690, pell, 0.05, 2],
  [1710, 1210, 660, long, 0.6, 1],
] as const;

/** People who wave; `on` is a share of one wave there and back, and everybody is at a place of their own in it. */
const people = (
  rows: readonly (typeof FAR | typeof MIDDLE | typeof NEAR)[number][],
  on: number,
): Layer["paint"] => {
  return (p) => {
    for (const [x, y, tall, who, late, arms] of rows) {
      if (!who) continue;
      const own = (shift: number) => (1 - Math.cos((on + late + shift) * 2 * Math.PI)) / 2;
      const up = Math.sin((on + late) * 2 * Math.PI) * tall * 0.006;
      const outward = x < 800 ? 0.5 : -0.5;
      const other = arms === 2 ? waving(own(0.2)) : IDLE.front;
      fromBehind(
        p,
        x,
        y + up,
        tall,
        who,
        outward > 0 ? other : waving(own(0)),
        outward > 0 ? waving(own(0)) : other,
        outward,
      );
    }
  };
};

/** The crowd at this share of a wave: on the wall, and the four who stand beside us. */
export const crowd = (on: number): readonly [Layer, Layer] => [
  { z: 100, relief: 5, round: 8, rim: 3, paint: people([...FAR, ...MIDDLE], on) },
  { z: 220, ambient: 0.55, lamps: 0.7, relief: 6, round: 14, rim: 3.4, blur: 1.2, paint: people(NEAR, on) },
];

/** Morning, and full day: seven bows in the sun between hands in the air. */
export const scene: Scene = lifted(LIFT, {
  seed: 784,
  exposure: 1.08,
  bloom: 1,
  vignette: 0.45,
  sky: {
    top: light("#5f8c98"),
    low: light("#c9917f"),
    stars: 0,
    nebulae: [{ x: 1100, y: 260, radius: 620, color: light("#ffcfae", 0.2) }],
  },
  ambient: light("#93a9b4", 0.44),
  lamps: [
    { x: 860, y: 380, z: -40, radius: 900, color: light("#ffd29a", 2.4), haze: 0.4 },
    { x: 860, y: -300, z: 300, radius: 1500, color: light("#ffe2c0", 0.6), haze: 0 },
  ],
  layers: [
    {
      z: -320,
      relief: 4,
      paint: (p) => {
        dawn(p, 440, 340, "#e58f78", 0.34);
        dawn(p, 440, 110, ROSE, 0.36);
        cloudBands(p, 120, 350, "#ffdcbc", 16);
        sun(p, 860, 372, 52);
        ridge(p, 446, 46, "#7f9a9c", 240);
      },
      mist: { color: light("#f0cdb4", 0.8), amount: 0.4, band: [440, 60] },
    },
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 440, 1030, "#d0ab98", "#35666f", 900);
        reflection(p, 860, 446, 330, 130, "#ffe0a8", 0.5);
        reflection(p, 860, 446, 220, 60, "#fff2d0", 0.5);
        for (const [x, y, h] of triples("690,520,60 1340,530,66 724,492,36")) post(p, x, y, h, h * 0.24);
        heron(p, 690, 456, 0.26, 1);
      },
      mist: { color: light("#f2d4bc", 0.8), amount: 0.24, band: [450, 40] },
    },
    {
      z: 0,
      relief: 4,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        for (const [x, y, s, tone] of BOATS) {
          reflection(p, x, y + 4, 90 * s, 150 * s, "#ffe2b4", 0.22);
          bow(p, x, y, s, { tone, lit: 0.5, tilt: ((x % 5) - 2) * 0.012 });
        }
      },
    },
    {
      z: 60,
      relief: 7,
      rim: 1.8,
      paint: (p) => wall(p, 826, 826, 310, "#8a968e"),
    },
    ...crowd(0.2),
  ],
});
