import { light } from "../../kit/palette.ts";
import { disc, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { faces } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { trolley } from "../../painters/trolley.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** Every lamp is on. */
export const scene: Scene = {
  seed: 7562,
  exposure: 1.18,
  vignette: 0.45,
  sky: NIGHT_SKY,
  ambient: light("#b8a48a", 0.36),
  lamps: [...GALA_LAMPS, { x: 800, y: 420, z: 320, radius: 460, color: light("#fff4dc", 1.2), haze: 0.2 }],
  layers: [
    brightHall({ floor: 610 }, -100),
    chandeliers(-70),
    { z: -30, relief: 6, round: 5, rim: 2, paint: (p) => faces(p, 10, 1600, 440, 3, 36, 800, "open") },
    {
      z: 50,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        p.c.fillStyle = "#6b4528";
        p.c.fillRect(0, 650, 1600, 250);
        for (let i = 0; i < 9; i++) {
          p.c.fillStyle = i % 2 ? "#7f5533" : "#744c2d";
          p.c.fillRect(0, 650 + i * 28, 1600, 26);
        }
        figure(p, 190, 850, 1.5, crew(0), {
          left: [-70, -214],
          right: [40, -150],
          stride: 10,
          eyes: "wide",
          mouth: "open",
          gaze: -0.3,
          brow: 0.6,
          lean: 0.05,
        });
        figure(p, 420, 862, 1.46, crew(1), {
          left: [-60, -236],
          right: [62, -236],
          stride: 4,
          eyes: "wide",
          mouth: "open",
          brow: 0.8,
        });
        figure(p, 640, 850, 1.5, crew(2), {
          left: [-40, -130],
          right: [14, -200],
          stride: 12,
          eyes: "wide",
          mouth: "flat",
          brow: 0.7,
          gaze: -0.5,
        });
        figure(p, 1010, 862, 1.46, crew(3), {
          left: [-18, -196],
          right: [18, -196],
          eyes: "wide",
          mouth: "small",
          brow: 1,
          stride: 2,
        });
        figure(p, 1220, 852, 1.5, crew(4), {
          left: [-66, -170],
          right: [66, -172],
          eyes: "wide",
          mouth: "open",
          brow: 0.6,
          stride: 12,
          lean: -0.06,
          gaze: 0.4,
        });
        figure(p, 1430, 862, 1.48, crew(5), {
          left: [-40, -124],
          right: [60, -246],
          eyes: "shut",
          mouth: "flat",
          brow: 0.9,
          stride: 6,
        });
        trolley(p, 830, 868, 0.9);
      },
    },
    {
      z: 160,
      relief: 4,
      round: 8,
      rim: 1.4,
      paint: (p) => {
        for (let i = 0; i < 150; i++) {
          const x = between(p.next, 60, 1540);
          const y = between(p.next, 330, 880);
          disc(p.c, x, y, between(p.next, 2, 7), `rgba(255,250,236,${between(p.next, 0.3, 0.9)})`);
        }
        for (const [x, y, r] of triples("300,800,200 760,640,240 880,800,260 1120,720,230 1330,820,210"))
          glow(p, x, y, r, "#fff4e0", 0.2, 0.6);
      },
    },
    { z: 210, paint: (p) => glow(p, 800, 240, 620, "#fff0cc", 0.06) },
  ],
};
