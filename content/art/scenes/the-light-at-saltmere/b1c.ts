import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { post, reflection, tower, water } from "../../painters/harbor.ts";

/** The great lamp under Bo's blanket: a brown moon on the tower, and boats that stop to look at it. */
export const scene: Scene = {
  id: "b1c",
  alt: "A small brown glow, like a moon made of tea, on a dark tower above black water; a few boats lie still and look at it.",
  seed: 732,
  exposure: 1.1,
  vignette: 0.65,
  sky: {
    top: light("#060e13"),
    low: light("#22383f"),
    stars: 0,
    nebulae: [{ x: 1060, y: 300, radius: 560, color: light("#5f7a7c", 0.26) }],
  },
  ambient: light("#557a80", 0.3),
  lamps: [
    { x: 1060, y: 262, z: -100, radius: 260, color: light("#b97434", 1.5), haze: 1 },
    { x: 1060, y: 640, z: 40, radius: 260, flat: 2.4, color: light("#b9803c", 0.9), haze: 0.2 },
  ],
  layers: [
    {
      z: -220,
      relief: 4,
      round: 14,
      paint: (p) => {
        tower(p, 1060, 600, 390);
        glow(p, 1060, 268, 56, "#b06c30", 0.75);
        glow(p, 1060, 268, 190, "#b9803c", 0.4);
      },
      mist: { color: light("#7d9698", 0.5), amount: 0.66, band: [600, 190] },
    },
    {
      z: -80,
      relief: 3,
      paint: (p) => {
        water(p, 580, 920, "#37535a", "#061820", 700);
        reflection(p, 1060, 590, 280, 90, "#c98a44", 0.5);
      },
      mist: { color: light("#86a0a2", 0.45), amount: 0.5, band: [590, 80] },
    },
    {
      z: 20,
      relief: 4,
      round: 10,
      rim: 1.8,
      paint: (p) => {
        fishingBoat(p, 470, 668, 0.62, { tone: "#5a7a74", lit: 0.5, tilt: 0.02 });
        fishingBoat(p, 760, 640, 0.4, { tone: "#6f7a5c", lit: 0.5, tilt: -0.03 });
        reflection(p, 580, 676, 60, 20, "#ffbe5c", 0.24);
      },
      mist: { color: light("#7d989a", 0.42), amount: 0.46, band: [640, 100] },
    },
    {
      z: 120,
      relief: 5,
      round: 14,
      rim: 2,
      paint: (p) => fishingBoat(p, 330, 812, 1.25, { tone: "#3f6a6c", lit: 0.45, tilt: -0.02 }),
      mist: { color: light("#66858a", 0.3), amount: 0.24, band: [800, 90] },
    },
    { z: 240, blur: 4, relief: 8, rim: 1.6, paint: (p) => post(p, 1490, 940, 330, 100) },
  ],
};
