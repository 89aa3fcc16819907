import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { bow, fishingBoat } from "../../painters/boats.ts";
import { reflection, salt, water } from "../../painters/harbor.ts";

/** Six boats that hear each other and see nobody: lamps at six depths of the fog. */
export const scene: Scene = {
  seed: 731,
  exposure: 1.3,
  sky: {
    top: light("#122229"),
    low: light("#48646a"),
    stars: 0,
    nebulae: [
      { x: 500, y: 300, radius: 700, color: light("#84a09f", 0.36) },
      { x: 1300, y: 420, radius: 600, color: light("#688689", 0.34) },
    ],
  },
  ambient: light("#7fa3a6", 0.34),
  lamps: [
    { x: 1180, y: 372, z: 120, radius: 230, color: light("lantern", 2.2), haze: 1 },
    { x: 300, y: 592, z: -20, radius: 130, color: light("lantern", 1.3), haze: 1 },
    { x: 858, y: 556, z: -140, radius: 80, color: light("lantern", 1), haze: 1 },
  ],
  layers: [
    {
      z: -300,
      paint: (p) => {
        for (const [x, y] of pairs("96,520 560,500 1482,506")) {
          glow(p, x, y, 52, salt.gold, 0.5);
          glow(p, x, y, 12, "#fff1cc", 1);
        }
      },
    },
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 556, 920, "#5b7a7d", "#123340", 640);
        for (const [x, w] of pairs("96,18 560,16 1482,18")) reflection(p, x, 566, 90, w, "#ffbe5c", 0.4);
      },
      mist: { color: light("#9ab6b6", 0.6), amount: 0.95, band: [560, 130] },
    },
    {
      z: -120,
      relief: 3,
      paint: (p) => {
        fishingBoat(p, 770, 616, 0.5, { tone: "#5a7a74", side: 1, tilt: 0.03 });
        reflection(p, 858, 624, 90, 24, "#ffbe5c", 0.5);
      },
      mist: { color: light("#93b0b0", 0.55), amount: 0.8, band: [560, 130] },
    },
    {
      z: -20,
      relief: 4,
      round: 8,
      paint: (p) => {
        fishingBoat(p, 456, 690, 0.9, { tone: "#6f7a5c", side: -1, tilt: -0.03 });
        reflection(p, 298, 700, 120, 40, "#ffbe5c", 0.55);
      },
      mist: { color: light("#8fabac", 0.5), amount: 0.55, band: [620, 150] },
    },
    {
      z: 80,
      relief: 5,
      round: 16,
      rim: 1.8,
      paint: (p) => {
        bow(p, 1136, 800, 1.3, { tone: "#4f6f78", tilt: 0.04 });
        reflection(p, 1190, 810, 110, 70, "#ffbe5c", 0.6);
        glow(p, 1180, 400, 240, salt.gold, 0.26);
      },
      mist: { color: light("#86a3a6", 0.4), amount: 0.34, band: [760, 170] },
    },
  ],
};
