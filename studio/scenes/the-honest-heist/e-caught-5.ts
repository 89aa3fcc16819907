import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { AMARA, BRAM, CREW } from "../../painters/cast.ts";
import { chair } from "../../painters/chair.ts";
import { backs } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { bowl, candle, tableAcross } from "../../painters/street-table.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** So you tell it after all. */
export const scene: Scene = {
  seed: 7565,
  exposure: 1.15,
  vignette: 0.58,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 760, y: 560, z: 320, radius: 420, color: light("#ffd898", 1.1), haze: 0.2 }],
  layers: [
    brightHall({
      wall: "#7c3238",
      floor: 650,
      frames: [
        [170, 280, 200, 240],
        [430, 250, 170, 200],
        [1170, 250, 170, 200],
        [1430, 280, 200, 240],
      ],
      pilasters: [300, 560, 1040, 1300],
    }),
    chandeliers(-20),
    {
      z: 50,
      relief: 6,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        figure(p, 120, 850, 1.6, crew(0), { left: [-30, -140], right: [66, -214], gaze: 0.8, mouth: "open" });
        figure(p, 320, 846, 1.56, crew(1), {
          left: [-62, -206],
          right: [62, -206],
          gaze: 0.5,
          mouth: "open",
          brow: 0.4,
        });
        figure(p, 520, 850, 1.62, crew(2), {
          left: [-80, -176],
          right: [80, -176],
          gaze: 0.4,
          mouth: "smile",
        });
        figure(p, 720, 846, 1.58, AMARA, {
          left: [-14, -146],
          right: [12, -190],
          gaze: -0.5,
          mouth: "smile",
          tilt: 0.06,
        });
        figure(p, 900, 850, 1.58, crew(3), {
          left: [-50, -190],
          right: [30, -150],
          gaze: -0.3,
          mouth: "open",
        });
        figure(p, 1080, 846, 1.56, crew(5), {
          left: [-20, -160],
          right: [70, -230],
          gaze: -0.5,
          mouth: "open",
          eyes: "shut",
        });
        figure(p, 1440, 870, 1.72, BRAM, {
          left: [-74, -130],
          right: [-30, -120],
          gaze: -0.9,
          brow: 0.6,
          mouth: "smile",
          lean: -0.12,
        });
      },
    },
    {
      z: 100,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        tableAcross(p, -60, 1250, 690, 782);
        chair(p, 1300, 884, 1.35, "#c9a878", "right");
        candle(p, 40, 738, 1.3);
        candle(p, 1010, 738, 1.3);
        bowl(p, 1120, 750, 42, "#2f7480");
      },
    },
    { z: 130, relief: 7, round: 11, rim: 2.2, paint: (p) => giantSpoon(p, 600, 712, 1.0, 0) },
    { z: 170, relief: 6, round: 8, rim: 2.6, paint: (p) => backs(p, -20, 1240, 868, 54) },
    { z: 210, paint: (p) => motes(p, 760, 420, 680, 110, "#ffe0ac") },
  ],
};
