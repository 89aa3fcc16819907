import { light } from "../../kit/palette.ts";
import { along, disc } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { curtain, pelmet } from "../../painters/velvet.ts";

/** Velvet, over which the page writes the title, and a spoon that is too long for the picture. */
export const scene: Scene = {
  seed: 7019,
  exposure: 1.2,
  vignette: 0.7,
  sky: { top: light("#14060a"), low: light("#14060a"), stars: 0 },
  ambient: light("#b07a70", 0.22),
  lamps: [
    { x: 800, y: 860, z: 220, radius: 520, color: light("#ffc06a", 1.7), haze: 0.2 },
    { x: 800, y: 300, z: 340, radius: 520, color: light("#ffe0ae", 1.5), haze: 0.1 },
  ],
  layers: [
    { z: 0, relief: 8, round: 8, paint: (p) => curtain(p, -20, 1620, -10, 850) },
    { z: 20, relief: 6, paint: (p) => pelmet(p, -20, 1620, -10, 116) },
    { z: 110, relief: 7, round: 11, rim: 2, paint: (p) => giantSpoon(p, 560, 690, 1.72, -0.07) },
    {
      z: 190,
      paint: (p) => {
        p.c.fillStyle = along(p.c, 0, 830, 0, 900, ["rgba(30,12,10,0)", [0.2, "#2a1410"], "#1a0c0a"]);
        p.c.fillRect(0, 830, 1600, 70);
        for (let i = 0; i < 12; i++) {
          disc(p.c, 70 + i * 133, 868, 34, "#c99642", 16);
          glow(p, 70 + i * 133, 850, 120, "#ffc46a", 0.16);
          disc(p.e, 70 + i * 133, 856, 20, "rgba(255,232,170,.85)", 7);
        }
        motes(p, 800, 460, 760, 110, "#ffe2a8");
      },
    },
  ],
};
