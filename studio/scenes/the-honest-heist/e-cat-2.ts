import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { faces } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";

/** The Cat Did It. */
export const scene: Scene = {
  seed: 7552,
  exposure: 1.12,
  vignette: 0.55,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 620, y: 560, z: 330, radius: 360, color: light("#fff2d4", 0.6), haze: 0.1 }],
  layers: [
    brightHall({ floor: 560 }, -100),
    chandeliers(-70),
    { z: -30, relief: 6, round: 6, rim: 2, paint: (p) => faces(p, 10, 1600, 330, 4, 54, 640, "open") },
    {
      z: 60,
      relief: 8,
      round: 5,
      rim: 1.6,
      paint: ({ c, next }) => {
        c.fillStyle = "#a5323c";
        c.fillRect(0, 690, 1600, 220);
        for (let i = 0; i < 60; i++) {
          c.fillStyle = `rgba(${next() < 0.5 ? "30,4,10" : "255,160,150"},.07)`;
          c.fillRect(next() * 1600, 700, 20 + next() * 60, 200);
        }
        c.fillStyle = "#e0b660";
        c.fillRect(0, 682, 1600, 14);
      },
    },
    { z: 100, relief: 7, round: 11, rim: 2.2, paint: (p) => giantSpoon(p, 800, 752, 1.5, 0.015) },
    { z: 140, relief: 7, round: 10, rim: 2.6, paint: (p) => button(p, 640, 810, 2, "wash") },
    {
      z: 200,
      paint: (p) => {
        motes(p, 700, 460, 620, 90, "#ffe6b8");
        glow(p, 640, 620, 360, "#fff0cc", 0.04);
      },
    },
  ],
};
