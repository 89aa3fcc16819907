import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { circling, oldLights } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** Ask Again: the old lights sit down around Lumo to wait. */
export const scene: Scene = {
  seed: 220,
  sky: {
    top: light("#03060d"),
    low: light("#0b162c"),
    sun: [0.5, 0.2, -0.8],
    planet: { x: 420, y: 240, radius: 300, axis: [0.3, 0.88, 0.26], ring: [1.3, 2.7], light: 0.6 },
    nebulae: [{ x: 1200, y: 300, radius: 520, color: light("#3f5a7a", 0.26) }],
  },
  ambient: light("indoors", 0.22),
  lamps: [
    { x: 960, y: 640, z: 90, radius: 420, color: light("family", 1.2), haze: 0.8 },
    { x: 1900, y: -100, z: -200, radius: 3000, color: light("#dfe8ff", 0.7), haze: 0.1 },
    { x: 975, y: 432, z: 60, radius: 90, color: light("amber", 1.4) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 200, 0.5),
      mist: { color: light("#4a6a8a", 0.35), amount: 0.35, band: [640, 200] },
    },
    {
      z: -40,
      paint: (p) => oldLights(p, 26, (t) => circling(p.next, 960, 520, 520, 190, 0.16)(0.5 + t / 2), 14),
    },
    {
      z: 0,
      relief: 6,
      round: 40,
      rim: 1.6,
      paint: (p) => station(p, 950, 420, 0.85, 0.03, { windows: [0, 0, 0, 1, 0, 0], garden: 0.4 }),
    },
    {
      z: 60,
      relief: 5,
      rim: 1.7,
      paint: (p) => iceField(p, 640, 920, 120, 78),
      mist: { color: light("#4a6a8a", 0.3), amount: 0.3, band: [800, 140] },
    },
    {
      z: 90,
      paint: (p) => {
        glow(p, 960, 720, 620, "#7fc0e8", 0.08, 0.4);
        oldLights(
          p,
          40,
          (t) => [200 + t * 1300, 660 + ((t * 9.7) % 1) * 190, 0.5 + ((t * 3.7) % 1) * 0.7],
          18,
        );
      },
    },
  ],
};
