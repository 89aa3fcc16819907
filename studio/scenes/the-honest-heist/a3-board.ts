import { light } from "../../kit/palette.ts";
import { at, disc, hoop, line, type Plate } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { COATS, drape } from "../../painters/coats.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";

/** The board of the coats: six hooks from 126 to 1046, 184 apart. */
export const scene: Scene = {
  seed: 7431,
  exposure: 1.14,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#9a8468", 0.34),
  lamps: [
    { x: 590, y: 60, z: 300, radius: 760, color: light("#ffc878", 1.5), haze: 0.2 },
    { x: 1400, y: 400, z: 260, radius: 420, color: light("#ffb060", 0.8), haze: 0.2 },
  ],
  layers: [
    { z: -80, relief: 4, blur: 0.8, paint: (p) => hall(p, { wall: "#8a6a3c", floor: 780 }) },
    { z: 10, relief: 6, rim: 1.6, paint: rail },
    {
      z: 60,
      relief: 6,
      round: 7,
      rim: 2,
      paint: (p) => {
        for (const [i, coat] of COATS.entries())
          at(p, 126 + i * 184, 224, 0.9, 0, () => drape(p, 0, 0, coat));
      },
    },
    { z: 200, paint: (p) => motes(p, 590, 380, 560, 70, "#ffdca0") },
  ],
};

/** A board of wood with six hooks of brass. */
function rail(p: Plate): void {
  const { c } = p;
  c.fillStyle = "#5a3820";
  c.fillRect(20, 176, 1140, 44);
  line(c, "M20 178H1160", "rgba(255,224,170,.5)", 4);
  for (let i = 0; i < 9; i++) line(c, `M${30 + i * 120} 196q50 6 100 0`, "rgba(24,10,4,.3)", 3);
  for (let i = 0; i < 6; i++) {
    const x = 126 + i * 184;
    disc(c, x, 198, 15, "#d9a84c");
    hoop(c, x, 214, 13, "#f0cb80", 6);
  }
}
