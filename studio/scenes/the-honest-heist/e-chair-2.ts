import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { carvedNames } from "../../painters/carved-names.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hand } from "../../painters/hand.ts";
import { cellar } from "../../painters/store-room.ts";

/** He reads it four times. */
export const scene: Scene = {
  seed: 7542,
  exposure: 1.15,
  vignette: 0.75,
  sky: NIGHT_SKY,
  ambient: light("#8a7c74", 0.2),
  lamps: [
    { x: 380, y: 300, z: 300, radius: 460, color: light("#ffd894", 1.9), haze: 0.2 },
    { x: 1000, y: 460, z: 260, radius: 300, color: light("#fff0cc", 0.9), haze: 0.1 },
  ],
  layers: [
    { z: -60, relief: 5, blur: 7, paint: (p) => cellar(p, 620) },
    { z: 40, relief: 6, round: 14, rim: 1.8, paint: (p) => carvedNames(p, 320, 420, 1.3, -0.07, 0, 0) },
    {
      z: 130,
      relief: 6,
      round: 12,
      rim: 2.2,
      paint: (p) =>
        hand(p, 1150, 596, 1.25, 0.42, { skin: 3, sleeve: "#4b4a58", cuff: "#f6ead6", pose: "point" }),
    },
    { z: 210, paint: (p) => motes(p, 700, 360, 620, 80, "#ffe6bc") },
  ],
};
