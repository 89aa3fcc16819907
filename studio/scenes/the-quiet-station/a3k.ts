import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { ripples } from "../../painters/air.ts";
import { iceDust } from "../../painters/ice.ts";
import { taps } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** Three soft taps: ripples of pale light run over the hull. */
export const scene: Scene = {
  seed: 41,
  exposure: 1.1,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    nebulae: [{ x: 1300, y: 180, radius: 520, color: light("nebula", 0.26) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: 1500, y: -500, z: 160, radius: 2400, color: light("#dfe8ff", 0.8), haze: 0.1 },
    { x: 846, y: 668, z: 110, radius: 260, color: light("#fff4d6", 1.6), haze: 0.6 },
  ],
  layers: [
    { z: -150, paint: (p) => iceDust(p, 0, 40, 1600, 500, 150, 0.5) },
    {
      z: 0,
      relief: 6,
      round: 90,
      paint: (p) => station(p, 880, 560, 2.1, 0.05, { windows: [0, 0, 0, 0, 0, 0], garden: 0.22 }),
      mist: { color: light("haze", 0.25), amount: 0.2, band: [860, 160] },
    },
    {
      z: 40,
      paint: (p) => {
        for (let i = 0; i < 3; i++) ripples(p, 800 + i * 46, 668, 26, 44, 6, "#fff4d6", 0.3 - i * 0.06);
        taps(p, 800, 668, 6, 46);
      },
    },
  ],
};
