import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";
import { porthole } from "../../painters/window.ts";

/** Pip waves back from a window. */
export const scene: Scene = {
  seed: 254,
  sky: {
    top: light("space"),
    low: light("#0f1c38"),
    sun: [-0.7, 0.45, 0.3],
    planet: { x: 1360, y: 240, radius: 320, axis: [0.26, 0.9, 0.22], ring: [1.3, 2.9], light: 0.85 },
    nebulae: [{ x: 300, y: 240, radius: 520, color: light("#4b5a7a", 0.26) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: -700, y: -600, z: 200, radius: 4000, color: light("#e0e8ff", 0.8), haze: 0.1 },
    { x: 610, y: 600, z: 110, radius: 220, color: light("pip", 1.8), haze: 0.4 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => {
        iceDust(p, 0, 200, 1600, 700, 200, 0.5);
        oldLights(
          p,
          40,
          (t) => [900 + t * 640, 480 - t * 200 + ((t * 7.1) % 1) * 200, 0.4 + ((t * 3.9) % 1) * 0.5],
          15,
        );
      },
      mist: { color: light("haze", 0.3), amount: 0.2, band: [700, 200] },
    },
    {
      z: 0,
      relief: 6,
      round: 90,
      paint: (p) => {
        station(p, 760, 590, 2.1, -0.03, { windows: [0.6, 0, 0.7, 0.6, 0.75, 0.6], garden: 0.8 });
        porthole(p, 541, 609, 42, { lit: 0.12, within: (q) => pip(q, 0.02, 0.14, 0.36, 0.2) });
      },
    },
    {
      z: 60,
      paint: (p) =>
        oldLights(
          p,
          12,
          (t) => [120 + t * 1300, 200 + ((t * 5.3) % 1) * 600, 0.6 + ((t * 2.3) % 1) * 0.4],
          22,
        ),
    },
    { z: 130, relief: 5, rim: 1.5, paint: (p) => iceField(p, 800, 940, 90, 48) },
  ],
};
