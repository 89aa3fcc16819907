import { light } from "../kit/palette.ts";
import { at, circle, cut, hoop, line } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { glow, motes } from "../painters/air.ts";
import { type Head, person } from "../painters/figures.ts";
import { hand } from "../painters/hand.ts";
import { onaLamp } from "../painters/lamp.ts";
import { pipes, plates } from "../painters/room.ts";

/** The crew before the window, from behind: place, height, head, and the side of the lamp. */
const CREW: readonly (readonly [number, number, Head, 1 | -1])[] = [
  [150, 470, "turban", 1],
  [390, 420, "scarf", 1],
  [1210, 430, "curls", -1],
  [1450, 480, "long", -1],
];

/** Small lamps go from hand to hand along the crew. */
export const scene: Scene = {
  id: "g2",
  alt: "One hand passes a small lit lamp to another; behind them four of the crew lift lamps of their own before a great round window with the ringed planet.",
  seed: 130,
  exposure: 1.15,
  sky: {
    top: light("#070b1c"),
    low: light("#1d2b52"),
    stars: 1,
    sun: [-0.5, 0.5, 0.4],
    planet: { x: 830, y: 330, radius: 120, axis: [0.3, 0.88, 0.24], ring: [1.35, 2.3], light: 0.9 },
    nebulae: [{ x: 650, y: 260, radius: 360, color: light("#5b4f8a", 0.4) }],
  },
  ambient: light("#5b668c", 0.32),
  lamps: [
    { x: 800, y: 560, z: 260, radius: 420, color: light("#ffb25a", 2.4), haze: 0.6 },
    ...[234, 466, 1134, 1366].map((x) => ({
      x,
      y: 330,
      z: 90,
      radius: 210,
      color: light("#ffb25a", 1.6),
      haze: 0.6,
    })),
  ],
  layers: [
    {
      z: -60,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#66739a");
        cut(p, circle(800, 330, 290));
        hoop(p.c, 800, 330, 306, "#2a3452", 34);
        hoop(p.c, 800, 330, 318, "rgba(220,232,252,.4)", 4);
        for (let i = 0; i < 24; i++) {
          const a = (i * Math.PI) / 12;
          line(p.c, `M${800 + Math.cos(a) * 306} ${330 + Math.sin(a) * 306}h.1`, "rgba(226,236,252,.7)", 9);
        }
        pipes(p, -10, 690, 1610, 690, 3, 20);
      },
      mist: { color: light("#6a6470", 0.4), amount: 0.2, band: [500, 260] },
    },
    {
      z: 40,
      relief: 7,
      round: 12,
      rim: 2.8,
      paint: (p) => {
        for (const [x, height, head, side] of CREW) {
          const s = height / 250;
          person(p, x, 860, height, head, "reach", 1.05, side);
          const lx = x + side * 72 * s;
          const ly = 860 - 252 * s;
          onaLamp(p, lx, ly - 42, 0.62, { tilt: 0, lit: 0.95 });
          glow(p, lx, ly - 30, 120, "#ffb25a", 0.3);
        }
      },
    },
    {
      z: 190,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        onaLamp(p, 800, 566, 2.5, { tilt: 0, lit: 1 });
        glow(p, 800, 600, 320, "#ffb25a", 0.22);
        hand(p, 1016, 520, 1.3, 0.44, { skin: 2, sleeve: "#5b5486", pose: "hold" });
        at(p, 584, 520, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.3, 0.44, { skin: 3, sleeve: "#2f7480", pose: "hold" });
        });
      },
    },
    { z: 220, paint: (p) => motes(p, 800, 520, 520, 90, "#ffd9a0") },
  ],
};
