import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { backs } from "../../painters/crowd.ts";
import { brightHall, NIGHT_SKY, wallClock } from "../../painters/gala.ts";
import { beam, showcase } from "../../painters/showcase.ts";

/** A very long five seconds. */
export const scene: Scene = {
  seed: 7521,
  exposure: 1.15,
  vignette: 0.75,
  sky: NIGHT_SKY,
  ambient: light("#5a6a7a", 0.22),
  lamps: [
    { x: 800, y: 330, z: 220, radius: 300, color: light("#fff6e0", 2.6), haze: 0.5 },
    { x: 800, y: 590, z: 160, radius: 260, flat: 2, color: light("#fff0cc", 1.2), haze: 0.1 },
  ],
  layers: [
    brightHall({
      floor: 560,
      frames: [
        [330, 260, 150, 190],
        [1270, 260, 150, 190],
      ],
      pilasters: [150, 500, 1100, 1450],
    }),
    {
      z: -40,
      relief: 4,
      paint: (p) => {
        wallClock(p, 800, 160, 54, [8, 56]);
        beam(p, 800, 60, 620, 280, 0.34);
      },
    },
    { z: 0, relief: 6, rim: 1.8, paint: (p) => showcase(p, 800, 566, 0.4, { spoon: true }) },
    {
      z: 40,
      relief: 5,
      round: 6,
      rim: 2.4,
      paint: (p) => {
        for (let i = 0; i < 6; i++)
          figure(p, 640 + i * 64, 596 + (i % 2) * 6, 0.48, CREW[i] as (typeof CREW)[number], {
            left: [-16, -120],
            right: [16, -120],
            brow: 0.9,
            mouth: "small",
            eyes: "wide",
          });
      },
    },
    {
      z: 160,
      relief: 6,
      round: 8,
      rim: 2.8,
      lamps: 0.5,
      paint: (p) => {
        backs(p, 0, 1620, 646, 26);
        backs(p, -10, 1620, 690, 36);
        backs(p, 10, 1640, 752, 50);
        backs(p, -30, 1640, 838, 72);
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 380, 260, 70, "#fff6dc") },
  ],
};
