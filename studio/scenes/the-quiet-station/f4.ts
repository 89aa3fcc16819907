import { light } from "../../kit/palette.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** One Small Lamp: Ona sleeps, and the old lights sit on the roof to keep it warm. */
export const scene: Scene = {
  seed: 240,
  exposure: 1.1,
  sky: {
    top: light("#020409"),
    low: light("#081022"),
    stars: 0.8,
    sun: [-0.4, 0.2, -0.9],
    planet: { x: 220, y: 420, radius: 300, axis: [0.2, 0.9, 0.24], ring: [1.3, 2.6], light: 0.4 },
    nebulae: [{ x: 1000, y: 360, radius: 520, color: light("#3a5a72", 0.26) }],
  },
  ambient: light("#46597f", 0.17),
  lamps: [
    { x: 900, y: 380, z: 70, radius: 330, color: light("family", 1.3), haze: 0.8 },
    { x: 900, y: 330, z: 60, radius: 110, color: light("amber", 1.2) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 160, 0.4),
      mist: { color: light("#4a6a8a", 0.35), amount: 0.35, band: [560, 240] },
    },
    {
      z: 0,
      relief: 6,
      round: 56,
      rim: 1.6,
      paint: (p) => station(p, 910, 520, 1.25, 0.02, { windows: [0, 0, 0, 0, 0, 0], garden: 0.42 }),
    },
    {
      z: 50,
      paint: (p) => {
        glow(p, 900, 330, 420, "#7fc0e8", 0.09, 0.7);
        oldLights(
          p,
          34,
          (t) => {
            const a = Math.PI * (1.02 + t * 0.96 + between(p.next, -0.02, 0.02));
            const lift = 1 + p.next() ** 3 * 0.5;
            return [
              899 + Math.cos(a) * 182 * lift,
              428 + Math.sin(a) * 184 * lift,
              between(p.next, 0.4, 0.85),
            ];
          },
          17,
        );
        oldLights(
          p,
          22,
          (t) => [600 + t * 190 + (t > 0.5 ? 330 : 0), 416 - p.next() ** 2 * 60, between(p.next, 0.45, 0.9)],
          17,
        );
        pip(p, 899, 226, 24, 0.1);
      },
    },
    { z: 130, relief: 5, rim: 1.7, paint: (p) => iceField(p, 800, 940, 100, 52) },
  ],
};
