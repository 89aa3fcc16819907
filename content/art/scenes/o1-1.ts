import { light } from "../kit/palette.ts";
import type { Scene } from "../kit/scene.ts";
import { iceBlock, iceDust, iceField } from "../painters/ice.ts";

/** Serena and its wide ring in cold light from the side. */
export const scene: Scene = {
  id: "o1-1",
  alt: "The planet Serena, banded in sand and rose, with a very wide ring of old ice; blocks of ice float in front.",
  seed: 3,
  sky: {
    top: light("#04070f"),
    low: light("#0d1932"),
    sun: [-0.85, 0.3, 0.25],
    planet: { x: 980, y: 380, radius: 300, axis: [-0.3, 0.86, 0.24], ring: [1.28, 2.75], light: 0.95 },
    nebulae: [{ x: 260, y: 680, radius: 560, color: light("#3f5478", 0.24) }],
  },
  ambient: light("#4b5a80", 0.22),
  lamps: [
    { x: -900, y: -200, z: 60, radius: 4000, color: light("#e6edff", 1.5), haze: 0.12 },
    { x: 980, y: 380, z: -260, radius: 700, color: light("#ffc38a", 0.9), haze: 0.3 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 420, 1600, 480, 300, 0.6),
      mist: { color: light("#53669a", 0.3), amount: 0.25, band: [740, 200] },
    },
    {
      z: 60,
      relief: 5,
      rim: 1.6,
      paint: (p) => iceField(p, 600, 930, 190, 62),
      mist: { color: light("#53669a", 0.3), amount: 0.25, band: [880, 120] },
    },
    {
      z: 260,
      blur: 5,
      relief: 16,
      rim: 2,
      paint: (p) => {
        iceBlock(p, 120, 800, 190);
        iceBlock(p, 1500, 880, 130);
        iceBlock(p, 420, 920, 80);
      },
    },
  ],
};
