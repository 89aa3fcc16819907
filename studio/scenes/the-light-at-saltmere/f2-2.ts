import { light } from "../../kit/palette.ts";
import { triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { bow } from "../../painters/boats.ts";
import { heron, post, reflection, salt, water } from "../../painters/harbor.ts";
import { raisedHand } from "../../painters/raised-hand.ts";

/** The lamps that follow her hand, from far to near. */
const BOATS = [
  [1460, 452, 0.22, "#59617a"],
  [1350, 474, 0.3, "#6f7a5c"],
  [1210, 506, 0.4, "#7a6a58"],
  [1010, 556, 0.56, "#5a7a74"],
  [730, 640, 0.86, "#3f6a6c"],
] as const;

/** A little left. Left. Good. */
export const scene: Scene = {
  seed: 770,
  exposure: 1.2,
  sky: {
    top: light("#0d1c24"),
    low: light("#46646b"),
    stars: 0,
    nebulae: [{ x: 1000, y: 260, radius: 760, color: light("#84a09f", 0.36) }],
  },
  ambient: light("#7599a0", 0.36),
  lamps: [
    ...BOATS.map(([x, y, s]) => ({
      x: x + 34 * s,
      y: y - 300 * s,
      z: 60,
      radius: 300 * s,
      color: light("lantern", 1.7),
      haze: 0.8,
    })),
    { x: 120, y: 560, z: 420, radius: 420, color: light("#ffdcae", 0.7), haze: 0.2 },
    { x: 560, y: 330, z: 120, radius: 420, color: light("lantern", 2.2), haze: 0.1 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 440, 920, "#54757a", "#0d2b36", 720);
        heron(p, 940, 492, 0.32, -1);
        for (const [x, y, h] of triples("1110,476,50 860,470,44 620,500,70")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("nearFog", 0.55), amount: 0.8, band: [450, 110] },
    },
    {
      z: -20,
      relief: 4,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        for (const [x, y, s, tone] of BOATS) {
          bow(p, x, y, s, { tone, tilt: -0.03 });
          glow(p, x + 34 * s, y - 296 * s, 150 * s, salt.gold, 0.34);
          reflection(p, x, y + 8, 130 * s, 110 * s, "#ffbe5c", 0.5);
        }
        post(p, 1290, 720, 210, 46);
        post(p, 1500, 800, 300, 64);
      },
      mist: { color: light("#93b0b0", 0.45), amount: 0.3, band: [500, 150] },
    },
    {
      z: 180,
      relief: 6,
      round: 12,
      rim: 2.6,
      paint: (p) => raisedHand(p, 400, 700, 1.2, -0.06, { skin: 1, sleeve: "#33505c" }),
    },
  ],
};
