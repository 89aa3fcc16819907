import { at, type Plate, solid } from "../../../kit/plate.ts";
import { actor } from "../../../painters/actor.ts";
import { TOMO } from "../../../painters/cast.ts";
import { scene as still } from "../../../scenes/the-honest-heist/b6.ts";
import { acted } from "../../acted.ts";

/** Tomo alone, larger, a corner of paper under the band of his hat. */
const scene = {
  ...still,
  layers: still.layers.map((layer) =>
    layer.z === 40
      ? {
          ...layer,
          paint: (p: Plate) => {
            actor(p, 1120, 1010, 2.7, TOMO, {
              left: [-34, -92],
              right: [26, -236],
              gaze: 0.5,
              brow: 0.4,
              mouth: "smile",
              tilt: 0.06,
            });
            at(p, 1172, 336, 1, 0.16, () => solid(p, "M0 0L70 -8L74 -58L4 -50Z", "#f4ecd8"));
          },
        }
      : layer,
  ),
};

/** A note for the guard’s hat. */
export const shot = acted(scene, {
  moves: {
    40: (on) => ({ turn: 0.004 - 0.008 * on, around: [1120, 900] }),
  },
  steps: 4,
  time: 2.6,
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe6b8",
  glows: [[1060, 180, 260]],
});
