import { light } from "../../kit/palette.ts";
import { line, pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** Come in, go out, come in: Lumo with one open arc of light. */
export const scene: Scene = {
  seed: 206,
  sky: {
    top: light("space"),
    low: light("#101d3a"),
    sun: [-0.7, 0.45, 0.3],
    planet: { x: 240, y: 760, radius: 380, axis: [-0.1, 0.9, 0.34], ring: [1.28, 3.2], light: 0.85 },
    nebulae: [{ x: 1200, y: 200, radius: 520, color: light("#4b5a7a", 0.28) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: -700, y: -600, z: 200, radius: 4000, color: light("#e0e8ff", 0.8), haze: 0.1 },
    { x: 940, y: 440, z: 90, radius: 230, color: light("amber", 0.9) },
    { x: 900, y: 260, z: 90, radius: 200, color: light("#d6f0e0", 1), haze: 0.6 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 240, 0.6),
      mist: { color: light("haze", 0.3), amount: 0.2, band: [700, 200] },
    },
    {
      z: 0,
      relief: 6,
      round: 42,
      paint: (p) => station(p, 930, 450, 0.95, -0.03, { windows: [1, 0.9, 1, 1, 0.9, 1], garden: 1 }),
    },
    {
      z: 40,
      paint: (p) => {
        for (const [w, a] of pairs("40,0.03 14,0.05 3,0.14"))
          line(p.e, "M930 270C1020 20 1500 160 1290 500", `rgba(255,240,200,${a})`, w);
        glow(p, 930, 260, 160, "#fff4d6", 0.16);
        oldLights(
          p,
          34,
          (t) => {
            const u = 1 - t;
            return [
              u ** 3 * 930 + 3 * u * u * t * 1020 + 3 * u * t * t * 1500 + t ** 3 * 1290,
              u ** 3 * 270 + 3 * u * u * t * 20 + 3 * u * t * t * 160 + t ** 3 * 500,
              0.5 + ((t * 6.1) % 1) * 0.4,
            ];
          },
          15,
        );
        pip(p, 1205, 148, 24, 0.5);
      },
    },
    { z: 130, relief: 5, rim: 1.5, paint: (p) => iceField(p, 770, 940, 110, 50) },
  ],
};
