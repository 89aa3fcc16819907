import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, ripples } from "../../painters/air.ts";
import { iceDust } from "../../painters/ice.ts";
import { station } from "../../painters/station.ts";

/** Too loud: hard rings of radio pass over Lumo, and the garden lamp shrinks to a point. */
export const scene: Scene = {
  seed: 42,
  exposure: 1.1,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    nebulae: [{ x: 260, y: 180, radius: 520, color: light("nebula", 0.26) }],
  },
  ambient: light("indoors", 0.24),
  lamps: [
    { x: -300, y: -400, z: 160, radius: 2400, color: light("#dfe8ff", 0.7), haze: 0.1 },
    { x: 120, y: 760, z: 120, radius: 420, color: light("#e86a4a", 1), haze: 0.3 },
  ],
  layers: [
    { z: -150, paint: (p) => iceDust(p, 0, 40, 1600, 500, 150, 0.5) },
    {
      z: 0,
      relief: 6,
      round: 80,
      paint: (p) => station(p, 1010, 700, 2, -0.04, { windows: [0, 0, 0, 0, 0, 0], garden: 0.1 }),
    },
    {
      z: 40,
      paint: (p) => {
        ripples(p, 60, 800, 220, 120, 9, "#e86a4a", 0.4);
        glow(p, 996, 492, 26, "#fff4d6", 0.9);
      },
    },
  ],
};
