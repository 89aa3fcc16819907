import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { AMARA } from "../../painters/cast.ts";
import { backs } from "../../painters/crowd.ts";
import {
  brightHall,
  chandeliers,
  GALA_LAMPS,
  microphone,
  NIGHT_SKY,
  wallClock,
} from "../../painters/gala.ts";
import { curtain, pelmet } from "../../painters/velvet.ts";

/** Half past eight: Director Amara at the microphone. */
export const scene: Scene = {
  seed: 7311,
  exposure: 1.15,
  vignette: 0.55,
  sky: NIGHT_SKY,
  ambient: light("#b08a70", 0.26),
  lamps: [...GALA_LAMPS, { x: 800, y: 300, z: 260, radius: 330, color: light("#fff0cc", 1), haze: 0.2 }],
  layers: [
    brightHall({
      wall: "#7c3238",
      floor: 700,
      frames: [
        [200, 320, 200, 250],
        [1400, 320, 200, 250],
      ],
      pilasters: [60, 350, 1250, 1540],
    }),
    {
      z: -30,
      relief: 7,
      round: 7,
      paint: (p) => {
        curtain(p, 400, 640, 40, 690, -30);
        curtain(p, 960, 1200, 40, 690, 30);
        pelmet(p, 390, 1210, 30, 90);
        wallClock(p, 800, 214, 74, [8, 30]);
      },
    },
    chandeliers(0),
    {
      z: 60,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        p.c.fillStyle = "#5a2a26";
        p.c.fillRect(360, 712, 880, 190);
        p.c.fillStyle = "#c99642";
        p.c.fillRect(350, 704, 900, 14);
        figure(p, 800, 720, 1.54, AMARA, { left: [-62, -160], right: [30, -150], brow: -0.3, mouth: "open" });
        microphone(p, 756, 722, 0.72);
      },
    },
    {
      z: 130,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => {
        backs(p, 40, 1600, 760, 44);
        backs(p, -20, 1640, 836, 58);
      },
    },
    { z: 200, paint: (p) => motes(p, 800, 380, 700, 100, "#ffe0a4") },
  ],
};
