import { light } from "../kit/palette.ts";
import { along, fill, line } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { glow, motes } from "../painters/air.ts";
import { roundDoor } from "../painters/door.ts";
import { livingLight, oldLights } from "../painters/pip.ts";
import { pipes, plates } from "../painters/room.ts";
import { porthole } from "../painters/window.ts";

/** One old light has come in at the dock. All of it stands high: the map that is played on lies below. */
export const scene: Scene = {
  id: "c4o",
  alt: "An ice-blue light floats in through the open dock door and along a quiet wall, and its shine lies on the floor; one of three round windows is lit.",
  seed: 88,
  exposure: 1.1,
  sky: {
    top: light("#081226"),
    low: light("#16264a"),
    nebulae: [{ x: 340, y: 270, radius: 260, color: light("#6fa2c8", 0.5) }],
  },
  ambient: light("#566890", 0.4),
  lamps: [
    { x: 700, y: 270, z: 90, radius: 260, color: light("#a9dcf5", 1.9), haze: 0.9 },
    { x: 330, y: 270, z: 30, radius: 300, color: light("#8fc0e0", 1.1), haze: 0.7 },
    { x: 700, y: 720, z: 120, radius: 330, flat: 3, color: light("#a9dcf5", 1.3), haze: 0.1 },
    { x: 330, y: 700, z: 120, radius: 300, flat: 3, color: light("#8fc0e0", 0.8), haze: 0.1 },
    { x: 1210, y: 260, z: 60, radius: 190, color: light("#ffb84d", 1.2), haze: 0.6 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) =>
        oldLights(
          p,
          22,
          (t) => [190 + ((t * 7.7) % 1) * 300, 110 + t * 330, 0.4 + ((t * 3.3) % 1) * 0.6],
          15,
        ),
    },
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#5f6c8a");
        pipes(p, -10, 14, 1610, 14, 3, 16);
        roundDoor(p, 330, 270, 190, { open: 0.72, light: "#8fcdf0", strength: 0.3, through: true });
        for (const [x, lit] of [
          [1000, 0],
          [1210, 0.5],
          [1420, 0],
        ] as const)
          porthole(p, x, 260, 66, { lit, cross: lit > 0 });
        line(p.c, "M-10 560H1610", "#2a3452", 16);
        line(p.c, "M-10 555H1610", "rgba(226,236,252,.3)", 4);
        for (let x = 90; x < 1600; x += 230) line(p.c, `M${x} 560v34`, "#2a3452", 12);
        fill(
          p.c,
          "M-10 660H1610V910H-10Z",
          along(p.c, 0, 660, 0, 910, [
            [0, "#76839f"],
            [0.3, "#56638a"],
            [1, "#2a3452"],
          ]),
        );
        for (let i = -6; i <= 6; i++)
          line(p.c, `M${800 + i * 130} 660L${800 + i * 300} 910`, "rgba(8,12,30,.4)", 3);
        for (const y of [700, 762, 850]) line(p.c, `M-10 ${y}H1610`, "rgba(8,12,30,.4)", 3);
        line(p.c, "M-10 660H1610", "rgba(226,236,252,.35)", 5);
      },
      mist: { color: light("#6f93b4", 0.35), amount: 0.34, band: [330, 260] },
    },
    {
      z: 40,
      paint: (p) => {
        glow(p, 700, 275, 280, "#a9dcf5", 0.16);
        for (const [i, x] of [430, 500, 570, 636].entries())
          glow(p, x, 268 + Math.sin(i * 1.6) * 16, 16 + i * 3, "#a9dcf5", 0.16 + i * 0.05);
        livingLight(p, 700, 275, 40, 0.5, "#a4d8f4", 0.56);
        motes(p, 650, 280, 420, 60, "#bfe3f2");
      },
    },
  ],
};
