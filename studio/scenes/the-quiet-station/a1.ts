import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceBlock, iceDust, iceField } from "../../painters/ice.ts";
import { station } from "../../painters/station.ts";

/** Lumo dark against the ring: six round windows, all out, and a very low lamp in the garden. */
export const scene: Scene = {
  seed: 12,
  sky: {
    top: light("space"),
    low: light("#0c1730"),
    sun: [0.72, 0.3, -0.35],
    planet: { x: 310, y: 900, radius: 560, axis: [-0.2, 0.86, 0.32], ring: [1.28, 2.5], light: 0.95 },
    nebulae: [{ x: 1250, y: 180, radius: 520, color: light("nebula", 0.22) }],
  },
  ambient: light("#46557c", 0.2),
  lamps: [
    { x: 1900, y: -100, z: -300, radius: 3000, color: light("#dfe8ff", 1.6), haze: 0.15 },
    { x: 500, y: 1200, z: -100, radius: 700, color: light("#ffc38a", 1.1), haze: 0.3 },
    { x: 900, y: 330, z: 40, radius: 90, color: light("#cfd27a", 0.4) },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => iceDust(p, 300, 200, 1300, 500, 180, 0.5),
      mist: { color: light("#4a5580", 0.3), amount: 0.2, band: [560, 240] },
    },
    {
      z: 0,
      relief: 6,
      round: 46,
      rim: 2,
      paint: (p) => station(p, 930, 420, 0.92, 0.07, { windows: [0, 0, 0, 0, 0, 0], garden: 0.26 }),
    },
    {
      z: 130,
      relief: 5,
      rim: 1.5,
      paint: (p) => iceField(p, 700, 940, 120, 50),
      mist: { color: light("#52639a", 0.35), amount: 0.3, band: [860, 150] },
    },
    {
      z: 280,
      blur: 6,
      relief: 18,
      rim: 2,
      paint: (p) => {
        iceBlock(p, 1500, 820, 140);
        iceBlock(p, 1290, 910, 80);
      },
    },
  ],
};
