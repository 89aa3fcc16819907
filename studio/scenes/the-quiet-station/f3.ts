import { light } from "../../kit/palette.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceBlock, iceDust, iceField } from "../../painters/ice.ts";
import { oldLights, pip } from "../../painters/pip.ts";

/** The Way Home: hundreds of lights make room for one. */
export const scene: Scene = {
  seed: 230,
  bloom: 0.9,
  sky: {
    top: light("#040813"),
    low: light("#12244a"),
    sun: [0.7, 0.4, 0.2],
    planet: { x: 1420, y: 760, radius: 360, axis: [-0.24, 0.86, 0.36], ring: [1.28, 3.6], light: 0.85 },
    nebulae: [{ x: 760, y: 400, radius: 520, color: light("#3f6a92", 0.35) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: 720, y: 420, z: 60, radius: 420, color: light("family", 1.5), haze: 0.9 },
    { x: 2000, y: -300, z: 120, radius: 4000, color: light("#fff0dc", 0.8), haze: 0.1 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 200, 1600, 700, 340, 0.6),
      mist: { color: light("#5f8ab0", 0.35), amount: 0.3, band: [460, 260] },
    },
    {
      z: 0,
      paint: (p) => {
        glow(p, 720, 410, 420, "#bfe3f2", 0.12, 0.6);
        oldLights(
          p,
          330,
          (t) => {
            const arm = Math.floor(p.next() * 3) * 2.094;
            const r = 60 + t ** 0.8 * 560;
            const a = arm + r * 0.0085 + between(p.next, -0.2, 0.2);
            return [
              720 + Math.cos(a) * r,
              410 + Math.sin(a) * r * 0.44 + between(p.next, -14, 14),
              0.3 + t * 0.5 * (0.7 + Math.sin(a) * 0.5),
            ];
          },
          15,
        );
        oldLights(p, 10, (t) => [330 + t * 800, 560 + Math.sin(t * 6) * 60, 1], 26);
        pip(p, 720, 405, 36, 0.1);
      },
    },
    { z: 130, relief: 5, rim: 1.7, paint: (p) => iceField(p, 760, 940, 130, 58) },
    { z: 270, blur: 6, relief: 18, rim: 2, paint: (p) => iceBlock(p, 120, 860, 170) },
  ],
};
