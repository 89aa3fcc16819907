import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { tunnel } from "../../painters/room.ts";

/** It knocks: the outer door in full darkness, light under its edge. */
export const scene: Scene = {
  seed: 86,
  sky: { top: light("#03040a"), low: light("#03040a"), stars: 0 },
  ambient: light("#46597f", 0.12),
  lamps: [{ x: 800, y: 742, z: 70, radius: 190, flat: 1.4, color: light("family", 2.4), haze: 1 }],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        tunnel(p, {
          x: 800,
          y: 430,
          w: 1500,
          h: 740,
          ribs: 3,
          depth: 1.9,
          wall: "#74809e",
          floor: "#6d7690",
        });
        roundDoor(p, 800, 430, 290, { open: 0, light: "#bfe6fa", strength: 1, sill: 1 });
      },
      mist: { color: light("#5b7ea6", 0.4), amount: 0.5, band: [760, 120] },
    },
    { z: 40, paint: (p) => glow(p, 800, 752, 380, "#bfe6fa", 0.26, 0.18) },
  ],
};
