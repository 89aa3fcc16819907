import { light } from "../../kit/palette.ts";
import { fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { heron, post, reflection, water } from "../../painters/harbor.ts";
import { cone } from "../../painters/lamp.ts";

/** The beam slows down and stops on a heron in the very middle of the bay. */
export const scene: Scene = {
  seed: 714,
  exposure: 1.2,
  sky: {
    top: light("#08131b"),
    low: light("#2c4852"),
    stars: 0,
    nebulae: [{ x: 820, y: 420, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#6a8f94", 0.34),
  lamps: [
    { x: 800, y: 420, z: 160, radius: 300, color: light("#fff0cf", 2.2), haze: 1 },
    { x: 800, y: 640, z: 120, radius: 330, flat: 3, color: light("#ffeec8", 1.7), haze: 0.3 },
  ],
  layers: [
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 500, 920, "#46666e", "#0a222d", 760);
        reflection(p, 806, 590, 270, 96, "#ffe9bb", 0.55);
      },
      mist: { color: light("#93adae", 0.5), amount: 0.7, band: [500, 110] },
    },
    {
      z: -20,
      relief: 3,
      round: 8,
      rim: 1.8,
      paint: (p) => {
        cone(p, -60, 90, 1060, 190, -1.1, "#fff1d0", 0.34);
        heron(p, 800, 590, 0.95, -1);
        for (let i = 0; i < 14; i++)
          line(p.c, `M${770 + (i % 3) * 7} ${598 + i * 6}h${56 - i * 3}`, "rgba(216,226,220,.2)", 3);
        glow(p, 800, 520, 230, "#fff0cf", 0.16);
      },
      mist: { color: light("#a8bdbb", 0.4), amount: 0.28, band: [560, 80] },
    },
    {
      z: 80,
      relief: 6,
      rim: 2,
      paint: (p) => {
        for (const [x, y, h, w] of [
          [210, 760, 200, 40],
          [452, 690, 130, 28],
          [1190, 700, 140, 28],
          [1420, 780, 230, 44],
        ] as const)
          post(p, x, y, h, w);
      },
      mist: { color: light("#8aa5a8", 0.4), amount: 0.3, band: [720, 90] },
    },
    {
      z: 230,
      blur: 4,
      relief: 8,
      rim: 2,
      paint: (p) => {
        post(p, 1560, 940, 420, 110);
        fill(p.c, "M-20 860C200 842 420 870 700 920H-20Z", "#182831");
      },
    },
  ],
};
