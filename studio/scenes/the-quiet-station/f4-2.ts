import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { farGarden, frameVines } from "../../painters/garden.ts";
import { onaLamp } from "../../painters/lamp.ts";

/** Then Ona fell asleep; one small lamp stayed on. */
export const scene: Scene = {
  seed: 242,
  exposure: 1.1,
  sky: { top: light("#02080d"), low: light("#06171c"), stars: 0.3 },
  ambient: light("#3c5a64", 0.26),
  lamps: [{ x: 800, y: 480, z: 60, radius: 150, color: light("window", 2.2), haze: 1 }],
  layers: [
    farGarden(light("#2a5a60", 0.35)),
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        line(p.c, "M800 -20V410", "#3a3440", 4);
        onaLamp(p, 800, 452, 0.66, { tilt: 0.08, lit: 0.75 });
      },
    },
    frameVines(430, 130),
    { ...frameVines(250, 230), z: 200, blur: 5, rim: 2.4 },
  ],
};
