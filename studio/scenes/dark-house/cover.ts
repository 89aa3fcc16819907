import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { timberHouse } from "../../painters/house.ts";
import { moon } from "../../painters/moon.ts";
import { houses, ridge } from "../../painters/town.ts";
import { bareTree, fir } from "../../painters/trees.ts";
import { fence, yard } from "../../painters/yard.ts";

/** A dark house on its hill, with one lit window. The left third stays quiet for the title. */
export const scene: Scene = {
  seed: 411,
  exposure: 1.15,
  sky: {
    top: light("#050b1c"),
    low: light("#23365a"),
    nebulae: [
      { x: 420, y: 260, radius: 620, color: light("#4b5a86", 0.26) },
      { x: 1300, y: 420, radius: 520, color: light("#4b3f72", 0.3) },
    ],
  },
  ambient: light("#4c5f92", 0.4),
  lamps: [
    { x: -500, y: -700, z: 500, radius: 3000, color: light("#b9cdf2", 0.95), haze: 0.08 },
    { x: 795, y: 500, z: 64, radius: 92, color: light("#ffb45a", 3.2), haze: 0.7 },
    { x: 740, y: 815, z: 110, radius: 230, flat: 2.4, color: light("#ffae5a", 3), haze: 0.15 },
  ],
  layers: [
    {
      z: -300,
      paint: (p) => {
        moon(p, 330, 180, 40);
        ridge(p, 720, 210, "#233154", 210);
      },
      mist: { color: light("#7488b4", 0.4), amount: 0.6, band: [690, 120] },
    },
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        houses(p, -30, 620, { ground: 742, low: 22, high: 46, width: 34, lit: 0, color: "#34405f" });
        for (let i = 0; i < 34; i++)
          fir(
            p,
            between(p.next, -20, 1620),
            752 + between(p.next, -6, 8),
            between(p.next, 60, 150),
            "#22344a",
          );
      },
      mist: { color: light("#7488b4", 0.4), amount: 0.55, band: [740, 80] },
    },
    {
      z: -80,
      relief: 4,
      rim: 1.6,
      paint: (p) => {
        for (const [x, h] of pairs("1420,460 1530,560 1600,430 690,380")) fir(p, x, 790, h, "#1d2f40");
      },
      mist: { color: light("#5f74a6", 0.4), amount: 0.3, band: [760, 90] },
    },
    { z: 20, relief: 5, paint: (p) => yard(p, 770, 1066) },
    {
      z: 0,
      relief: 5,
      rim: 1.5,
      paint: (p) => {
        timberHouse(p, 950, 786, 0.92, { lit: { upLeft: 1 } });
        glow(p, 794, 510, 120, "#ffb45a", 0.16);
      },
      mist: { color: light("#5a6ca0", 0.35), amount: 0.22, band: [800, 60] },
    },
    {
      z: 120,
      relief: 4,
      rim: 1.8,
      paint: (p) => {
        fence(p, -20, 876, 820, 838, 96, 0.8);
        fence(p, 1180, 840, 1630, 872, 78, 1.2);
      },
    },
    {
      z: 240,
      blur: 2,
      relief: 8,
      rim: 2,
      paint: (p) => bareTree(p, 110, 960, 230, "#2a2a3c", 0.1),
    },
  ],
};
