import { light } from "../../kit/palette.ts";
import { at } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { BRAM } from "../../painters/cast.ts";
import { chair } from "../../painters/chair.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { blueLight } from "../../painters/receipt.ts";
import { frame, painting } from "../../painters/the-long-table.ts";

/** The Empty Chair: the sky is his grandfather's, and he has time. */
export const scene: Scene = {
  seed: 7545,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#7f9cc8", 0.34),
  lamps: [
    { x: 800, y: 240, z: 200, radius: 560, color: light("#7fb0ff", 1.9), haze: 0.4 },
    { x: 800, y: 820, z: 200, radius: 460, flat: 2, color: light("#5a90ff", 0.9), haze: 0.1 },
    { x: 1500, y: 700, z: 260, radius: 360, color: light("#ffc070", 0.9), haze: 0.1 },
  ],
  layers: [
    { z: -50, relief: 4, paint: (p) => hall(p, { wall: "#5a2c3a", floor: 770 }) },
    {
      z: 20,
      relief: 3,
      paint: (p) => at(p, 800, 402, 1.16, 0, () => at(p, -800, -400, 1, 0, () => painting(p))),
    },
    {
      z: 40,
      relief: 8,
      round: 10,
      rim: 1.8,
      paint: (p) => at(p, 800, 402, 1.16, 0, () => at(p, -800, -400, 1, 0, () => frame(p))),
    },
    {
      z: 60,
      paint: (p) => {
        blueLight(p, 800, 230, 760, 0.16);
        glow(p, 800, 820, 620, "#4f86ff", 0.14, 0.24);
      },
    },
    {
      z: 120,
      relief: 6,
      round: 9,
      rim: 3.4,
      paint: (p) => {
        figure(p, 800, 970, 1.72, BRAM, { back: true, left: [-44, -130], right: [74, -252], tilt: -0.06 });
        chair(p, 800, 886, 1.5, "#c9a878");
      },
    },
    { z: 200, paint: (p) => motes(p, 800, 420, 680, 110, "#c4dcff") },
  ],
};
