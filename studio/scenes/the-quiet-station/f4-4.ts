import { light } from "../../kit/palette.ts";
import { along, fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust } from "../../painters/ice.ts";
import { beanLeaf, flower } from "../../painters/leaves.ts";
import { station } from "../../painters/station.ts";

/** After forty days: a line of dawn, six windows, a bean flower that opens. */
export const scene: Scene = {
  seed: 244,
  sky: {
    top: light("#040813"),
    low: light("#1a2a4a"),
    sun: [0.12, 0.5, -0.86],
    planet: { x: 800, y: 1330, radius: 760, axis: [0.1, 0.92, 0.3], ring: [1.3, 1.31], light: 1.1 },
    nebulae: [{ x: 900, y: 560, radius: 560, color: light("#e8a86a", 0.2) }],
  },
  ambient: light("#56608a", 0.26),
  lamps: [
    { x: 900, y: 700, z: -60, radius: 700, color: light("#ffc890", 1.7), haze: 0.5 },
    { x: 1020, y: 330, z: 90, radius: 240, color: light("amber", 0.9) },
    { x: 300, y: 300, z: 300, radius: 500, color: light("#ffe0b8", 1.1), haze: 0.1 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 100, 1600, 600, 140, 0.5),
      mist: { color: light("#c28a6a", 0.3), amount: 0.25, band: [620, 120] },
    },
    {
      z: 0,
      relief: 6,
      round: 36,
      rim: 1.8,
      paint: (p) =>
        station(p, 1030, 350, 0.78, -0.03, { windows: [0.8, 0.8, 0.85, 1, 0.9, 0.8], garden: 0.8 }),
    },
    {
      z: 180,
      relief: 8,
      round: 16,
      rim: 2,
      paint: (p) => {
        line(p.c, "M120 940C180 760 240 640 340 520", "#2f6a4c", 15);
        beanLeaf(p, 190, 760, 240, -2.7);
        beanLeaf(p, 220, 720, 260, 0.3);
        fill(
          p.c,
          "M318 540C330 516 352 512 362 530L350 556C338 562 326 556 318 540Z",
          along(p.c, 318, 510, 362, 556, ["#5aa06a", "#2a5a44"]),
        );
        flower(p, 350, 470, 82);
        glow(p, 350, 470, 170, "#ffd8b0", 0.12);
      },
    },
  ],
};
