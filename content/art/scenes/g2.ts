import { light } from "../kit/palette.ts";
import { along, line } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { motes } from "../painters/air.ts";
import { bust, type Head } from "../painters/figures.ts";
import { onaLamp } from "../painters/lamp.ts";
import { plates } from "../painters/room.ts";

const CREW: readonly (readonly [number, Head, number])[] = [
  [190, "bun", 0.95],
  [460, "cap", 1.12],
  [730, "scarf", 1],
  [1000, "curls", 1.05],
  [1270, "turban", 1.15],
  [1500, "long", 0.92],
];

/** Small lamps go from hand to hand along the crew. */
export const scene: Scene = {
  id: "g2",
  alt: "Six people of many builds sit side by side in silhouette, seen from behind, and pass small lamps from hand to hand.",
  seed: 130,
  exposure: 1.1,
  sky: { top: light("#05070f"), low: light("#05070f"), stars: 0 },
  ambient: light("#4f5878", 0.34),
  lamps: [325, 865, 1385].map((x) => ({
    x,
    y: 520,
    z: 40,
    radius: 270,
    color: light("#ffb25a", 1.7),
    haze: 0.7,
  })),
  layers: [
    {
      z: -60,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#5f6c8a");
        p.c.fillStyle = along(p.c, 0, 0, 0, 420, [
          [0, "rgba(6,9,24,.7)"],
          [1, "rgba(6,9,24,0)"],
        ]);
        p.c.fillRect(0, 0, 1600, 420);
      },
      mist: { color: light("#6a5a58", 0.4), amount: 0.34, band: [540, 300] },
    },
    {
      z: 30,
      relief: 6,
      paint: (p) => {
        for (const x of [325, 865, 1385]) {
          motes(p, x, 520, 200, 26, "#ffcf8a");
          onaLamp(p, x, 512, 0.78, { tilt: 0, lit: 0.9 });
          line(p.c, `M${x - 24} 448Q${x} 416 ${x + 24} 448`, "#8a6a52", 5);
        }
      },
    },
    {
      z: 110,
      relief: 8,
      round: 30,
      rim: 2.8,
      paint: (p) => {
        for (const [i, [x, head, broad]] of CREW.entries()) {
          bust(p, x, 640 + (i % 2) * 22, 2, head, broad, (i % 3) * 0.03 - 0.03);
          const lamp = [325, 325, 865, 865, 1385, 1385][i] as number;
          const side = Math.sign(lamp - x);
          line(p.c, `M${x + side * 104} 890L${lamp - side * 27} 600`, "#3b4466", 46);
          line(p.c, `M${lamp - side * 24} 580V566`, "#4a3a40", 30);
        }
      },
    },
  ],
};
