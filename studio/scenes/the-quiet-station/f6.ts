import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { circling, oldLights } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** The Long Lullaby: in full shadow, Lumo glows in its circle of lights; there is no other light. */
export const scene: Scene = {
  seed: 260,
  exposure: 1.1,
  sky: {
    top: light("#020409"),
    low: light("#070d1c"),
    stars: 0.7,
    sun: [-0.2, 0.3, -0.92],
    planet: { x: 1250, y: 200, radius: 420, axis: [0.24, 0.9, 0.24], ring: [1.3, 2.4], light: 0.28 },
    nebulae: [{ x: 600, y: 480, radius: 620, color: light("#3a5a72", 0.24) }],
  },
  ambient: light("#46597f", 0.14),
  lamps: [
    { x: 700, y: 560, z: 120, radius: 420, color: light("family", 0.8), haze: 0.9 },
    { x: 700, y: 480, z: 110, radius: 260, color: light("amber", 1.1), haze: 0.6 },
    { x: 690, y: 320, z: 90, radius: 170, color: light("#dfe08a", 0.8) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 160, 0.35),
      mist: { color: light("#4a6a8a", 0.35), amount: 0.4, band: [520, 260] },
    },
    {
      z: -60,
      paint: (p) => oldLights(p, 70, (t) => circling(p.next, 700, 490, 560, 220, 0.12)(0.5 + t / 2), 17),
    },
    {
      z: 0,
      relief: 6,
      round: 42,
      paint: (p) => station(p, 700, 470, 0.95, -0.03, { windows: [1, 1, 0.9, 1, 1, 0.9], garden: 1.1 }),
    },
    {
      z: 60,
      paint: (p) => {
        glow(p, 700, 520, 620, "#7fc0e8", 0.07, 0.5);
        oldLights(p, 60, (t) => circling(p.next, 700, 490, 560, 220, 0.12)(t / 2), 16);
      },
    },
    { z: 130, relief: 5, rim: 1.8, paint: (p) => iceField(p, 800, 940, 100, 56) },
  ],
};
