import { light } from "../kit/palette.ts";
import type { Scene } from "../kit/scene.ts";
import { ripples } from "../painters/air.ts";
import { restBed } from "../painters/furniture.ts";
import { scene as corridor } from "./o1-4.ts";

/** Ona learns the song, late by one note; Sumi's note sways on the glass. */
export const scene: Scene = {
  ...corridor,
  id: "f6-3",
  alt: "Ona's lamp hums in the corridor, with soft rings of light around it; below, Sumi's note hangs on the glass of her bed.",
  ambient: light("#4c587e", 0.34),
  lamps: [
    ...corridor.lamps,
    { x: 1130, y: 760, z: 130, radius: 240, color: light("#a9dcf5", 1.3), haze: 0.6 },
  ],
  layers: [
    ...corridor.layers.slice(0, 2),
    { z: 50, paint: (p) => ripples(p, 640, 420, 130, 52, 5, "#ffd894", 0.22) },
    { z: 120, relief: 6, round: 20, rim: 1.5, paint: (p) => restBed(p, 1120, 880, 0.95) },
  ],
};
