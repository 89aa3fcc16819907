import { light } from "../../kit/palette.ts";
import { line, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW, PIA } from "../../painters/cast.ts";
import { guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { showcase } from "../../painters/showcase.ts";

/** Arms at the sides, hands together, applause, a hand at the heart. */
const AT_EASE = { left: [-31, -90], right: [31, -90] } as const;
const CLASPED = { left: [-6, -118], right: [7, -116] } as const;
const CLAPS = { left: [-6, -172], right: [8, -176] } as const;
const MOVED = { left: [-31, -90], right: [-8, -172] } as const;

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** A long walk. */
export const scene: Scene = {
  seed: 7532,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#a08a78", 0.26),
  lamps: [...GALA_LAMPS, { x: 800, y: 430, z: 160, radius: 320, color: light("#fff2d4", 2.2), haze: 0.5 }],
  layers: [
    brightHall({
      floor: 540,
      frames: [
        [330, 260, 150, 190],
        [1270, 260, 150, 190],
        [90, 250, 150, 190],
        [1510, 250, 150, 190],
      ],
      pilasters: [210, 450, 1150, 1390],
    }),
    chandeliers(-40),
    {
      z: -10,
      relief: 4,
      paint: ({ c }) => {
        poly(c, "730,552 870,552 1180,900 420,900", "#a5323c");
        line(c, "M730 552L420 900M870 552L1180 900", "#e0ad56", 8);
      },
    },
    { z: 10, relief: 6, rim: 2, paint: (p) => showcase(p, 800, 566, 0.42, { spoon: true }) },
    {
      z: 50,
      relief: 6,
      round: 7,
      rim: 2.4,
      paint: (p) =>
        guests(p, [
          [600, 580, 0.62, { ...CLASPED, gaze: 0.8 }],
          [1000, 580, 0.62, { ...AT_EASE, gaze: -0.8 }],
          [540, 616, 0.76, { ...AT_EASE, gaze: 0.9, mouth: "small" }],
          [1060, 616, 0.76, { ...CLAPS, gaze: -0.9, mouth: "open" }],
          [466, 666, 0.96, { ...MOVED, gaze: 0.9 }],
          [1136, 666, 0.96, { ...CLASPED, gaze: -0.9 }],
          [376, 734, 1.22, { ...CLAPS, gaze: 0.9, mouth: "open" }],
          [1226, 734, 1.22, { left: [8, -172], right: [31, -90], gaze: -0.9, tilt: 0.06 }],
        ]),
    },
    {
      z: 90,
      relief: 6,
      round: 8,
      rim: 3,
      paint: (p) => {
        figure(p, 706, 772, 1.02, crew(0), {
          back: true,
          left: [-31, -90],
          right: [62, -134],
          tilt: 0.06,
          stride: 3,
        });
        figure(
          p,
          800,
          764,
          0.96,
          { ...PIA, head: "bun" },
          { back: true, left: [-33, -92], right: [33, -92] },
        );
        figure(p, 894, 776, 1.02, crew(3), {
          back: true,
          left: [-62, -134],
          right: [31, -90],
          tilt: -0.06,
          stride: 3,
        });
      },
    },
    {
      z: 150,
      blur: 1.4,
      relief: 7,
      round: 9,
      rim: 2.6,
      paint: (p) =>
        guests(
          p,
          [
            [236, 860, 1.7, { ...AT_EASE, gaze: 0.9, lean: -0.05 }],
            [1370, 860, 1.7, { ...CLASPED, gaze: -0.9, lean: 0.05, mouth: "open" }],
            [60, 1040, 2.3, { ...AT_EASE, back: true }],
            [1550, 1040, 2.3, { ...AT_EASE, back: true }],
          ],
          3,
        ),
    },
    {
      z: 210,
      paint: (p) => {
        motes(p, 800, 420, 600, 100, "#ffe6b8");
        glow(p, 800, 460, 300, "#fff0cc", 0.12);
      },
    },
  ],
};
