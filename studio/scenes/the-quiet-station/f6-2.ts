import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { station } from "../../painters/station.ts";
import { scene as circle } from "./f6.ts";

/** Before the shadow is whole: the family makes its circle in front of the ring. */
export const scene: Scene = {
  ...circle,
  sky: {
    ...circle.sky,
    low: light("#0d1932"),
    sun: [0.8, 0.3, 0.1],
    planet: { x: 1320, y: 620, radius: 330, axis: [-0.2, 0.88, 0.26], ring: [1.3, 3], light: 0.75 },
  },
  ambient: light("indoors", 0.24),
  layers: circle.layers.map((layer, i) =>
    i === 2
      ? {
          ...layer,
          paint: (p) => station(p, 700, 470, 0.95, -0.03, { windows: [0, 0, 0.6, 0, 0, 0], garden: 0.6 }),
        }
      : layer,
  ),
};
