import { light } from "../kit/palette.ts";
import { along, line, poly } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { motes } from "../painters/air.ts";
import { smallDoor } from "../painters/furniture.ts";
import { ROOMS } from "../painters/paper.ts";
import { pipes, plates } from "../painters/room.ts";

const DOORS = [
  ["garden", 1],
  ["bed", 0.75],
  ["memory", 0.9],
  ["dish", 0.45],
  ["kitchen", 0.28],
] as const;

/** Five lamps over five small doors, and not enough light for all. */
export const scene: Scene = {
  id: "b5",
  alt: "Five small arched doors in a row, each with its picture and its own lamp; some lamps burn brighter than others.",
  seed: 71,
  sky: { top: light("#05070f"), low: light("#05070f"), stars: 0 },
  ambient: light("#4a5578", 0.36),
  lamps: DOORS.flatMap(([, lit], i) => [
    {
      x: 220 + i * 290,
      y: 262,
      z: 100,
      radius: 170 * lit + 40,
      color: light("#ffb25a", 2.4 * lit),
      haze: 0.5,
    },
    {
      x: 220 + i * 290,
      y: 640,
      z: 240,
      radius: 190,
      flat: 2.6,
      color: light("#ffb25a", 1.1 * lit),
      haze: 0.1,
    },
  ]),
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 540, 8, 3, "#66718e");
        pipes(p, -10, 40, 1610, 40, 4, 20);
        p.c.fillStyle = along(p.c, 0, 0, 0, 300, [
          [0, "rgba(6,9,24,.6)"],
          [1, "rgba(6,9,24,0)"],
        ]);
        p.c.fillRect(0, 0, 1600, 300);
        poly(
          p.c,
          [
            [-10, 522],
            [1610, 522],
            [1610, 910],
            [-10, 910],
          ],
          "#5f4d44",
        );
        for (let i = -4; i < 21; i++)
          line(p.c, `M${80 + i * 90} 522L${800 + (80 + i * 90 - 800) * 2.1} 910`, "rgba(14,10,18,.45)", 3);
        for (let i = 0; i < 4; i++) line(p.c, `M0 ${560 + i * i * 26 + i * 30}H1600`, "rgba(14,10,18,.3)", 2);
        p.c.fillStyle = along(p.c, 0, 522, 0, 910, [
          [0, "rgba(6,8,20,.5)"],
          [0.16, "rgba(6,8,20,0)"],
          [1, "rgba(6,8,20,.6)"],
        ]);
        p.c.fillRect(0, 522, 1600, 390);
      },
      mist: { color: light("#6a5a58", 0.4), amount: 0.26, band: [420, 300] },
    },
    {
      z: 40,
      relief: 6,
      paint: (p) => {
        for (const [i, [room, lit]] of DOORS.entries()) {
          smallDoor(p, 220 + i * 290, 556, 1.14, lit, ROOMS[room]);
          motes(p, 220 + i * 290, 400, 150, 14, "#ffcf8a");
        }
      },
    },
  ],
};
