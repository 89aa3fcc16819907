import { light } from "../../kit/palette.ts";
import { around, disc, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { GUESTS, SALT_LADY } from "../../painters/cast.ts";
import { backs } from "../../painters/crowd.ts";
import { brightHall, NIGHT_SKY } from "../../painters/gala.ts";

const STAND = [
  [130, 790, 1.3],
  [330, 840, 1.5],
  [530, 780, 1.26],
  [980, 790, 1.28],
  [1180, 846, 1.52],
  [1370, 786, 1.3],
  [1530, 850, 1.46],
] as const;

/** “My mother brought the onions.” “We brought the bread.” */
export const scene: Scene = {
  seed: 7523,
  exposure: 1.2,
  vignette: 0.7,
  sky: NIGHT_SKY,
  ambient: light("#66708a", 0.28),
  lamps: [
    { x: 330, y: 560, z: 280, radius: 260, color: light("#ffbe6a", 1.5), haze: 0.3 },
    { x: 780, y: 500, z: 280, radius: 280, color: light("#ffcf88", 1.7), haze: 0.3 },
    { x: 1180, y: 560, z: 280, radius: 260, color: light("#ffbe6a", 1.5), haze: 0.3 },
    { x: 1480, y: 560, z: 260, radius: 220, color: light("#ffbe6a", 1), haze: 0.3 },
  ],
  layers: [
    { ...brightHall({ floor: 660 }, -100), blur: 1.4 },
    {
      z: 40,
      relief: 6,
      round: 9,
      rim: 2.6,
      paint: (p) => {
        for (const [i, [x, y, s]] of STAND.entries()) {
          figure(p, x, y + 40, s, GUESTS[i] as (typeof GUESTS)[number], {
            [x < 800 ? "right" : "left"]: [x < 800 ? 34 : -34, -170],
            gaze: x < 800 ? 0.6 : -0.6,
            mouth: i % 2 ? "open" : "smile",
          });
        }
        figure(p, 770, 880, 1.66, SALT_LADY, {
          left: [-16, -122],
          right: [36, -172],
          gaze: 0.2,
          mouth: "smile",
          brow: 0.3,
        });
      },
    },
    {
      z: 90,
      relief: 4,
      paint: (p) => {
        for (const [x, y, s] of [
          ...STAND.map(([x, y, s]) => [x + (x < 800 ? 34 : -34) * s, y + 40 - 172 * s, s] as const),
          [830, 594, 1.66] as const,
        ]) {
          solid(p, `M${x - 5 * s} ${y + 6 * s}V${y - 30 * s}H${x + 5 * s}V${y + 6 * s}Z`, "#fff0d4");
          line(p.c, `M${x - 13 * s} ${y + 4 * s}H${x + 13 * s}`, "#d9a84c", 6);
          disc(p.e, x, y - 42 * s, 5 * s, "rgba(255,244,206,.95)", 11 * s);
          disc(
            p.e,
            x,
            y - 40 * s,
            110 * s,
            around(p.e, x, y - 40 * s, 110 * s, [
              "rgba(255,206,120,.4)",
              [0.4, "rgba(255,186,90,.12)"],
              "rgba(255,180,80,0)",
            ]),
          );
        }
      },
    },
    {
      z: 160,
      relief: 6,
      round: 9,
      rim: 2.8,
      lamps: 0.6,
      paint: (p) => backs(p, -30, 1650, 858, 66),
    },
    { z: 210, paint: (p) => motes(p, 800, 460, 700, 120, "#ffdca0") },
  ],
};
