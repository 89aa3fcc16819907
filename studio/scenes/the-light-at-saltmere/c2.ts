import { light } from "../../kit/palette.ts";
import { fill, line, pairs, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, ripples } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { handwriting, lampPole } from "../../painters/quay.ts";
import { harborBell } from "../../painters/town-work.ts";
import { BO, PELL } from "../../painters/townsfolk.ts";

/** Bo at the bell with a reason, Pell with a pencil and an order. */
export const scene: Scene = lifted(90, {
  seed: 752,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [{ x: 1100, y: 240, radius: 620, color: light("bank", 0.32) }],
  },
  ambient: light("#7094a0", 0.34),
  lamps: [
    { x: 1442, y: 380, z: 230, radius: 420, color: light("lantern", 2.1), haze: 0.6 },
    { x: 770, y: 640, z: 260, radius: 360, color: light("lantern", 1.7), haze: 0.3 },
    { x: 200, y: 300, z: 330, radius: 420, color: light("#ffc978", 0.7), haze: 0.1 },
  ],
  layers: [
    {
      z: -240,
      relief: 3,
      paint: (p) => {
        water(p, 470, 1010, "#587a7e", "#0d2b36", 620);
        heron(p, 1010, 520, 0.3, -1);
        for (const [x, y] of pairs("690,452 780,470 880,446 1080,462 1180,440 1260,470 960,430")) {
          glow(p, x, y, 36, "#ffd88a", 0.8);
          reflection(p, x, 486, 60, 16, "#ffbe5c", 0.5);
        }
        for (const [x, y, h] of triples("640,520,50 1310,530,60")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("nearFog", 0.5), amount: 0.62, band: [470, 110] },
    },
    {
      z: -20,
      relief: 7,
      paint: (p) => {
        wall(p, 700, 700, 340, "#5d6c70");
        fill(p.c, "M-20 686H1620V712H-20Z", "#8d9a96");
        line(p.c, "M-20 687H1620", "rgba(236,244,238,.4)", 4);
      },
    },
    {
      z: 60,
      relief: 6,
      round: 12,
      rim: 2.2,
      paint: (p) => {
        harborBell(p, 330, 860, 1.7, 0.1);
        ripples(p, 330, 400, 210, 60, 4, "#e8dcb0", 0.13);
        lampPole(p, 1500, 860, 1.9, 1, -1);
      },
    },
    {
      z: 140,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        line(p.c, "M296 640C320 700 480 560 560 556", "#b5a67c", 10);
        figure(p, 640, 890, 1.75, BO, {
          left: [-50, -190],
          right: [30, -236],
          gaze: 0.5,
          tilt: 0.12,
          eyes: "shut",
          mouth: "smile",
          brow: 0.6,
        });
        figure(p, 1130, 890, 1.72, PELL, {
          left: [-46, -136],
          right: [16, -150],
          gaze: -0.5,
          eyes: "down",
          brow: -0.7,
          mouth: "flat",
        });
        handwriting(p, 1080, 622, 130, 190, 0.08, 6);
        line(p.c, "M1158 622L1124 676", "#c9a24a", 9);
        line(p.c, "M1128 668L1120 684", "#2a2a26", 7);
        lantern(p, 860, 742, 1.6);
        glow(p, 860, 840, 190, salt.gold, 0.26);
      },
    },
  ],
});
