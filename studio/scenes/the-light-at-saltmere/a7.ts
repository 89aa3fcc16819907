import { light } from "../../kit/palette.ts";
import { along, disc, fill, hoop, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { glassRoom, greatLens, leadWeight } from "../../painters/great-lamp.ts";
import { hand } from "../../painters/hand.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { handwriting } from "../../painters/quay.ts";

/** A hand on the oil tap, and for a moment it neither opens nor closes. */
export const scene: Scene = {
  seed: 777,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [{ x: 1200, y: 260, radius: 620, color: light("bank", 0.34) }],
  },
  ambient: light("#7094a0", 0.32),
  lamps: [
    { x: 240, y: 600, z: 240, radius: 420, color: light("lantern", 2.3), haze: 0.5 },
    { x: 900, y: 640, z: 330, radius: 420, color: light("#ffc978", 1.2), haze: 0.1 },
  ],
  layers: [
    {
      z: -200,
      relief: 6,
      paint: (p) => glassRoom(p, 640, 270),
      mist: { color: light("fog", 0.4), amount: 0.2 },
    },
    {
      z: -20,
      relief: 7,
      round: 14,
      rim: 2,
      paint: (p) => greatLens(p, 620, 250, 1.3),
    },
    {
      z: 60,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        fill(p.c, "M-20 770H1620V920H-20Z", along(p.c, 0, 770, 0, 920, ["#7a7460", "#2f2d26"]));
        line(p.c, "M-20 772H1620", "#c9bb94", 5);
        lantern(p, 240, 516, 3);
        glow(p, 240, 700, 280, salt.gold, 0.24);
        handwriting(p, 470, 690, 150, 150, -0.16, 4);
        leadWeight(p, 1330, 872, 1);
      },
    },
    {
      z: 120,
      relief: 7,
      round: 14,
      rim: 2.2,
      paint: (p) => {
        const brass = along(p.c, 690, 0, 830, 0, ["#4a3f22", [0.35, "#d0b878"], [0.6, "#8d7642"], "#33301f"]);
        solid(p, "M690 900V470H830V900Z", brass);
        for (const y of [500, 660, 836]) {
          solid(p, `M672 ${y}H848V${y + 34}H672Z`, brass);
          line(p.c, `M676 ${y + 3}H844`, "#eadfb2", 4);
        }
        solid(p, "M690 480V420Q690 392 660 392H560V318H720Q830 318 830 430V480Z", brass);
        solid(p, "M548 304H590V406H548Z", brass);
        solid(
          p,
          "M540 590H700V660H600Q590 700 590 736H530Q530 640 540 590Z",
          along(p.c, 0, 590, 0, 736, ["#d0b878", [0.4, "#8d7642"], "#3f361e"]),
        );
        line(p.c, "M528 736H594", "#eadfb2", 8);
        disc(p.e, 561, 752, 7, "rgba(242,190,90,.7)", 12);
        disc(p.c, 760, 560, 74, "#4a3f22");
        disc(p.c, 756, 556, 64, "#b09a5c");
        hoop(p.c, 756, 556, 44, "#5c4e2a", 6);
        disc(p.c, 756, 556, 18, "#4a3f22");
        line(p.c, "M756 556L1010 510", "#3a311a", 44);
        line(p.c, "M756 552L1006 506", "#b89f5e", 28);
        line(p.c, "M770 542L1000 500", "#eadfb2", 6);
        disc(p.c, 1020, 508, 34, "#4a3f22");
        disc(p.c, 1016, 504, 26, "#c9b26e");
      },
    },
    {
      z: 200,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => hand(p, 1020, 520, 1.35, 0.16, { skin: 2, sleeve: "#4f6a70", pose: "hold" }),
    },
    { z: 220, paint: (p) => motes(p, 420, 560, 460, 60, "#ffe6b8") },
  ],
};
