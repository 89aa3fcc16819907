import { light } from "../kit/palette.ts";
import type { Scene } from "../kit/scene.ts";
import { iceBlock, iceDust, iceField } from "../painters/ice.ts";
import { station } from "../painters/station.ts";

/** Lumo as it was: all six windows lit, the garden bright. */
export const scene: Scene = {
  id: "o1-2",
  alt: "The station Lumo with six round windows all lit amber and a bright glass garden full of leaves, above the ring.",
  seed: 16,
  sky: {
    top: light("#04070f"),
    low: light("#0f1c38"),
    sun: [-0.7, 0.5, 0.3],
    planet: { x: 760, y: 1180, radius: 620, axis: [0.1, 0.9, 0.3], ring: [1.22, 2.3], light: 0.8 },
    nebulae: [{ x: 1300, y: 200, radius: 520, color: light("#4b4a72", 0.26) }],
  },
  ambient: light("#4b5a80", 0.26),
  lamps: [
    { x: -700, y: -600, z: 200, radius: 4000, color: light("#e0e8ff", 0.9), haze: 0.1 },
    { x: 760, y: 1000, z: -60, radius: 700, color: light("#ffc38a", 0.9), haze: 0.3 },
    { x: 800, y: 380, z: 90, radius: 300, color: light("#ffb84d", 0.9) },
    { x: 790, y: 250, z: 90, radius: 170, color: light("#dfe08a", 0.8) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 420, 1600, 480, 220, 0.5),
      mist: { color: light("#53669a", 0.3), amount: 0.2, band: [700, 200] },
    },
    {
      z: 0,
      relief: 6,
      round: 46,
      paint: (p) => station(p, 800, 400, 1.12, -0.04, { windows: [1, 0.9, 1, 1, 0.85, 1], garden: 1.15 }),
    },
    {
      z: 120,
      relief: 5,
      rim: 1.5,
      paint: (p) => iceField(p, 730, 940, 110, 46),
      mist: { color: light("#53669a", 0.3), amount: 0.25, band: [880, 120] },
    },
    { z: 270, blur: 6, relief: 18, rim: 2, paint: (p) => iceBlock(p, 1490, 840, 150) },
  ],
};
