import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { houses, ridge } from "../../painters/town.ts";

/** Home at night: one window after another lights up. */
export const scene: Scene = {
  seed: 104,
  exposure: 1.1,
  sky: {
    top: light("#040813"),
    low: light("#2a3350"),
    stars: 1,
    nebulae: [
      { x: 1000, y: 240, radius: 520, color: light("#5a5a80", 0.3) },
      { x: 300, y: 620, radius: 600, color: light("#8a6a5a", 0.25) },
    ],
  },
  ambient: light("#56658c", 0.4),
  lamps: [{ x: 800, y: 700, z: 120, radius: 700, color: light("lamp", 0.7), haze: 0.8 }],
  layers: [
    {
      z: -200,
      paint: (p) => ridge(p, 620, 190, "#26324f", 190),
      mist: { color: light("#6a6a86", 0.4), amount: 0.55, band: [600, 110] },
    },
    {
      z: -120,
      relief: 3,
      paint: (p) =>
        houses(p, -20, 1620, { ground: 640, low: 30, high: 60, width: 34, lit: 0.5, color: "#3a4566" }),
      mist: { color: light("#7a6a70", 0.4), amount: 0.5, band: [640, 70] },
    },
    {
      z: -60,
      relief: 3,
      paint: (p) =>
        houses(p, -30, 1640, { ground: 720, low: 44, high: 96, width: 52, lit: 0.55, color: "#3a4262" }),
      mist: { color: light("#7a6a66", 0.4), amount: 0.45, band: [710, 70] },
    },
    {
      z: 0,
      relief: 4,
      paint: (p) =>
        houses(p, -40, 1650, { ground: 830, low: 70, high: 150, width: 84, lit: 0.5, color: "#3a3f5c" }),
      mist: { color: light("#8a6f5e", 0.4), amount: 0.4, band: [820, 90] },
    },
    {
      z: 90,
      relief: 5,
      rim: 1.6,
      paint: (p) => {
        houses(p, -60, 1700, { ground: 960, low: 90, high: 190, width: 140, lit: 0.42, color: "#2e3450" });
        glow(p, 800, 820, 700, "#ffb25a", 0.07, 0.4);
      },
    },
  ],
};
