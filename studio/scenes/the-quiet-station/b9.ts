import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { relay } from "../../painters/relay.ts";

/** Before the ring: the shadow's edge touches it. */
export const scene: Scene = {
  seed: 80,
  sky: {
    top: light("#03050b"),
    low: light("#0a142a"),
    sun: [0.9, 0.06, -0.2],
    planet: { x: 1240, y: 250, radius: 300, axis: [-0.2, 0.82, 0.5], ring: [1.28, 3.1], light: 0.95 },
    nebulae: [{ x: 300, y: 180, radius: 480, color: light("nebula", 0.2) }],
  },
  ambient: light("indoors", 0.2),
  lamps: [
    { x: 2100, y: 300, z: -80, radius: 3000, color: light("#ffd9ae", 1.4), haze: 0.1 },
    { x: 420, y: 640, z: 80, radius: 100, color: light("amber", 1.1) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 240, 0.5),
      mist: { color: light("haze", 0.25), amount: 0.2, band: [760, 170] },
    },
    { z: 0, relief: 6, round: 28, rim: 2, paint: (p) => relay(p, 410, 650, 0.75, -0.06) },
    { z: 130, relief: 5, rim: 1.7, paint: (p) => iceField(p, 780, 940, 120, 56) },
  ],
};
