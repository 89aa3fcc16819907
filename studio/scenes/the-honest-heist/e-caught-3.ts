import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { AMARA, CREW } from "../../painters/cast.ts";
import { guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";

/** “You broke in, to give us something?” */
export const scene: Scene = {
  seed: 7563,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 800, y: 360, z: 320, radius: 360, color: light("#fff0cc", 0.9), haze: 0.2 }],
  layers: [
    { ...brightHall({ floor: 660 }, -100), blur: 1.6 },
    chandeliers(-70),
    {
      z: 20,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) =>
        guests(p, [
          [120, 820, 1.7, { lean: 0.16, gaze: 0.8 }],
          [330, 806, 1.64, { lean: 0.16, gaze: 0.8, left: [-10, -188], mouth: "open" }],
          [530, 800, 1.6, { lean: 0.12, gaze: 0.6, mouth: "small" }],
          [1070, 800, 1.62, { lean: -0.12, gaze: -0.6, eyes: "wide", mouth: "small" }],
          [1280, 808, 1.66, { lean: -0.16, gaze: -0.8, right: [12, -186] }],
          [1490, 822, 1.7, { lean: -0.16, gaze: -0.8, mouth: "open" }],
        ]),
    },
    {
      z: 80,
      relief: 6,
      round: 11,
      rim: 2.6,
      paint: (p) =>
        figure(p, 800, 1010, 2.62, AMARA, {
          left: [-24, -138],
          right: [12, -196],
          brow: -0.4,
          mouth: "small",
          tilt: -0.08,
        }),
    },
    {
      z: 160,
      relief: 7,
      round: 11,
      rim: 3,
      lamps: 0.75,
      paint: (p) => {
        figure(p, 260, 1180, 2.9, CREW[1] as (typeof CREW)[number], {
          back: true,
          left: [-60, -150],
          right: [30, -140],
        });
        figure(p, 1350, 1190, 2.95, CREW[2] as (typeof CREW)[number], {
          back: true,
          left: [-40, -140],
          right: [60, -160],
        });
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 420, 620, 90, "#ffe6b8") },
  ],
};
