import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceBlock, iceDust, iceField } from "../../painters/ice.ts";
import { station } from "../../painters/station.ts";

/** Lumo before Serena: dark but for one lamp and the garden. The left third stays quiet for the title. */
export const scene: Scene = {
  seed: 7,
  sky: {
    top: light("#040915"),
    low: light("#0e1a33"),
    sun: [-0.78, 0.42, 0.3],
    planet: { x: 1235, y: 300, radius: 400, axis: [0.27, 0.9, 0.19], ring: [1.3, 2.42], light: 0.85 },
    nebulae: [
      { x: 330, y: 330, radius: 620, color: light("#43406a", 0.26) },
      { x: 1250, y: 800, radius: 700, color: light("#2c5a68", 0.2) },
    ],
  },
  ambient: light("#34466e", 0.3),
  lamps: [
    { x: -900, y: -700, z: 160, radius: 4000, color: light("#dfe8ff", 1.25), haze: 0.1 },
    { x: 1350, y: 300, z: -160, radius: 900, color: light("#ffb070", 1.6), haze: 0.5 },
    { x: 694, y: 606, z: 70, radius: 80, color: light("amber", 1.5) },
    { x: 640, y: 490, z: 80, radius: 120, color: light("#c8d27a", 0.5) },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 160, 0.5),
      mist: { color: light("#3b3a6c", 0.5), amount: 0.25, band: [700, 260] },
    },
    {
      z: 0,
      relief: 6,
      round: 46,
      paint: (p) => station(p, 660, 600, 0.98, -0.07, { windows: [0, 0, 0, 1, 0, 0], garden: 0.75 }),
    },
    {
      z: 120,
      relief: 5,
      paint: (p) => iceField(p, 780, 960, 130, 46),
      mist: { color: light("#394a7c", 0.5), amount: 0.3, band: [880, 140] },
    },
    {
      z: 260,
      blur: 7,
      relief: 20,
      paint: (p) => {
        iceBlock(p, 90, 850, 150);
        iceBlock(p, 1560, 800, 120);
        iceBlock(p, 1380, 900, 70);
      },
    },
  ],
};
