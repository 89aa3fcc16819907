import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { ripples } from "../../painters/air.ts";
import { restBed } from "../../painters/rest-bed.ts";
import { scene as corridor } from "./o1-4.ts";

/** Ona learns the song, late by one note; Sumi's note sways on the glass. */
export const scene: Scene = {
  ...corridor,
  ambient: light("#4c587e", 0.34),
  lamps: [
    ...corridor.lamps,
    { x: 980, y: 560, z: 170, radius: 300, color: light("#b9e0f5", 1.7), haze: 0.6 },
  ],
  layers: [
    ...corridor.layers.slice(0, 2),
    { z: 50, paint: (p) => ripples(p, 640, 420, 130, 52, 5, "#ffd894", 0.22) },
    { z: 120, relief: 6, round: 20, rim: 1.5, paint: (p) => restBed(p, 1090, 760, 0.98) },
  ],
};
