import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { carvedNames } from "../../painters/carved-names.ts";
import { AMARA } from "../../painters/cast.ts";
import { brightHall, NIGHT_SKY, signingTable } from "../../painters/gala.ts";

/** The pen is down; one name is lit. */
export const scene: Scene = {
  seed: 7524,
  exposure: 1.15,
  vignette: 0.7,
  sky: NIGHT_SKY,
  ambient: light("#8a7c74", 0.24),
  lamps: [
    { x: 1250, y: 650, z: 260, radius: 330, color: light("#ffe0a4", 2), haze: 0.2 },
    { x: 480, y: 300, z: 260, radius: 380, color: light("#ffd28a", 1.1), haze: 0.3 },
  ],
  layers: [
    { ...brightHall({ floor: 620 }, -100), blur: 1.6 },
    {
      z: 20,
      relief: 6,
      round: 9,
      rim: 2.6,
      paint: (p) => {
        figure(p, 430, 800, 1.85, AMARA, {
          left: [-18, -136],
          right: [14, -138],
          gaze: 0.7,
          tilt: 0.08,
          brow: 0.6,
          mouth: "small",
        });
        signingTable(p, 860, 592, 1);
      },
    },
    { z: 130, relief: 5, round: 13, rim: 1.6, paint: (p) => carvedNames(p, 540, 766, 1.14, -0.05, 0) },
    { z: 210, paint: (p) => motes(p, 1200, 620, 420, 90, "#ffe2a4") },
  ],
};
