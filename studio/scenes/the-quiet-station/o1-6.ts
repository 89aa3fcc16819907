import { fade, light } from "../../kit/palette.ts";
import { along, disc, fill, line, pairs, poly, solid, triples } from "../../kit/plate.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { dish } from "../../painters/dish.ts";
import { reflection, water } from "../../painters/harbor.ts";
import { LANI, person } from "../../painters/people.ts";
import { cloudBands, dawn } from "../../painters/shore.ts";
import { houses, ridge } from "../../painters/town.ts";

/** Where the dishes stand, and how large they are. */
const FAR = [
  [985, 566, 0.62],
  [1120, 556, 0.5],
  [1262, 564, 0.56],
  [1385, 560, 0.46],
] as const;
const NEAR = [
  [812, 486, 1.9],
  [1390, 420, 2.7],
] as const;

/** Where Lani stands; she is tall because she is near. */
const FEET = [400, 1160] as const;
const TALL = 790;
const RAIL = FEET[1] - (118 * TALL) / 250;

/** Far dishes on the other shore, near ones above the town; `turn` is 0 over the bay and 1 up at the sky. */
export const dishes = (turn: number): readonly [Layer, Layer] => [
  {
    z: -170,
    relief: 3,
    rim: 1.5,
    paint: (p) => {
      for (const [x, y, s] of FAR) {
        line(p.c, `M${x} ${y}V${y + 90 * s}`, "#3a3450", 12 * s);
        dish(p, x, y, s, 0.5 - 1.1 * turn);
      }
    },
    mist: { color: light("#c9785a", 0.4), amount: 0.3, band: [600, 70] },
  },
  {
    z: -20,
    relief: 7,
    round: 12,
    rim: 2.6,
    paint: (p) => {
      for (const [x, y, s] of NEAR) {
        const leg = (dx: number, dy: number) => `L${x + dx * s} ${y + dy * s}`;
        line(p.c, `M${x} ${y}${leg(-38, 176)}M${x} ${y}${leg(38, 176)}`, "#34324c", 8 * s);
        for (const [y0, w] of pairs("60,13 112,24")) {
          line(p.c, `M${x - w * s} ${y + y0 * s}h${2 * w * s}`, "#34324c", 4 * s);
          line(p.c, `M${x - w * s} ${y + y0 * s}${leg(w * 1.7, y0 + 50)}`, "#2a2840", 2.4 * s);
        }
        solid(p, `M${x - 14 * s} ${y + 8 * s}h${28 * s}l${6 * s} ${24 * s}h${-40 * s}Z`, "#4a4866");
        dish(p, x, y, s, 0.5 - 1.1 * turn);
      }
    },
  },
];

/** Home before dawn: the dishes turn upward, and Lani holds on to a rail. */
export const scene: Scene = {
  seed: 30,
  exposure: 1.1,
  sky: {
    top: light("#060d22"),
    low: light("#7a4a58", 0.5),
    stars: 0.9,
    nebulae: [{ x: 1200, y: 120, radius: 760, color: light("#4b4a86", 0.22) }],
  },
  ambient: light("#5a5f88", 0.3),
  lamps: [
    { x: 1140, y: 600, z: -120, radius: 700, color: light("#ff9a5a", 2.2), haze: 0.7 },
    { x: -200, y: 300, z: 400, radius: 900, color: light("#8aa0d8", 0.5), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      paint: (p) => {
        dawn(p, 612, 560, "#c8526a", 0.3);
        dawn(p, 612, 330, "#ff8a52", 0.42);
        dawn(p, 612, 110, "#ffd9a0", 0.5);
        cloudBands(p, 380, 580, "#ffb487", 13);
        cloudBands(p, 180, 400, "#b0709a", 9);
        glow(p, 1140, 606, 420, "#ffdca8", 0.3, 0.4);
        ridge(p, 622, 96, "#4c3c5c", 210);
      },
      mist: { color: light("#e0885e", 0.5), amount: 0.5, band: [606, 60] },
    },
    {
      z: -230,
      relief: 3,
      paint: (p) => {
        ridge(p, 642, 60, "#352e4a", 180);
        water(p, 640, 800, "#b8705c", "#1c2444", 420);
        reflection(p, 1140, 642, 150, 300, "#ffc48a", 0.42);
        reflection(p, 1140, 642, 120, 110, "#ffe6bc", 0.5);
        for (const [x, y, w] of triples("700,690,16 960,664,9 1330,700,18")) {
          fill(p.c, `M${x - w} ${y}H${x + w}L${x + w * 0.7} ${y + w * 0.4}H${x - w * 0.7}Z`, "#1a1830");
          line(p.c, `M${x} ${y}V${y - w * 1.6}`, "#1a1830", 1.6);
          disc(p.e, x, y - w * 1.3, 1.8, "rgba(255,214,140,.9)");
        }
      },
      mist: { color: light("#d98a6c", 0.45), amount: 0.3, band: [646, 40] },
    },
    ...dishes(0.85),
    {
      z: -10,
      relief: 3,
      paint: (p) => {
        ridge(p, 806, 46, "#241f38", 150);
        houses(p, 540, 1640, { ground: 812, low: 14, high: 34, width: 34, lit: 0.4, color: "#332e4a" });
        fill(p.c, "M-20 806H1640V920H-20Z", "#221e34");
        houses(p, -20, 1640, { ground: 862, low: 20, high: 48, width: 48, lit: 0.36, color: "#2c2842" });
        fill(p.c, "M-20 860H1640V920H-20Z", "#1a172a");
      },
      mist: { color: light("#a86a5c", 0.35), amount: 0.26, band: [800, 60] },
    },
    {
      z: 120,
      relief: 6,
      round: 16,
      rim: 3,
      paint: (p) => {
        const { c } = p;
        poly(c, "-20,880 1620,880 1620,920 -20,920", "#1d192b");
        for (let i = 0; i < 22; i++) line(c, `M${20 + i * 76} ${RAIL}V900`, "#2f2a3e", 9);
        c.fillStyle = along(c, 0, RAIL - 12, 0, RAIL + 16, ["#8a6a58", [0.5, "#4f3d42"], "#2a2234"]);
        c.fillRect(-10, RAIL - 12, 1620, 28);
        line(c, `M-10 ${RAIL - 11}H1610`, fade("#ffc99a", 0.5), 2.4);
        person(p, ...FEET, TALL, LANI, "rail", 1, 0.6);
      },
    },
  ],
};
