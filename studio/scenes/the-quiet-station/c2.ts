import { ink, light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { vine } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { type Sign, sign } from "../../painters/signs.ts";
import { hungSpoon } from "../../painters/spoons.ts";

const SONG: readonly (readonly [Sign, Sign])[] = [
  ["star", "waves"],
  ["square", "moon"],
  ["triangle", "cross"],
  ["square", "diamond"],
  ["circle", "diamond"],
];

/** Pip sings: some pairs of signs rise in an arc above it. */
export function song({
  size,
  signs,
  strength,
}: {
  size: number;
  signs: readonly number[];
  strength: number;
}): Scene {
  return {
    seed: 96,
    exposure: 1.15,
    sky: {
      top: light("#04101a"),
      low: light("#0b2830"),
      stars: 0.4,
      nebulae: [{ x: 800, y: 460, radius: 560, color: light("#3f7f8a", 0.4) }],
    },
    ambient: light("#42606c", 0.4),
    lamps: [
      { x: 800, y: 470, z: 120, radius: 330, color: light("pip", 0.8 + size * 0.028), haze: 0.9 },
      { x: 800, y: 300, z: 60, radius: 420, color: light("#bfe3f2", 0.5), haze: 0.5 },
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
              between(p.next, 0, 300),
              between(p.next, -90, 90),
              { leaves: 12, size: 80 },
            );
        },
        mist: { color: light("#3f8092", 0.5), amount: 0.6, band: [430, 420] },
      },
      {
        z: 30,
        relief: 6,
        rim: 1.7,
        paint: (p) => {
          for (const [x, tip] of pairs("60,40 210,420 1390,420 1545,20"))
            vine(p, x, 960, x + (x < 800 ? 60 : -60), tip, x < 800 ? -80 : 80, {
              leaves: 10,
              size: 125,
              rich: true,
            });
          for (const [x, y] of pairs("250,260 1340,240")) hungSpoon(p, x, -20, y, 1.3, 0.03);
        },
      },
      {
        z: 60,
        paint: (p) => {
          glow(p, 800, 470, 360, "#ffe9b4", 0.16);
          for (const [i, [top, bottom]] of SONG.entries()) {
            if (!signs.includes(i)) continue;
            const x = 800 + (i - 2) * 200;
            const y = 150 + Math.abs(i - 2) ** 1.6 * 30;
            glow(p, x, y, 90, ink.ice, 0.28 * strength);
            sign(p, top, x, y - 34, 24, `rgba(223,242,251,${strength})`, true);
            sign(p, bottom, x, y + 34, 24, `rgba(255,226,168,${strength})`, true);
          }
          pip(p, 800, 480, size, 0.06);
          motes(p, 800, 430, 520, 80, "#ffe6ae");
        },
      },
    ],
  };
}

/** Pip sings: five pairs of signs rise in an arc above it. */
export const scene = song({ size: 58, signs: [0, 1, 2, 3, 4], strength: 0.5 });
