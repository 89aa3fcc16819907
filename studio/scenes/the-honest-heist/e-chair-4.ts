import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { AMARA, BRAM } from "../../painters/cast.ts";
import { backs, guests } from "../../painters/crowd.ts";
import {
  brightHall,
  chandeliers,
  GALA_LAMPS,
  microphone,
  NIGHT_SKY,
  signingTable,
} from "../../painters/gala.ts";

/** “I was wrong. I have never been so happy.” */
export const scene: Scene = {
  seed: 7544,
  exposure: 1.15,
  vignette: 0.55,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 760, y: 380, z: 300, radius: 300, color: light("#fff0cc", 0.6), haze: 0.2 }],
  layers: [
    brightHall({
      wall: "#6a3a44",
      floor: 680,
      frames: [
        [180, 300, 200, 250],
        [440, 270, 160, 200],
        [1160, 270, 160, 200],
        [1420, 300, 200, 250],
      ],
      pilasters: [310, 570, 1030, 1290],
    }),
    chandeliers(-20),
    {
      z: 50,
      relief: 6,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        figure(p, 1230, 780, 1.44, AMARA, {
          left: [-14, -172],
          right: [14, -172],
          gaze: -0.6,
          mouth: "smile",
          brow: 0.4,
        });
        figure(p, 760, 800, 1.9, BRAM, {
          left: [-48, -130],
          right: [8, -166],
          brow: 0.7,
          mouth: "smile",
          eyes: "shut",
          tilt: 0.06,
        });
        microphone(p, 690, 806, 0.86);
        signingTable(p, 1000, 716, 0.8);
        guests(p, [
          [130, 800, 1.36, { lean: 0.12, gaze: 0.8, mouth: "smile" }],
          [300, 812, 1.4, { lean: 0.12, gaze: 0.8, left: [-10, -190], mouth: "open" }],
          [1470, 806, 1.36, { lean: -0.12, gaze: -0.8, mouth: "smile" }],
        ]);
      },
    },
    { z: 150, relief: 6, round: 8, rim: 2.4, paint: (p) => backs(p, -30, 1650, 846, 60) },
    { z: 210, paint: (p) => motes(p, 800, 420, 700, 110, "#ffe6b8") },
  ],
};
