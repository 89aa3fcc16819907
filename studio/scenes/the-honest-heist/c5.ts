import { light } from "../../kit/palette.ts";
import { along, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { showcase } from "../../painters/showcase.ts";
import { curtain } from "../../painters/velvet.ts";

/** From behind the curtain: the hall, and a door through which one could go. */
export const scene: Scene = {
  seed: 7405,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.26),
  lamps: [
    ...GALA_LAMPS,
    { x: 1080, y: 470, z: 60, radius: 190, color: light("#7fb4d0", 1.4), haze: 0.5 },
    { x: 760, y: 600, z: 200, radius: 220, color: light("#fff0cc", 1.2), haze: 0.1 },
  ],
  layers: [
    brightHall({
      frames: [
        [480, 260, 150, 190],
        [700, 230, 170, 210],
      ],
      pilasters: [370, 590, 880, 1240],
    }),
    { z: -40, relief: 4, paint: door },
    chandeliers(-20),
    { z: 20, relief: 6, rim: 1.8, paint: (p) => showcase(p, 690, 716, 0.62, { spoon: true }) },
    {
      z: 60,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) =>
        guests(p, [
          [372, 770, 1, { gaze: 0.7 }],
          [440, 800, 1.06, { back: true }],
          [524, 790, 1.04, { gaze: 0.7, right: [50, -176], mouth: "open" }],
          [596, 774, 1, { gaze: 0.8 }],
        ]),
    },
    { z: 120, lamps: 0.8, relief: 8, round: 9, rim: 2.4, paint: gap },
    {
      z: 200,
      paint: (p) => {
        motes(p, 780, 460, 420, 90, "#ffe0a4");
        glow(p, 760, 560, 520, "#ffc878", 0.08);
      },
    },
  ],
};

/** A side door, open: night, a tree, two stars. */
function door(p: Plate): void {
  const { c, e } = p;
  solid(p, "M986 664V356H1176V664Z", "#0e2a3a");
  e.fillStyle = along(e, 0, 370, 0, 664, ["rgba(40,110,150,.5)", "rgba(120,190,210,.42)"]);
  e.fillRect(998, 368, 166, 296);
  e.save();
  e.globalCompositeOperation = "destination-out";
  e.fill(
    new Path2D(
      "M998 640Q1080 610 1164 636V664H998ZM1120 640C1090 560 1100 500 1140 480C1180 500 1176 580 1164 640Z",
    ),
  );
  e.restore();
  for (const [x, y] of pairs("1030,410 1070,450 1050,500")) glow(p, x, y, 9, "#eaf6ff", 0.9);
  line(c, "M986 664V356H1176V664", "#c99a4c", 16);
  poly(c, "986,356 906,380 906,700 986,664", "#5d3d28");
  line(c, "M974 378L918 394V524L974 510ZM974 540L918 554V672L974 650Z", "rgba(255,220,170,.35)", 4);
  poly(c, "998,664 1164,664 1230,720 960,720", "rgba(140,200,220,.25)");
}

function gap(p: Plate): void {
  curtain(p, -30, 400, -20, 880, -90, "#6a1f2a");
  curtain(p, 1190, 1640, -20, 880, 100, "#6a1f2a");
  line(p.c, "M402 -10C392 300 340 620 316 880", "rgba(255,206,130,.75)", 6);
  line(p.c, "M1188 -10C1200 300 1220 620 1260 880", "rgba(255,206,130,.75)", 6);
}
