import { light } from "../../kit/palette.ts";
import { along, disc, fill, line } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { bow } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";

/** Seven bows side by side, far to near: place, size, lean and color. */
const BOATS = [
  [520, 500, 0.4, -0.05, "#59617a"],
  [1080, 498, 0.4, 0.05, "#6f7a5c"],
  [330, 570, 0.62, -0.06, "#7a6a58"],
  [1280, 566, 0.6, 0.06, "#5a7a74"],
  [640, 610, 0.78, -0.04, "#6a6f52"],
  [1010, 640, 0.9, 0.05, "#4f6f78"],
  [800, 730, 1.36, 0.01, "#3f6a6c"],
] as const;

/** Seven boats and one inch of water. Now! */
export const scene: Scene = {
  seed: 821,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#46606a"),
    stars: 0.3,
    nebulae: [{ x: 800, y: 240, radius: 700, color: light("#8fa8a4", 0.32) }],
  },
  ambient: light("#7899a4", 0.38),
  lamps: [
    { x: 150, y: 430, z: 200, radius: 360, color: light("lantern", 2), haze: 0.7 },
    { x: 1450, y: 430, z: 200, radius: 360, color: light("lantern", 2), haze: 0.7 },
    { x: 846, y: 300, z: 200, radius: 360, color: light("lantern", 1.6), haze: 0.7 },
    { x: 800, y: 860, z: 300, radius: 500, color: light("#ffd08a", 0.8), haze: 0 },
  ],
  layers: [
    {
      z: -220,
      relief: 3,
      paint: (p) => {
        water(p, 440, 920, "#5f8286", "#0d2b36", 900);
        heron(p, 800, 476, 0.3, 1);
        for (const x of [176, 1424]) reflection(p, x, 560, 300, 150, "#ffbe5c", 0.4);
        for (const x of [420, 620, 1000, 1180]) reflection(p, x, 470, 300, 60, "#ffbe5c", 0.26);
      },
      mist: { color: light("nearFog", 0.5), amount: 0.5, band: [450, 90] },
    },
    {
      z: -20,
      relief: 5,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        for (const [x, y, s, tilt, tone] of BOATS) {
          reflection(p, x, y + 10, 120 * s, 130 * s, "#ffbe5c", 0.4);
          bow(p, x, y, s, { tone, tilt });
          glow(p, x + 34 * s, y - 300 * s, 150 * s, salt.gold, 0.3);
          for (const side of [-1, 1]) {
            fill(
              p.c,
              `M${x} ${y + 16 * s}C${x + side * 50 * s} ${y - 30 * s} ${x + side * 110 * s} ${y - 64 * s} ${x + side * 168 * s} ${y - 44 * s}C${x + side * 140 * s} ${y - 10 * s} ${x + side * 90 * s} ${y + 30 * s} ${x} ${y + 16 * s}Z`,
              along(p.c, x, 0, x + side * 170 * s, 0, ["rgba(240,248,244,.95)", "rgba(160,196,196,.35)"]),
            );
            for (let i = 0; i < 9; i++) {
              const dx = side * between(p.next, 118, 240) * s;
              disc(
                p.c,
                x + dx,
                y - between(p.next, 40, 130) * s,
                between(p.next, 1.6, 4) * s,
                "rgba(236,246,242,.8)",
              );
            }
          }
        }
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.14, band: [520, 110] },
    },
    {
      z: 120,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        for (const [x, y, h, w] of [
          [110, 900, 420, 74],
          [1490, 900, 420, 74],
        ] as const) {
          post(p, x, y, h, w);
          const side = x < 800 ? 1 : -1;
          line(p.c, `M${x} ${y - h + 30}h${side * 70}`, "#1c272c", 10);
          lantern(p, x + side * 66, y - h + 30, 1.5);
          glow(p, x + side * 66, y - h + 120, 200, salt.gold, 0.3);
        }
      },
    },
  ],
};
