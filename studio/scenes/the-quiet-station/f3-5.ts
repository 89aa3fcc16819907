import { light } from "../../kit/palette.ts";
import { inside } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust } from "../../painters/ice.ts";
import { spoon } from "../../painters/spoons.ts";
import { porthole } from "../../painters/window.ts";

/** And one spoon is in orbit; ten hang in Lumo's window. */
export const scene: Scene = {
  seed: 235,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    sun: [-0.7, 0.45, 0.35],
    planet: { x: 640, y: 620, radius: 330, axis: [0.3, 0.88, 0.22], ring: [1.3, 2.6], light: 0.85 },
    nebulae: [{ x: 300, y: 200, radius: 480, color: light("nebula", 0.26) }],
  },
  ambient: light("indoors", 0.3),
  lamps: [
    { x: -500, y: -500, z: 300, radius: 4000, color: light("#fff0dc", 1.1), haze: 0.1 },
    { x: 1350, y: 560, z: 90, radius: 260, color: light("amber", 1.2), haze: 0.4 },
  ],
  layers: [
    { z: -150, paint: (p) => iceDust(p, 0, 100, 1600, 800, 200, 0.5) },
    {
      z: 40,
      relief: 8,
      round: 20,
      rim: 1.5,
      paint: (p) => {
        spoon(p, 420, 130, 2.7, -0.72);
        glow(p, 590, 330, 60, "#ffffff", 0.3);
      },
    },
    {
      z: 60,
      relief: 7,
      paint: (p) => {
        p.c.fillStyle = "#6f7b98";
        p.c.beginPath();
        p.c.ellipse(1650, 560, 640, 900, 0, 0, 7);
        p.c.fill();
        porthole(p, 1350, 560, 205, {
          lit: 0.34,
          within: (q) =>
            inside(q.c, "M-1 -1H1V1H-1Z", () => {
              for (let i = 0; i < 10; i++)
                spoon(q, -0.74 + i * 0.165, -0.5 + Math.sin(i * 2.1) * 0.05, 0.0066, 0);
            }),
        });
      },
    },
  ],
};
