import type { Plate } from "../../../kit/plate.ts";
import { actor } from "../../../painters/actor.ts";
import { CREW, TOMO } from "../../../painters/cast.ts";
import { curtain, pelmet } from "../../../painters/velvet.ts";
import { scene as still } from "../../../scenes/the-honest-heist/b6.ts";
import { acted } from "../../acted.ts";

/** The curtain is open, three of the crew have come out, and Tomo stands straight. */
const scene = {
  ...still,
  layers: still.layers
    .filter(({ z }) => z !== 120)
    .map((layer) => {
      if (layer.z === 40)
        return {
          ...layer,
          paint: (p: Plate) => {
            for (const [i, look] of CREW.slice(0, 3).entries())
              actor(p, 400 + i * 190, 800 + (i % 2) * 14, 1.52, look, {
                gaze: 0.7,
                brow: 0.3,
                mouth: "flat",
                right: i === 2 ? [70, -140] : [30, -96],
              });
            actor(p, 1130, 800, 1.66, TOMO, {
              left: [-34, -92],
              right: [34, -92],
              gaze: -0.6,
              mouth: "smile",
            });
          },
        };
      if (layer.z === 150)
        return {
          ...layer,
          paint: (p: Plate) => {
            curtain(p, -20, 250, -20, 770, -30);
            pelmet(p, -20, 720, -20, 120);
          },
        };
      return layer;
    }),
};

/** They stepped out from behind the curtain. */
export const shot = acted(scene, {
  moves: {
    40: (on) => ({ turn: 0.003 - 0.006 * on, around: [800, 800] }),
  },
  steps: 4,
  time: 2.6,
  camera: [
    { x: 34, y: 0, zoom: 0.05 },
    { x: -34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe6b8",
  glows: [[1060, 180, 260]],
});
