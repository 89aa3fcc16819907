import { fade, ink, light } from "../kit/palette.ts";
import { along, at, disc, fill, inside, line, poly, solid } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { glow, motes } from "../painters/air.ts";
import { desk, note, pendant, wideWindow } from "../painters/cabin.ts";
import { plates } from "../painters/room.ts";

/** The relay's desk: a message to home, written and not yet sent. */
export const scene: Scene = {
  id: "b7",
  alt: "A desk in lamplight: on a small screen an open message of nine short strokes, not yet sent; beside it a photograph and a mug; home is a blue star in the window.",
  seed: 79,
  exposure: 1.1,
  sky: {
    top: light("#04070f"),
    low: light("#0d1932"),
    nebulae: [{ x: 500, y: 260, radius: 460, color: light("#4b4a72", 0.3) }],
  },
  ambient: light("#4f5878", 0.38),
  lamps: [
    { x: 1130, y: 330, z: 180, radius: 400, color: light("#ffb25a", 2.3), haze: 0.7 },
    { x: 640, y: 560, z: 120, radius: 220, color: light("#bfe3f2", 0.9), haze: 0.4 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => {
        glow(p, 290, 240, 60, "#bfe3ff", 0.5);
        disc(p.e, 290, 240, 4, "#ffffff");
      },
    },
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 640, 8, 4, "#66718e");
        wideWindow(p, 150, 110, 560, 280, 70, 2);
        note(p, 1330, 380, 70, 84, -0.06);
        note(p, 1420, 400, 76, 66, 0.05);
        note(p, 1350, 490, 66, 60, 0.08);
      },
      mist: { color: light("#6a5a58", 0.35), amount: 0.18 },
    },
    {
      z: 60,
      relief: 6,
      paint: (p) => {
        const { c, e } = p;
        desk(p, -40, 650, 1700, 300);
        at(p, 640, 560, 1, -0.03, () => {
          solid(
            p,
            "M-220 -150H220L234 128H-234Z",
            along(c, 0, -150, 0, 128, [
              [0, "#59657f"],
              [1, "#2a3354"],
            ]),
          );
          fill(c, "M-196 -128H196L206 100H-206Z", "#0c1730");
          inside(e, "M-196 -128H196L206 100H-206Z", () => {
            disc(e, 0, -20, 300, fade(ink.ice, 0.1));
            const strokes = [
              [-160, 70],
              [-74, 34],
              [-24, 60],
              [52, 46],
              [-160, 44],
              [-100, 84],
              [0, 58],
              [-160, 62],
              [-82, 48],
            ] as const;
            for (const [i, [x, w]] of strokes.entries())
              line(
                e,
                `M${x} ${-84 + Math.floor(i / 4 + (i > 6 ? 0.3 : 0)) * 44}h${w}`,
                fade("#dff2fb", 0.62),
                8,
              );
            fill(e, "M52 52H176V86H52Z", fade(ink.amber, 0.55));
            fill(e, "M-38 -2V24H-34V-2Z", fade("#ffffff", 0.6));
          });
          solid(p, "M-70 128H70L96 168H-96Z", "#3a4566");
        });
        solid(p, "M980 590H1060L1050 690H990Z", "#c9b79a");
        line(c, "M1060 612C1092 612 1092 660 1054 664", "#c9b79a", 10);
        solid(p, "M1180 540H1320V700H1180Z", "#7d5a44");
        poly(
          c,
          [
            [1194, 554],
            [1306, 554],
            [1306, 688],
            [1194, 688],
          ],
          "#33486a",
        );
        solid(
          p,
          "M1214 688C1214 640 1228 628 1240 622C1226 600 1236 580 1250 580C1264 580 1274 600 1260 622C1272 628 1286 640 1286 688Z",
          "#20283f",
        );
        motes(p, 1100, 500, 360, 50, "#ffcf8a");
      },
    },
    { z: 100, paint: (p) => pendant(p, 1130, -10, 290, 1.15) },
  ],
};
