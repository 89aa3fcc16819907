import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { oldLights } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** The last light: half of Lumo is in shadow already. */
export const scene: Scene = {
  seed: 98,
  sky: {
    top: light("#03050b"),
    low: light("#0a142a"),
    sun: [-0.9, 0.1, -0.3],
    planet: { x: 200, y: 1020, radius: 520, axis: [0.16, 0.9, 0.3], ring: [1.28, 2.6], light: 0.9 },
    nebulae: [{ x: 1300, y: 180, radius: 480, color: light("nebula", 0.2) }],
  },
  ambient: light("indoors", 0.15),
  lamps: [
    { x: 120, y: 330, z: 130, radius: 520, color: light("#ffcf9a", 2.4), haze: 0.2 },
    { x: 985, y: 420, z: 60, radius: 80, color: light("amber", 1.2) },
    { x: 1340, y: 520, z: 60, radius: 200, color: light("family", 0.9), haze: 0.5 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 200, 0.5),
      mist: { color: light("haze", 0.25), amount: 0.2, band: [760, 170] },
    },
    {
      z: 0,
      relief: 6,
      round: 56,
      rim: 1.4,
      paint: (p) => station(p, 830, 420, 1.2, -0.03, { windows: [0, 0, 0, 0, 1, 0], garden: 0.45 }),
    },
    {
      z: 40,
      paint: (p) => {
        glow(p, 1340, 520, 260, "#7fc0e8", 0.1);
        oldLights(
          p,
          16,
          (t) => [1230 + t * 260, 610 - t * 150 + ((t * 5.7) % 1) * 130, 0.5 + ((t * 3.1) % 1) * 0.5],
          15,
        );
      },
    },
    { z: 130, relief: 5, rim: 1.7, paint: (p) => iceField(p, 790, 940, 110, 56) },
  ],
};
