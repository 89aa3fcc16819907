import { light } from "../../kit/palette.ts";
import { line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { rail } from "../../painters/great-lamp.ts";
import { heron, lantern, post, salt, water } from "../../painters/harbor.ts";

/** The Inspector has landed on the rail of the balcony, an arm's length away. */
export const scene: Scene = {
  seed: 776,
  exposure: 1.2,
  sky: {
    top: light("#0b1922"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [{ x: 1000, y: 320, radius: 680, color: light("#84a09f", 0.34) }],
  },
  ambient: light("#7096a0", 0.36),
  lamps: [
    { x: 240, y: 420, z: 230, radius: 440, color: light("lantern", 2.2), haze: 0.6 },
    { x: 1300, y: -200, z: 100, radius: 900, color: light("#b8d4d2", 0.7), haze: 0.1 },
  ],
  layers: [
    {
      z: -220,
      relief: 2,
      paint: (p) => {
        water(p, 560, 920, "#54757c", "#163a45", 420);
        for (const [x, y, h] of triples("900,600,26 1060,616,32 1230,606,28 1400,640,40"))
          post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("#9ab6b6", 0.6), amount: 0.85, band: [580, 150] },
    },
    {
      z: 60,
      relief: 7,
      rim: 1.6,
      paint: (p) => {
        rail(p, 760, 200, 118);
        line(p.c, "M240 -20V236", "#18242a", 8);
        lantern(p, 240, 230, 2.9);
        glow(p, 240, 410, 320, salt.gold, 0.24);
      },
    },
    { z: 120, relief: 7, round: 14, rim: 2.4, paint: (p) => heron(p, 730, 750, 3.3, 1) },
  ],
};
