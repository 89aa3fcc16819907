import { light } from "../kit/palette.ts";
import { along, at, disc, line, poly } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { roundDoor } from "../painters/door.ts";
import { lampArm, onaLamp } from "../painters/lamp.ts";
import { ROOMS } from "../painters/paper.ts";
import { pipes, plates } from "../painters/room.ts";

const DOORS = [
  ["garden", 330],
  ["bed", 800],
  ["memory", 1270],
] as const;

/** Three shut doors; Ona may open only one. */
export const scene: Scene = {
  id: "b2",
  alt: "Three round doors in a row, all shut, each with a small picture above it: a leaf, a bed, a lamp. An amber lamp waits between them.",
  seed: 63,
  exposure: 1.1,
  sky: { top: light("#05070f"), low: light("#05070f"), stars: 0 },
  ambient: light("#4f5878", 0.38),
  lamps: [
    { x: 1035, y: 190, z: 220, radius: 520, color: light("#ffb25a", 2.2), haze: 0.6 },
    { x: 330, y: 560, z: 60, radius: 130, flat: 2, color: light("#bfe88a", 0.7), haze: 0.5 },
    { x: 800, y: 560, z: 60, radius: 130, flat: 2, color: light("#a9dcf5", 0.7), haze: 0.5 },
    { x: 1270, y: 560, z: 60, radius: 130, flat: 2, color: light("#ffd08a", 0.7), haze: 0.5 },
  ],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1620, 620, 8, 4, "#66718e");
        pipes(p, -10, 30, 1610, 30, 3, 18);
        poly(
          p.c,
          [
            [-10, 604],
            [1610, 604],
            [1610, 910],
            [-10, 910],
          ],
          "#5f4d44",
        );
        for (let i = -4; i < 21; i++)
          line(p.c, `M${80 + i * 90} 604L${800 + (80 + i * 90 - 800) * 1.9} 910`, "rgba(14,10,18,.45)", 3);
        p.c.fillStyle = along(p.c, 0, 604, 0, 910, [
          [0, "rgba(6,8,20,.45)"],
          [0.16, "rgba(6,8,20,0)"],
          [1, "rgba(6,8,20,.65)"],
        ]);
        p.c.fillRect(0, 604, 1600, 310);
        const lights = { garden: "#d6ee9a", bed: "#bfe6fa", memory: "#ffd894" };
        for (const [room, x] of DOORS) {
          roundDoor(p, x, 430, 150, { open: 0, light: lights[room], strength: 1, sill: 1 });
          disc(p.c, x, 196, 36, "#2a3354");
          at(p, x, 196, 21, 0, () => line(p.c, ROOMS[room], "#f1dcae", 0.16));
        }
      },
      mist: { color: light("#6a6468", 0.35), amount: 0.22, band: [560, 240] },
    },
    {
      z: 120,
      relief: 6,
      round: 14,
      paint: (p) => {
        lampArm(
          p,
          [
            [1240, -30],
            [1150, 60],
            [1080, 30],
            [1046, 96],
          ],
          12,
        );
        onaLamp(p, 1035, 142, 1, { tilt: 0.16, lit: 0.9 });
      },
    },
  ],
};
