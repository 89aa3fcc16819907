import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { station } from "../../painters/station.ts";
import { scene as dark } from "./a1.ts";

/** Lumo before the ring, when all six windows have answered. */
export const scene: Scene = {
  ...dark,
  lamps: [
    ...(dark.lamps ?? []),
    { x: 930, y: 430, z: 80, radius: 240, color: light("window", 0.7), haze: 0.5 },
  ],
  layers: dark.layers.map((layer) =>
    layer.round === 46
      ? {
          ...layer,
          paint: (p) => station(p, 930, 420, 0.92, 0.07, { windows: [1, 1, 1, 1, 1, 1], garden: 0.2 }),
        }
      : layer,
  ),
};
