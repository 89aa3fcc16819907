import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, ripples } from "../../painters/air.ts";
import { heron, post, reflection, water } from "../../painters/harbor.ts";

/** The frame of o1-4 a moment later: the beam is out, its last ember is on the water, and one ripple runs away. */
export const scene: Scene = {
  seed: 714,
  exposure: 1.1,
  vignette: 0.7,
  sky: {
    top: light("#050b10"),
    low: light("#1a2e38"),
    stars: 0,
    nebulae: [{ x: 820, y: 420, radius: 620, color: light("#4c6872", 0.22) }],
  },
  ambient: light("#4c7078", 0.3),
  lamps: [
    { x: 806, y: 560, z: 60, radius: 190, color: light("#d9772e", 1.6), haze: 0.7 },
    { x: 806, y: 640, z: 120, radius: 230, flat: 3, color: light("#d9772e", 1.1), haze: 0.2 },
  ],
  layers: [
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 500, 920, "#324e58", "#071a23", 760);
        reflection(p, 806, 594, 150, 54, "#e0853c", 0.5);
        ripples(p, 806, 596, 60, 58, 4, "#f0b078", 0.4, 0.16);
      },
      mist: { color: light("#60808a", 0.4), amount: 0.6, band: [500, 110] },
    },
    {
      z: -20,
      relief: 3,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        heron(p, 800, 590, 0.95, 1);
        for (let i = 0; i < 10; i++)
          line(p.c, `M${774 + (i % 3) * 7} ${598 + i * 6}h${52 - i * 4}`, "rgba(216,190,160,.16)", 3);
        glow(p, 806, 600, 200, "#d9772e", 0.2, 0.4);
      },
      mist: { color: light("#6d8890", 0.34), amount: 0.28, band: [560, 80] },
    },
    {
      z: 80,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        for (const [x, y, h, w] of [
          [210, 760, 200, 40],
          [452, 690, 130, 28],
          [1190, 700, 140, 28],
          [1420, 780, 230, 44],
        ] as const)
          post(p, x, y, h, w);
      },
      mist: { color: light("#54707a", 0.4), amount: 0.26, band: [720, 90] },
    },
    { z: 230, blur: 4, relief: 8, rim: 1.6, paint: (p) => post(p, 1560, 940, 420, 110) },
  ],
};
