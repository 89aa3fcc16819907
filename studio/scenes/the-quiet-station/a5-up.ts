import { light } from "../../kit/palette.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { ona, scene as shy } from "./a5.ts";

/** The lamp of a5, bent down by another angle and burning with another strength. */
export function evening({ tilt, lit }: { tilt: number; lit: number }): Scene {
  const [corridor, , leaves] = shy.layers as [Layer, Layer, Layer];
  return {
    ...shy,
    lamps: [
      { x: 1010, y: 470, z: 120, radius: 180 + 140 * lit, color: light("#ffab4a", 3.4 * lit), haze: 1 },
      ...shy.lamps.slice(1),
    ],
    layers: [corridor, ona(0.38 * lit, { tilt, lit }), leaves],
  };
}

/** Ona dares to look up. */
export const scene = evening({ tilt: -0.3, lit: 1.15 });
