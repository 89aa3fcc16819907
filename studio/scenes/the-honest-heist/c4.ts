import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { AMARA, BRAM } from "../../painters/cast.ts";
import { guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY, signingTable } from "../../painters/gala.ts";
import { showcase } from "../../painters/showcase.ts";

/** All lamps on: the spoon is back, and nobody knows what that means. */
export const scene: Scene = {
  seed: 7404,
  exposure: 1.15,
  vignette: 0.5,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 800, y: 520, z: 240, radius: 300, color: light("#fff0cc", 1), haze: 0.2 }],
  layers: [
    brightHall(),
    chandeliers(-20),
    { z: 30, relief: 6, rim: 1.8, paint: (p) => showcase(p, 800, 720, 0.84, { spoon: true }) },
    {
      z: 70,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        guests(p, [
          [150, 730, 1.16, { gaze: 0.9, left: [-20, -140], right: [10, -190] }],
          [262, 752, 1.2, { gaze: 0.9, mouth: "small" }],
          [378, 736, 1.14, { gaze: 0.8, right: [56, -170], mouth: "open" }],
          [1226, 738, 1.14, { gaze: -0.9, mouth: "open", left: [-30, -188], eyes: "wide" }],
          [1470, 748, 1.2, { gaze: -0.9, mouth: "small" }],
          [1568, 736, 1.16, { gaze: -0.8 }],
        ]);
        figure(p, 1345, 756, 1.24, AMARA, {
          gaze: -0.7,
          left: [-14, -150],
          right: [14, -150],
          brow: 0.4,
          mouth: "small",
        });
      },
    },
    {
      z: 130,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        figure(p, 560, 930, 1.5, BRAM, { back: true, left: [-52, -120], right: [66, -140] });
        signingTable(p, 800, 772, 0.9);
      },
    },
    {
      z: 170,
      blur: 2,
      relief: 7,
      round: 9,
      rim: 2.4,
      paint: (p) =>
        guests(
          p,
          [
            [80, 1120, 2.1, { back: true, gaze: 0.4 }],
            [1300, 1110, 2, { back: true }],
            [1530, 1130, 2.2, { back: true }],
          ],
          4,
        ),
    },
    { z: 210, paint: (p) => motes(p, 800, 420, 720, 100, "#ffe0a4") },
  ],
};
