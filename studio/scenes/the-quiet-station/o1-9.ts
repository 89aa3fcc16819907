import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { station } from "../../painters/station.ts";

/** The shadow of Serena lies on the ring, and its edge moves toward Lumo. */
export const scene: Scene = {
  seed: 39,
  sky: {
    top: light("#03050b"),
    low: light("#0a142a"),
    sun: [-0.86, 0.1, -0.35],
    planet: { x: 420, y: 330, radius: 340, axis: [0.16, 0.84, 0.44], ring: [1.28, 2.9], light: 0.95 },
    nebulae: [{ x: 1350, y: 180, radius: 480, color: light("nebula", 0.2) }],
  },
  ambient: light("indoors", 0.18),
  lamps: [
    { x: -600, y: 300, z: -120, radius: 2600, color: light("#ffd9ae", 1.3), haze: 0.1 },
    { x: 1090, y: 552, z: 50, radius: 60, color: light("amber", 0.9) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 500, 300, 1100, 600, 200, 0.5),
      mist: { color: light("haze", 0.25), amount: 0.2, band: [760, 170] },
    },
    {
      z: 0,
      relief: 5,
      round: 34,
      rim: 2.2,
      paint: (p) => station(p, 1120, 545, 0.6, 0.06, { windows: [0, 0, 0.7, 0, 0, 0], garden: 0.3 }),
    },
    { z: 130, relief: 5, rim: 1.6, paint: (p) => iceField(p, 780, 940, 110, 54) },
  ],
};
