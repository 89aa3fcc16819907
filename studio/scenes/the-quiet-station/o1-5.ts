import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { station } from "../../painters/station.ts";
import { scene as before } from "./o1-2.ts";

/** The same view while the windows go out, one by one. */
export const scene: Scene = {
  ...before,
  lamps: [...before.lamps.slice(0, 2), { x: 960, y: 400, z: 90, radius: 110, color: light("amber", 1) }],
  layers: before.layers.map((layer, i) =>
    i === 1
      ? {
          ...layer,
          paint: (p) =>
            station(p, 800, 400, 1.12, -0.04, { windows: [0, 0, 0, 0.25, 0.8, 0.95], garden: 0.3 }),
        }
      : layer,
  ),
};
