import { light } from "../../kit/palette.ts";
import { at } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { carvedNames } from "../../painters/carved-names.ts";
import { BRAM, PIA } from "../../painters/cast.ts";
import { chair } from "../../painters/chair.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { blueLight } from "../../painters/receipt.ts";
import { frame, painting } from "../../painters/the-long-table.ts";

/** She says the names by heart. */
export const scene: Scene = {
  seed: 7535,
  exposure: 1.15,
  vignette: 0.58,
  sky: NIGHT_SKY,
  ambient: light("#8494b8", 0.32),
  lamps: [
    { x: 800, y: 180, z: 200, radius: 560, color: light("#7fb0ff", 1.6), haze: 0.35 },
    { x: 640, y: 520, z: 340, radius: 420, color: light("#ffd494", 1.5), haze: 0.1 },
  ],
  layers: [
    { z: -60, relief: 4, paint: (p) => hall(p, { wall: "#5a2c3a", floor: 720 }) },
    {
      z: 0,
      relief: 3,
      paint: (p) => at(p, 800, 340, 1.02, 0, () => at(p, -800, -400, 1, 0, () => painting(p))),
    },
    {
      z: 20,
      relief: 8,
      round: 10,
      rim: 1.8,
      paint: (p) => at(p, 800, 340, 1.02, 0, () => at(p, -800, -400, 1, 0, () => frame(p))),
    },
    { z: 40, paint: (p) => blueLight(p, 800, 190, 760, 0.16) },
    {
      z: 70,
      relief: 6,
      round: 9,
      rim: 3,
      paint: (p) => {
        figure(p, 1200, 810, 1.3, BRAM, { back: true, left: [-36, -130], right: [36, -130], tilt: -0.05 });
        chair(p, 1200, 752, 1.15, "#c9a878");
      },
    },
    {
      z: 110,
      relief: 6,
      round: 11,
      rim: 2.8,
      paint: (p) =>
        figure(
          p,
          560,
          1020,
          2.7,
          { ...PIA, head: "bun" },
          { left: [-62, -104], right: [64, -104], eyes: "shut", mouth: "open", tilt: 0.05, brow: 0.3 },
        ),
    },
    { z: 150, relief: 5, round: 12, rim: 1.6, paint: (p) => carvedNames(p, 640, 800, 0.86, -0.02, 0.9) },
    { z: 210, paint: (p) => motes(p, 800, 420, 680, 110, "#dfe8ff") },
  ],
};
