import { light } from "../../kit/palette.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";
import { scene as shy } from "./a5.ts";

/** The lamp of a5, bent down by another angle and burning with another strength. */
export function evening({ tilt, lit }: { tilt: number; lit: number }): Scene {
  const [corridor, , leaves] = shy.layers as [Layer, Layer, Layer];
  return {
    ...shy,
    lamps: [
      { x: 1010, y: 470, z: 120, radius: 180 + 140 * lit, color: light("#ffab4a", 3.4 * lit), haze: 1 },
      ...shy.lamps.slice(1),
    ],
    layers: [
      corridor,
      {
        z: 60,
        relief: 6,
        round: 18,
        paint: (p) => {
          lampArm(p, "1440,40 1290,150 1130,96 1062,300", 17);
          cone(p, 1010, 440, 560, 330, 0.16, "#ffc56a", 0.38 * lit);
          motes(p, 960, 600, 360, 60, "#ffcf8a");
          onaLamp(p, 1025, 392, 1.75, { tilt, lit });
        },
      },
      leaves,
    ],
  };
}

/** Ona dares to look up. */
export const scene = evening({ tilt: -0.3, lit: 1.15 });
