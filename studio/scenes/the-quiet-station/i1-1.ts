import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { station } from "../../painters/station.ts";

/** Less than half an hour: shadow on the ring, the last gold on Lumo. */
export const scene: Scene = {
  seed: 84,
  sky: {
    top: light("#03050b"),
    low: light("#0a142a"),
    sun: [0.85, 0.16, -0.4],
    planet: { x: 1080, y: 400, radius: 250, axis: [0.24, 0.9, 0.28], ring: [1.28, 3.3], light: 0.95 },
    nebulae: [{ x: 300, y: 240, radius: 480, color: light("#5a4a62", 0.24) }],
  },
  ambient: light("indoors", 0.17),
  lamps: [
    { x: 2000, y: 100, z: -60, radius: 2600, color: light("#ffcf9a", 1.7), haze: 0.1 },
    { x: 560, y: 600, z: 60, radius: 70, color: light("amber", 1) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 240, 0.6),
      mist: { color: light("haze", 0.25), amount: 0.2, band: [760, 170] },
    },
    {
      z: 0,
      relief: 5,
      round: 34,
      rim: 2.4,
      paint: (p) => station(p, 560, 590, 0.66, -0.05, { windows: [0, 0, 0, 0.8, 0, 0], garden: 0.35 }),
    },
    { z: 130, relief: 5, rim: 1.8, paint: (p) => iceField(p, 770, 940, 130, 60) },
  ],
};
