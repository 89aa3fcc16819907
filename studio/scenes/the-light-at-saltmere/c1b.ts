import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { lampPole, steps } from "../../painters/quay.ts";
import { BO, lampCarrier, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** The town on its harbor steps: the middle of them is empty, and one light stands alone at the far end of the wall. */
export const scene: Scene = lifted(130, {
  seed: 751,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3a5962"),
    stars: 0,
    nebulae: [{ x: 1200, y: 260, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#7094a0", 0.32),
  lamps: [
    { x: 300, y: 560, z: 230, radius: 320, color: light("lantern", 1.9), haze: 0.6 },
    { x: 1050, y: 560, z: 230, radius: 300, color: light("lantern", 1.8), haze: 0.6 },
    { x: 1314, y: 378, z: -60, radius: 90, color: light("lantern", 1.3), haze: 1 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => water(p, 452, 1050, "#54757c", "#123340", 500),
      mist: { color: light("#9ab6b6", 0.5), amount: 0.7, band: [460, 90] },
    },
    {
      z: -90,
      relief: 5,
      paint: (p) => {
        wall(p, 470, 420, 620);
        lampPole(p, 1300, 452, 0.32);
        glow(p, 1314, 390, 110, salt.gold, 0.5);
      },
      mist: { color: light("#93adae", 0.45), amount: 0.5, band: [480, 150] },
    },
    {
      z: 20,
      relief: 7,
      paint: (p) =>
        steps(p, { x: 660, y: 1017, width: 1511, rise: 78, count: 6, shrink: 0.9, tone: "#7d8c88" }),
    },
    {
      z: 90,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        const [a, b, c] = [TOWN[1] ?? BO, TOWN[3] ?? BO, TOWN[6] ?? BO];
        figure(p, 300, 650, 0.96, a, {
          left: [-30, -130],
          right: [24, -150],
          gaze: 0.6,
          brow: 0.7,
          mouth: "flat",
        });
        figure(p, 420, 620, 0.9, b, { gaze: 0.7, brow: 0.5, mouth: "small" });
        figure(p, 930, 630, 0.92, c, { gaze: -0.7, brow: 0.6, mouth: "flat", left: [-20, -160] });
        figure(p, 1050, 650, 0.98, PELL, {
          gaze: -0.5,
          left: [-16, -150],
          right: [16, -150],
          eyes: "down",
          mouth: "flat",
        });
        lampCarrier(p, 210, 800, 1.3, BO, { gaze: 0.6, right: [64, -150], brow: 0.6, mouth: "flat" });
        lampCarrier(p, 400, 830, 1.06, TAVI, {
          gaze: 0.8,
          right: [56, -170],
          left: [-30, -100],
          mouth: "small",
        });
        lampCarrier(p, 1010, 820, 1.34, RUDA, {
          gaze: -0.6,
          right: [66, -140],
          left: [-46, -120],
          brow: 0.7,
          mouth: "flat",
        });
      },
    },
  ],
});
