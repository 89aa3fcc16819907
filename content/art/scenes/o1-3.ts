import { light } from "../kit/palette.ts";
import { disc, fill, line, poly } from "../kit/plate.ts";
import { between } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import { glow, motes } from "../painters/air.ts";
import { person } from "../painters/figures.ts";
import { vine } from "../painters/leaves.ts";
import { moss } from "../painters/moss.ts";

/** Sumi waters the wall of beans; Moss holds a spoon to the light. */
export const scene: Scene = {
  id: "o1-3",
  alt: "In a green-gold garden a gardener, in silhouette, waters a wall of beans; a small round robot holds a spoon up to the light.",
  seed: 19,
  exposure: 1.15,
  sky: {
    top: light("#0a2424"),
    low: light("#1c4a3c"),
    stars: 0,
    nebulae: [{ x: 1000, y: 300, radius: 620, color: light("#c9b860", 0.4) }],
  },
  ambient: light("#4a6a5a", 0.42),
  lamps: [
    { x: 1000, y: 120, z: 120, radius: 460, color: light("#ffe2a0", 2.2), haze: 0.8 },
    { x: 900, y: 840, z: 300, radius: 420, flat: 3, color: light("#ffd088", 0.8), haze: 0.1 },
  ],
  layers: [
    {
      z: -160,
      blur: 4,
      relief: 8,
      paint: (p) => {
        for (let i = 0; i < 24; i++)
          vine(
            p,
            -40 + i * 72,
            840,
            -40 + i * 72 + between(p.next, -60, 60),
            between(p.next, -80, 60),
            between(p.next, -60, 60),
            { leaves: 15, size: 66 },
          );
      },
      mist: { color: light("#a8a860", 0.35), amount: 0.5, band: [300, 380] },
    },
    {
      z: -40,
      relief: 6,
      rim: 1.5,
      paint: (p) => {
        for (let i = 0; i < 10; i++)
          vine(
            p,
            30 + i * 66,
            830,
            20 + i * 70 + between(p.next, -30, 30),
            between(p.next, -40, 160),
            between(p.next, -40, 40),
            { leaves: 14, size: 84, rich: true },
          );
        for (let i = 0; i < 3; i++)
          vine(p, 1450 + i * 70, 850, 1430 + i * 80, between(p.next, 40, 200), 30, {
            leaves: 12,
            size: 92,
            rich: true,
          });
        poly(
          p.c,
          [
            [-20, 806],
            [1620, 806],
            [1620, 920],
            [-20, 920],
          ],
          "#4a3f3a",
        );
        for (let i = 0; i < 13; i++)
          line(p.c, `M${-40 + i * 140} 920L${280 + i * 86} 806`, "rgba(14,12,20,.4)", 3);
        fill(p.c, "M-20 770H760L740 822H-20Z", "#7d5a44");
        line(p.c, "M-20 772H758", "rgba(255,232,190,.4)", 3);
      },
      mist: { color: light("#b8b070", 0.25), amount: 0.25, band: [500, 300] },
    },
    {
      z: 20,
      paint: (p) => {
        glow(p, 1000, 90, 460, "#ffe9b0", 0.2);
        motes(p, 950, 340, 480, 90, "#ffeec0");
      },
    },
    {
      z: 50,
      relief: 7,
      round: 18,
      rim: 2.6,
      paint: (p) => {
        person(p, 905, 850, 470, "bun", "point", 1.05, -1);
        fill(p.c, "M706 500H770L764 556H712Z", "#8995b0");
        line(p.c, "M712 512L664 488M770 516C800 500 800 548 766 546", "#8995b0", 8);
        for (let i = 0; i < 22; i++)
          disc(
            p.e,
            660 - i * 3.4 + between(p.next, -14, 14),
            496 + i * 9,
            between(p.next, 1.4, 3),
            "rgba(220,240,255,.6)",
            between(p.next, 3, 6),
          );
        moss(p, 1220, 850, 1.5, 0.6, true);
        glow(p, 1379, 607, 70, "#fff6dc", 0.16);
      },
    },
  ],
};
