import { light } from "../../kit/palette.ts";
import { along, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { form, peg, type Room } from "../../painters/paper.ts";
import { pipes, plates } from "../../painters/room.ts";

const FORMS: readonly Room[] = ["garden", "bed", "memory", "dish", "kitchen"];

/** Five paper forms, all within an upright phone's part of the picture, hang in Ona's lamplight like washing. */
export const scene: Scene = {
  seed: 62,
  exposure: 1.1,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4a5578", 0.4),
  lamps: [{ x: 1130, y: 300, z: 170, radius: 400, color: light("lamp", 2.3), haze: 0.7 }],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 7, 5, "#5f6c8a");
        pipes(p, -10, 790, 1610, 790, 4, 22);
        p.c.fillStyle = along(p.c, 0, 0, 0, 900, [
          "rgba(6,9,24,.5)",
          [0.4, "rgba(6,9,24,0)"],
          "rgba(6,9,24,.5)",
        ]);
        p.c.fillRect(0, 0, 1600, 900);
      },
      mist: { color: light("#6a5a58", 0.4), amount: 0.3 },
    },
    {
      z: 70,
      relief: 4,
      rim: 1.4,
      paint: (p) => {
        line(p.c, "M-20 250C400 330 1000 390 1620 286", "#2b2430", 5);
        line(p.c, "M-20 249C400 329 1000 389 1620 285", "#c9a878", 2.2);
        FORMS.forEach((room, i) => {
          const x = 404 + i * 198;
          const y = 318 + [2, 16, 23, 18, 2][i]!;
          const tilt = [0.05, -0.03, 0.04, -0.05, 0.03][i] as number;
          form(p, x, y, 1.1, tilt, room);
          peg(p, x - 52, y + 4, tilt);
          peg(p, x + 52, y + 4, tilt);
        });
      },
    },
    {
      z: 120,
      relief: 6,
      round: 16,
      paint: (p) => {
        cone(p, 1130, 230, 620, 420, 0.1, "#ffc56a", 0.22);
        motes(p, 1090, 430, 430, 60, "#ffcf8a");
        lampArm(p, "1420,-30 1300,60 1180,110", 15);
        onaLamp(p, 1140, 168, 1.3, { tilt: 0.16, lit: 1 });
      },
    },
    {
      z: 260,
      blur: 5,
      relief: 10,
      rim: 2.4,
      paint: (p) => vine(p, -40, 940, 160, 420, 60, { leaves: 8, size: 150, color: "#2a6f58" }),
    },
  ],
};
