import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { pair, SHOES } from "../../painters/shoes.ts";
import { curtain } from "../../painters/velvet.ts";

/** Behind the curtain, from the side on which the cat sits. */
export const scene: Scene = {
  seed: 7290,
  exposure: 1.2,
  vignette: 0.65,
  sky: NIGHT_SKY,
  ambient: light("#9a8478", 0.26),
  lamps: [
    { x: 900, y: 520, z: 330, radius: 520, color: light("#ffd8a0", 1.7), haze: 0.1 },
    { x: 760, y: 860, z: 90, radius: 500, flat: 2.4, color: light("#ffbe70", 0.8), haze: 0.1 },
    { x: 40, y: 200, z: 260, radius: 420, color: light("#8fb0d0", 0.6), haze: 0.1 },
  ],
  layers: [
    { z: -40, relief: 5, paint: (p) => hall(p, { wall: "#2c1a20", floor: 600 }) },
    {
      z: 30,
      relief: 6,
      round: 5,
      rim: 2.2,
      paint: (p) => {
        p.c.fillStyle = "rgba(14,4,8,.55)";
        p.c.fillRect(0, 560, 1600, 120);
        giantSpoon(p, 900, 656, 1.5, 0.01);
        for (const [i, shoe] of SHOES.entries())
          pair(p, 190 + i * 244, 728 + (i % 2) * 12, 1.55, shoe, [0, 0.16, -0.1, 0, 0.2, -0.14][i]);
      },
    },
    { z: 90, relief: 9, round: 10, rim: 2, paint: (p) => curtain(p, -30, 1630, -20, 600, 0) },
    { z: 150, relief: 7, round: 9, rim: 2.6, paint: (p) => button(p, 800, 884, 1.45, "back") },
    {
      z: 210,
      paint: (p) => {
        motes(p, 860, 620, 520, 70, "#ffe2b0");
        glow(p, 900, 700, 420, "#ffc880", 0.06);
      },
    },
  ],
};
