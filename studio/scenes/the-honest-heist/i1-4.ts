import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { NIGHT_SKY, SPOON_HALL } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { beam, showcase } from "../../painters/showcase.ts";

/** The same case, closer: somebody is in it. */
export const scene: Scene = {
  seed: 7314,
  exposure: 1.15,
  vignette: 0.8,
  sky: NIGHT_SKY,
  ambient: light("#3f6470", 0.2),
  lamps: [
    { x: 700, y: 40, z: 240, radius: 400, color: light("#eef4e4", 1.7), haze: 0.5 },
    { x: 700, y: 760, z: 200, radius: 360, flat: 2.2, color: light("#ffdf9e", 1.1), haze: 0.1 },
  ],
  layers: [
    { z: -80, relief: 4, blur: 2, paint: (p) => hall(p, { ...SPOON_HALL, floor: 560 }) },
    { z: -20, paint: (p) => beam(p, 760, 80, 860, 520, 0.2) },
    {
      z: 30,
      relief: 6,
      rim: 1.8,
      paint: (p) => showcase(p, 620, 1120, 1.86, { card: ["Back", "soon"], glass: 0 }),
    },
    { z: 50, relief: 6, round: 8, rim: 2, paint: (p) => button(p, 1060, 790, 1.5, "sit", -1) },
    {
      z: 70,
      paint: (p) => {
        const { e } = p;
        e.fillStyle = "rgba(190,230,236,.04)";
        e.fillRect(0, 210, 1420, 630);
        for (const [x, w] of pairs("520,110 680,34 1330,60")) {
          e.fillStyle = "rgba(220,244,250,.07)";
          e.fill(new Path2D(`M${x} 212h${w}L${x + w - 280} 838h${-w}Z`));
        }
        for (const dx of [-25, 25]) glow(p, 1060 + dx, 571, 46, "#d8ee8a", 0.16);
      },
    },
    { z: 200, paint: (p) => motes(p, 800, 420, 460, 80, "#f4f0d4") },
  ],
};
