import { light } from "../kit/palette.ts";
import { between } from "../kit/random.ts";
import type { Layer, Triple } from "../kit/scene.ts";
import { vine } from "./leaves.ts";

/** The far side of the garden, out of focus in its own mist; `floor` is how high its plants may end. */
export function farGarden(mist: Triple = light("#3f8f86", 0.5), floor = 200, color?: string): Layer {
  return {
    z: -160,
    blur: 6,
    relief: 8,
    paint: (p) => {
      for (let i = 0; i < 22; i++) {
        const x = -60 + i * 80;
        vine(p, x, 940, x + between(p.next, -80, 80), between(p.next, -60, floor), between(p.next, -90, 90), {
          leaves: 12,
          size: 80,
          color,
        });
      }
    },
    mist: { color: mist, amount: 0.6, band: [430, 420] },
  };
}

/** Bean plants that frame the picture left and right; `inner` is how far they reach in. */
export function frameVines(inner: number, size = 125): Layer {
  return {
    z: 30,
    relief: 6,
    rim: 1.7,
    paint: (p) => {
      for (const side of [-1, 1]) {
        const edge = 800 + side * 790;
        vine(p, edge, 960, edge - side * inner * 0.4, -20, side * 70, { leaves: 11, size, rich: true });
        vine(p, edge - side * 130, 960, edge - side * inner, 380, side * 60, {
          leaves: 7,
          size: size * 0.9,
          rich: true,
        });
      }
    },
  };
}
