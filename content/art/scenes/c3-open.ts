import { light } from "../kit/palette.ts";
import type { Scene } from "../kit/scene.ts";
import { glow } from "../painters/air.ts";
import { roundDoor } from "../painters/door.ts";
import { oldLights } from "../painters/pip.ts";
import { pipes, tunnel } from "../painters/room.ts";
import { scene as shut } from "./c3.ts";

/** The outer door, answered: it has rolled half aside, and the old lights wait in the opening. */
export const scene: Scene = {
  ...shut,
  id: "c3-open",
  alt: "The great round door stands half open; ice-blue light falls into the dark lock, and small pale lights wait outside.",
  lamps: [
    { x: 960, y: 420, z: 60, radius: 460, color: light("#a9dcf5", 2.2), haze: 1 },
    ...(shut.lamps ?? []),
  ],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        tunnel(p, {
          x: 900,
          y: 420,
          w: 1320,
          h: 700,
          ribs: 4,
          depth: 2.2,
          wall: "#74809e",
          floor: "#6d7690",
        });
        roundDoor(p, 900, 420, 240, { open: 0.5, light: "#8fcdf0", strength: 0.5 });
        pipes(p, -20, 60, 330, 200, 3, 18);
      },
      mist: { color: light("#5b7ea6", 0.4), amount: 0.45, band: [720, 150] },
    },
    {
      z: 40,
      paint: (p) => {
        glow(p, 980, 640, 460, "#bfe6fa", 0.3, 0.4);
        oldLights(p, 7, (t) => [930 + ((t * 5.7) % 1) * 170, 300 + t * 230, 0.4 + ((t * 3.1) % 1) * 0.4], 13);
      },
    },
    ...shut.layers.slice(2),
  ],
};
