import { light } from "../../kit/palette.ts";
import { poly, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { beanLeaf, vine } from "../../painters/leaves.ts";
import { plates } from "../../painters/room.ts";

/** The garden door begins to open, slowly as a flower: first a white line. */
export const scene: Scene = {
  seed: 231,
  exposure: 1.15,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4a5c72", 0.32),
  lamps: [
    { x: 1050, y: 440, z: 70, radius: 330, color: light("#dff0fa", 2), haze: 1 },
    { x: 200, y: 160, z: 160, radius: 300, color: light("lamp", 1.2), haze: 0.5 },
  ],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#5f6a80");
        roundDoor(p, 800, 440, 310, { open: 0.1, light: "#dff0fa", strength: 0.75 });
      },
      mist: { color: light("#8aa6be", 0.35), amount: 0.34, band: [480, 420] },
    },
    {
      z: 30,
      paint: (p) => {
        glow(p, 1070, 440, 420, "#dff0fa", 0.1);
        for (let i = 0; i < 5; i++) {
          p.e.filter = "blur(14px)";
          poly(
            p.e,
            [
              [1060, 250 + i * 90],
              [1090, 280 + i * 90],
              [1660, 200 + i * 150],
              [1660, 90 + i * 150],
            ],
            "rgba(223,240,250,.06)",
          );
          p.e.filter = "none";
        }
      },
    },
    {
      z: 90,
      relief: 6,
      rim: 2,
      paint: (p) => {
        for (const [x, tip, bow] of triples("40,-40,60 190,120,-50 360,420,60"))
          vine(p, x, 960, x + 40, tip, bow, { leaves: 11, size: 125, rich: true });
        for (const [x, tip, bow] of triples("1560,-40,-60 1420,260,50"))
          vine(p, x, 960, x - 40, tip, bow, { leaves: 11, size: 125, rich: true });
        beanLeaf(p, 1330, 640, 170, Math.PI + 0.3);
      },
    },
  ],
};
