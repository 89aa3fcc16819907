import { light } from "../../kit/palette.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { vine } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import type { Sign } from "../../painters/signs.ts";
import { hungSpoon } from "../../painters/spoons.ts";

const SPOONS: readonly (readonly [Sign, number])[] = [
  ["moon", 330],
  ["star", 390],
  ["circle", 345],
  ["waves", 405],
  ["triangle", 350],
  ["square", 385],
];

/** Six spoons on threads among the bean leaves; Pip listens from below. */
export const scene: Scene = {
  seed: 94,
  exposure: 1.15,
  sky: {
    top: light("#04121a"),
    low: light("#0b2c30"),
    stars: 0.4,
    nebulae: [{ x: 800, y: 420, radius: 520, color: light("#3f8f78", 0.4) }],
  },
  ambient: light("#42666a", 0.42),
  lamps: [
    { x: 800, y: 690, z: 120, radius: 320, color: light("pip", 2.2), haze: 0.9 },
    { x: 800, y: -120, z: 200, radius: 620, color: light("#ffd08a", 1), haze: 0.2 },
  ],
  layers: [
    {
      z: -160,
      blur: 6,
      relief: 8,
      paint: (p) => {
        for (let i = 0; i < 22; i++)
          vine(
            p,
            -60 + i * 80,
            940,
            -60 + i * 80 + between(p.next, -80, 80),
            between(p.next, -60, 160),
            between(p.next, -90, 90),
            { leaves: 13, size: 78 },
          );
      },
      mist: { color: light("#3f8f86", 0.5), amount: 0.6, band: [430, 420] },
    },
    {
      z: 0,
      relief: 6,
      rim: 1.5,
      paint: (p) => {
        vine(p, -60, 180, 1660, 130, 0, { leaves: 30, size: 92, rich: true });
        vine(p, 120, 960, 40, -40, -70, { leaves: 12, size: 120, rich: true });
        vine(p, 1500, 960, 1570, -40, 60, { leaves: 12, size: 120, rich: true });
      },
    },
    {
      z: 70,
      relief: 5,
      rim: 1.8,
      paint: (p) => {
        for (const [i, [name, y]] of SPOONS.entries())
          hungSpoon(p, 370 + i * 172, 150, y, 1.7, between(p.next, -0.03, 0.03), name);
        vine(p, 200, 60, 1400, 40, 40, { leaves: 16, size: 100 });
      },
    },
    {
      z: 90,
      paint: (p) => {
        glow(p, 800, 690, 300, "#ffe9b4", 0.16);
        pip(p, 800, 700, 36, -0.14);
        motes(p, 800, 640, 480, 70, "#ffe6ae");
      },
    },
  ],
};
