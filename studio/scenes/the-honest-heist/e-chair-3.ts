import { light } from "../../kit/palette.ts";
import { at } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hand } from "../../painters/hand.ts";
import { blueLight, receipt } from "../../painters/receipt.ts";
import { cellar, shelves } from "../../painters/store-room.ts";

/** The last fold, like a window. */
export const scene: Scene = {
  seed: 7543,
  exposure: 1.15,
  vignette: 0.7,
  sky: NIGHT_SKY,
  ambient: light("#5a6a98", 0.24),
  lamps: [
    { x: 800, y: 640, z: 240, radius: 420, color: light("#6fa2ff", 2.2), haze: 0.4 },
    { x: 300, y: 60, z: 300, radius: 420, color: light("#ffd894", 0.9), haze: 0.2 },
  ],
  layers: [
    {
      z: -60,
      relief: 5,
      blur: 4,
      paint: (p) => {
        cellar(p, 760);
        shelves(p, 60, 480, [240, 400, 560]);
        shelves(p, 1120, 1540, [240, 400, 560]);
      },
    },
    { z: 20, paint: (p) => blueLight(p, 800, 620, 900, 0.3) },
    { z: 60, relief: 4, rim: 2, paint: (p) => receipt(p, 800, 440, 1.75, -0.02) },
    {
      z: 120,
      relief: 6,
      round: 12,
      rim: 2.6,
      paint: (p) => {
        hand(p, 1140, 690, 1.15, 0.36, { skin: 3, sleeve: "#4b4a58", cuff: "#f6ead6", pose: "hold" });
        at(p, 460, 690, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.15, 0.36, { skin: 3, sleeve: "#4b4a58", cuff: "#f6ead6", pose: "hold" });
        });
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 560, 640, 140, "#bcd4ff") },
  ],
};
