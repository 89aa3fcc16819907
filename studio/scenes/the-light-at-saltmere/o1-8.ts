import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { post, reflection, wall, water } from "../../painters/harbor.ts";
import { lampPole, tideClock } from "../../painters/quay.ts";

/** The tide clock on the harbor wall, two hours before the top, and the water that rises below it. */
export const scene: Scene = {
  seed: 718,
  exposure: 1.25,
  sky: { top: light("#0a1820"), low: light("#2c464e"), stars: 0 },
  ambient: light("#7f9ea4", 0.4),
  lamps: [
    { x: 300, y: -200, z: 420, radius: 900, color: light("#c4d8dc", 1.1), haze: 0.3 },
    { x: 1328, y: 300, z: 160, radius: 300, color: light("lantern", 2.1), haze: 0.8 },
  ],
  layers: [
    { z: -40, relief: 9, paint: (p) => wall(p, -60, -40, 980, "#5a6a70") },
    { z: 30, relief: 7, round: 10, rim: 1.6, paint: (p) => tideClock(p, 690, 372, 264, 10) },
    {
      z: 60,
      relief: 5,
      rim: 1.6,
      paint: (p) => lampPole(p, 1270, 720, 1.9, 1),
    },
    {
      z: 120,
      relief: 4,
      paint: (p) => {
        water(p, 700, 920, "#40646c", "#0d2a35", 460);
        reflection(p, 1350, 706, 180, 90, "#ffbe5c", 0.55);
      },
      mist: { color: light("#93adae", 0.45), amount: 0.5, band: [700, 90] },
    },
    {
      z: 240,
      blur: 4,
      relief: 8,
      rim: 1.8,
      paint: (p) => post(p, 120, 940, 500, 120),
    },
  ],
};
