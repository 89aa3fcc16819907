import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { carvedNames } from "../../painters/carved-names.ts";
import { AMARA } from "../../painters/cast.ts";
import { faces } from "../../painters/crowd.ts";
import { brightHall, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";

/** She reads the names. All forty-one. */
export const scene: Scene = {
  seed: 7513,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 900, y: 640, z: 330, radius: 420, color: light("#ffdca0", 1), haze: 0.1 }],
  layers: [
    { ...brightHall({ floor: 640 }, -100), blur: 2 },
    { z: -50, relief: 5, blur: 1.6, round: 5, paint: (p) => faces(p, 10, 1600, 460, 3, 36, 800, "smile") },
    {
      z: 60,
      relief: 6,
      round: 11,
      rim: 2.6,
      paint: (p) =>
        figure(p, 700, 1010, 2.7, AMARA, {
          left: [-44, -128],
          right: [64, -132],
          eyes: "down",
          tilt: 0.14,
          lean: 0.08,
          gaze: 0.5,
          mouth: "open",
        }),
    },
    { z: 130, relief: 5, round: 12, rim: 1.6, paint: (p) => carvedNames(p, 630, 740, 1, -0.03, 1) },
    { z: 210, paint: (p) => motes(p, 900, 560, 640, 120, "#ffe2a4") },
  ],
};
