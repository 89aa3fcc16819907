import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { station } from "../../painters/station.ts";
import { scene as cabin } from "./o2.ts";

/** The cabin with everything off: only Lumo's first window glows. */
export const scene: Scene = {
  ...cabin,
  exposure: 1.9,
  ambient: light("#4c587e", 0.32),
  lamps: [
    { x: 480, y: 300, z: -60, radius: 460, color: light("#b9d2f2", 1), haze: 0.5 },
    { x: 560, y: 780, z: 260, radius: 520, flat: 3, color: light("#9fbfe8", 0.45), haze: 0.1 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      lamps: 0.3,
      paint: (p) => station(p, 292, 290, 0.27, -0.08, { windows: [1, 0, 0, 0, 0, 0], garden: 0.3 }),
    },
    ...cabin.layers.slice(1, 4),
    ...cabin.layers.slice(5),
  ],
};
