import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { BRAM } from "../../painters/cast.ts";
import { backs, faces } from "../../painters/crowd.ts";
import { brightHall, NIGHT_SKY } from "../../painters/gala.ts";
import { blueLight, receipt } from "../../painters/receipt.ts";

/** The last fold. */
export const scene: Scene = {
  seed: 7514,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#6a7ca8", 0.3),
  lamps: [
    { x: 800, y: 620, z: 260, radius: 420, color: light("#6fa2ff", 2.1), haze: 0.4 },
    { x: 800, y: 60, z: 260, radius: 520, color: light("#ffd28a", 0.9), haze: 0.2 },
  ],
  layers: [
    { ...brightHall({ floor: 660, wall: "#4a4a6a" }, -100), blur: 1.6 },
    {
      z: -50,
      relief: 5,
      blur: 1.2,
      round: 5,
      rim: 2.4,
      paint: (p) => faces(p, 10, 1600, 470, 3, 38, 800, "open"),
    },
    {
      z: 60,
      relief: 6,
      round: 11,
      rim: 2.8,
      paint: (p) =>
        figure(p, 800, 1120, 3, BRAM, {
          left: [-52, -132],
          right: [52, -132],
          eyes: "down",
          brow: 1,
          mouth: "small",
        }),
    },
    { z: 110, relief: 4, rim: 2, paint: (p) => receipt(p, 800, 706, 0.9, 0.02) },
    { z: 130, paint: (p) => blueLight(p, 800, 830, 900, 0.17) },
    {
      z: 170,
      relief: 6,
      round: 8,
      rim: 3,
      paint: (p) => {
        backs(p, -20, 430, 850, 56);
        backs(p, 1180, 1640, 850, 56);
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 560, 640, 130, "#bcd4ff") },
  ],
};
