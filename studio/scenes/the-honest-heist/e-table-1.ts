import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { backs } from "../../painters/crowd.ts";
import { brightHall, NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { curtain, pelmet } from "../../painters/velvet.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** They step out. */
export const scene: Scene = {
  seed: 7511,
  exposure: 1.15,
  vignette: 0.65,
  sky: NIGHT_SKY,
  ambient: light("#9a7c70", 0.24),
  lamps: [
    { x: 800, y: 300, z: 300, radius: 460, color: light("#ffe0a8", 2), haze: 0.4 },
    { x: 800, y: 770, z: 160, radius: 460, flat: 2.2, color: light("#ffca80", 1.3), haze: 0.1 },
  ],
  layers: [
    brightHall({ wall: "#5a3040", floor: 700, frames: [], pilasters: [560, 1040] }),
    {
      z: 40,
      relief: 6,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        const y = 776;
        figure(p, 420, y, 1.34, crew(0), { left: [-40, -110], right: [34, -150], gaze: 0.3, mouth: "small" });
        figure(p, 572, y + 8, 1.3, crew(1), {
          left: [-26, -152],
          right: [26, -152],
          mouth: "open",
          gaze: 0.1,
        });
        figure(p, 724, y, 1.36, crew(2), { left: [-26, -150], right: [26, -150], brow: 0.4, mouth: "flat" });
        figure(p, 876, y + 8, 1.32, crew(3), {
          left: [-26, -150],
          right: [26, -152],
          mouth: "smile",
          gaze: -0.1,
        });
        figure(p, 1028, y, 1.34, crew(4), {
          left: [-26, -152],
          right: [26, -152],
          brow: 0.6,
          mouth: "small",
          gaze: -0.2,
        });
        figure(p, 1180, y + 8, 1.32, crew(5), {
          left: [-34, -150],
          right: [62, -206],
          mouth: "open",
          gaze: -0.4,
        });
        for (const x of [430, 560, 610, 720, 760, 860, 905, 1020, 1060, 1170, 1210])
          for (let i = 0; i < 12; i++) {
            p.c.fillStyle = `rgba(255,250,236,${0.25 + p.next() * 0.5})`;
            p.c.beginPath();
            p.c.ellipse(
              x + (p.next() - 0.5) * 70,
              540 + p.next() * 150,
              2 + p.next() * 6,
              2 + p.next() * 4,
              0,
              0,
              7,
            );
            p.c.fill();
          }
      },
    },
    { z: 80, relief: 7, round: 10, rim: 2, paint: (p) => giantSpoon(p, 800, 584, 1, -0.01) },
    {
      z: 110,
      relief: 8,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        curtain(p, -20, 330, -10, 860, -90);
        curtain(p, 1270, 1620, -10, 860, 100);
        pelmet(p, -20, 1620, -14, 130);
      },
    },
    {
      z: 160,
      relief: 6,
      round: 8,
      rim: 2.4,
      lamps: 0.6,
      paint: (p) => backs(p, -10, 1640, 842, 50),
    },
    {
      z: 210,
      paint: (p) => {
        motes(p, 800, 460, 560, 110, "#ffe8c0");
        p.e.fillStyle = "rgba(255,232,176,.06)";
        p.e.fill(new Path2D("M660 -10H940L1290 820H310Z"));
        glow(p, 800, 790, 560, "#ffd894", 0.1, 0.2);
      },
    },
  ],
};
