import { ink, light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { farGarden, frameVines } from "../../painters/garden.ts";
import { lampArm, onaLamp } from "../../painters/lamp.ts";
import { beanLeaf } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { type Sign, sign } from "../../painters/signs.ts";

const QUESTIONS: readonly (readonly [Sign, Sign, number, number])[] = [
  ["triangle", "waves", 1060, 380],
  ["square", "moon", 930, 450],
  ["circle", "diamond", 800, 500],
];

/** Ona asks in light: pairs of signs go from the lamp to Pip. */
export const scene: Scene = {
  seed: 202,
  exposure: 1.15,
  sky: {
    top: light("#04121a"),
    low: light("#0b2c30"),
    stars: 0.3,
    nebulae: [{ x: 900, y: 420, radius: 520, color: light("#3f8f78", 0.4) }],
  },
  ambient: light("#42666a", 0.4),
  lamps: [
    { x: 1230, y: 300, z: 140, radius: 300, color: light("lamp", 2.1), haze: 0.8 },
    { x: 600, y: 570, z: 110, radius: 230, color: light("pip", 2), haze: 0.9 },
  ],
  layers: [
    farGarden(),
    frameVines(260),
    { z: 50, relief: 7, rim: 1.5, paint: (p) => beanLeaf(p, 380, 640, 420, 0.06) },
    {
      z: 80,
      relief: 6,
      round: 16,
      paint: (p) => {
        lampArm(p, "1640,60 1450,130 1340,60 1262,190", 15);
        onaLamp(p, 1245, 252, 1.35, { tilt: 0.5, lit: 1 });
        for (const [top, bottom, x, y] of QUESTIONS) {
          glow(p, x, y, 80, ink.amber, 0.16);
          sign(p, top, x, y - 26, 18, "rgba(255,232,180,.66)", true);
          sign(p, bottom, x, y + 26, 18, "rgba(255,232,180,.66)", true);
        }
        glow(p, 600, 580, 280, "#ffe9b4", 0.15);
        pip(p, 600, 585, 46, 0.3);
        motes(p, 800, 500, 500, 80, "#ffe6ae");
      },
    },
  ],
};
