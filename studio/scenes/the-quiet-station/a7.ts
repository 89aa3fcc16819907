import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceBlock, iceDust, iceField } from "../../painters/ice.ts";
import { relay } from "../../painters/relay.ts";

/** The relay drifts past the ring; nothing to do for a minute. */
export const scene: Scene = {
  seed: 55,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    sun: [0.6, 0.5, 0.25],
    planet: { x: 1340, y: 230, radius: 250, axis: [-0.16, 0.97, 0.1], ring: [1.3, 4.6], light: 0.8 },
    nebulae: [{ x: 360, y: 220, radius: 520, color: light("nebula", 0.26) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: 1900, y: -500, z: 120, radius: 4000, color: light("#f0eeff", 1.1), haze: 0.1 },
    { x: 590, y: 560, z: 90, radius: 150, color: light("amber", 1.2) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 250, 1600, 500, 320, 0.6),
      mist: { color: light("#6a7aa8", 0.3), amount: 0.25, band: [430, 130] },
    },
    { z: 0, relief: 6, round: 30, paint: (p) => relay(p, 580, 570, 1.1, 0.06) },
    {
      z: 130,
      relief: 5,
      rim: 1.5,
      paint: (p) => iceField(p, 740, 940, 150, 62),
      mist: { color: light("haze", 0.3), amount: 0.25, band: [880, 120] },
    },
    { z: 270, blur: 6, relief: 18, rim: 2, paint: (p) => iceBlock(p, 1430, 860, 180) },
  ],
};
