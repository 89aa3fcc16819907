import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { NIGHT_SKY, SPOON_HALL } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { ropes } from "../../painters/gallery.ts";
import { beam, showcase } from "../../painters/showcase.ts";

/** The case of the spoon, locked, behind dark ropes. */
export const scene: Scene = {
  seed: 7313,
  exposure: 1.15,
  vignette: 0.8,
  sky: NIGHT_SKY,
  ambient: light("#3f6470", 0.2),
  lamps: [
    { x: 800, y: 60, z: 260, radius: 420, color: light("#eef4e4", 2), haze: 0.5 },
    { x: 800, y: 700, z: 200, radius: 380, flat: 2.2, color: light("#ffdf9e", 1.2), haze: 0.1 },
  ],
  layers: [
    { z: -80, relief: 4, paint: (p) => hall(p, { ...SPOON_HALL, floor: 700 }) },
    { z: -20, paint: (p) => beam(p, 800, 46, 800, 470, 0.26) },
    { z: 30, relief: 6, rim: 1.8, paint: (p) => showcase(p, 800, 850, 1.24, { card: ["Back", "soon"] }) },
    {
      z: 160,
      blur: 2.4,
      relief: 8,
      round: 6,
      rim: 1.6,
      lamps: 0.5,
      paint: (p) => {
        ropes(p, [250, 760], 960);
        ropes(p, [1330], 970);
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 800, 420, 360, 90, "#f4f0d4");
        glow(p, 800, 650, 420, "#ffdc98", 0.08, 0.4);
      },
    },
  ],
};
