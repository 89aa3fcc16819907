import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { station } from "../../painters/station.ts";
import { scene as tapped } from "./a3k.ts";

/** The same hull, after the taps: six windows answer. */
export const scene: Scene = {
  ...tapped,
  lamps: [
    ...(tapped.lamps ?? []),
    { x: 880, y: 470, z: 160, radius: 420, color: light("window", 0.8), haze: 0.5 },
  ],
  layers: [
    ...tapped.layers.slice(0, 1),
    {
      z: 0,
      relief: 6,
      round: 90,
      paint: (p) => station(p, 880, 560, 2.1, 0.05, { windows: [1, 1, 1, 1, 1, 1], garden: 0.3 }),
      mist: { color: light("#7a6a6a", 0.25), amount: 0.2, band: [860, 160] },
    },
  ],
};
