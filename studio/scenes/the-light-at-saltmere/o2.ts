import { light } from "../../kit/palette.ts";
import { disc, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { salt, wall } from "../../painters/harbor.ts";
import { boots, handwriting, lampPole, planks } from "../../painters/quay.ts";

/** Mr Pell's list on the door of the harbor office; those who read it have left room for you. */
export const scene: Scene = {
  seed: 722,
  exposure: 1.2,
  sky: { top: light("#0a161d"), low: light("#0a161d"), stars: 0 },
  ambient: light("#7396a0", 0.34),
  lamps: [
    { x: 1172, y: 250, z: 240, radius: 420, color: light("lantern", 2.4), haze: 0.6 },
    { x: 100, y: -100, z: 400, radius: 800, color: light("#9fc0c6", 0.6), haze: 0.2 },
  ],
  layers: [
    { z: -40, relief: 9, paint: (p) => wall(p, -40, -40, 980, "#5c6b70") },
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        planks(p, 440, 1030, 40, 800, 84, "#3f5a58");
        for (const y of [150, 660]) {
          line(p.c, `M440 ${y}H860`, "#14191b", 22);
          line(p.c, `M440 ${y - 5}H860`, "rgba(200,214,206,.2)", 4);
          for (let x = 480; x < 860; x += 90) disc(p.c, x, y, 7, "#3c4648");
        }
        line(p.c, "M428 820V28H1036V820", "#26302f", 26);
        disc(p.c, 984, 470, 21, "#7d7048");
        disc(p.c, 979, 464, 9, "#cfc18c");
      },
    },
    {
      z: 50,
      relief: 5,
      rim: 1.4,
      paint: (p) => {
        handwriting(p, 716, 216, 300, 392, -0.03, 9);
        disc(p.c, 716, 234, 9, "#2a2e30");
        disc(p.c, 713, 231, 3.5, "#c4cdc8");
        lampPole(p, 1250, 800, 2.3, 1, -1);
        glow(p, 1150, 340, 270, salt.gold, 0.24);
      },
    },
    { z: 90, relief: 8, paint: (p) => wall(p, 796, 796, 160, "#56656a") },
    {
      z: 150,
      relief: 6,
      round: 8,
      rim: 1.8,
      paint: (p) => {
        for (const [x, y, s, tone] of [
          [300, 846, 1.5, "#4c4a44"],
          [500, 868, 1.6, "#3f5a5c"],
          [950, 862, 1.55, "#46464c"],
          [1150, 846, 1.15, "#6a675c"],
          [1360, 870, 1.65, "#4a5a44"],
        ] as const)
          boots(p, x, y, s, tone);
      },
    },
  ],
};
