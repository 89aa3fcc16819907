import { light } from "../../kit/palette.ts";
import { line, pairs, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { bundled } from "../../painters/blankets.ts";
import { heron, lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { BO, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** Who sits on the wall: place, size and the color of the blanket. */
const SITTERS = [
  [TOWN[5], 90, 1.34, "#5a7068"],
  [RUDA, 290, 1.5, "#7a6a58"],
  [TOWN[6], 500, 1.36, "#3f5a66"],
  [BO, 740, 1.56, "#8a8470"],
  [TAVI, 920, 1.16, "#8a8470"],
  [PELL, 1110, 1.42, "#46525e"],
  [TOWN[9], 1310, 1.36, "#6f8a7e"],
  [TOWN[0], 1510, 1.44, "#5a5f58"],
] as const;

/** Nobody sleeps. All night, the wall talks to the boats. */
export const scene: Scene = lifted(150, {
  seed: 841,
  exposure: 1.2,
  sky: {
    top: light("#081520"),
    low: light("#34525e"),
    stars: 1.2,
    nebulae: [{ x: 600, y: 200, radius: 620, color: light("#6d8c90", 0.26) }],
  },
  ambient: light("#7094a4", 0.34),
  lamps: [190, 620, 1015, 1410].map((x) => ({
    x,
    y: 670,
    z: 230,
    radius: 300,
    color: light("lantern", 1.9),
    haze: 0.5,
  })),
  layers: [
    {
      z: -240,
      relief: 3,
      round: 8,
      lamps: 0.45,
      paint: (p) => {
        water(p, 460, 1070, "#4f7480", "#0d2b36", 620);
        heron(p, 800, 506, 0.3, 1);
        for (const [x, y, h] of triples("660,506,46 960,500,40")) post(p, x, y, h, h * 0.24);
        for (const [x, y] of pairs("250,440 390,450 540,436 690,448 1040,438 1180,450 1300,436")) {
          glow(p, x, y, 34, "#ffd88a", 0.9);
          reflection(p, x, 470, 110, 18, "#ffbe5c", 0.5);
        }
      },
      mist: { color: light("#8aaab4", 0.45), amount: 0.4, band: [460, 70] },
    },
    {
      z: 40,
      relief: 7,
      paint: (p) => {
        wall(p, 800, 800, 310, "#66767a");
        line(p.c, "M-20 801H1620", "rgba(240,244,230,.4)", 5);
      },
    },
    {
      z: 130,
      relief: 6,
      round: 12,
      rim: 2.2,
      paint: (p) => {
        for (const [look, x, s, tone] of SITTERS) if (look) bundled(p, x, 860, s, look, tone, true);
        for (const x of [190, 620, 1015, 1410]) {
          lantern(p, x, 700, 1.3);
          glow(p, x, 780, 170, salt.gold, 0.28);
        }
      },
    },
  ],
});
