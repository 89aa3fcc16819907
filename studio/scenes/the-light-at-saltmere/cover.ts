import { light } from "../../kit/palette.ts";
import { line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, tower, wall, water } from "../../painters/harbor.ts";
import { houses, ridge } from "../../painters/town.ts";

/** Saltmere in fog: the tower is dark, one lantern burns on the wall, and a heron stands where the water is deep. */
export const scene: Scene = {
  seed: 701,
  exposure: 1.25,
  sky: {
    top: light("#0a1822"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [
      { x: 480, y: 300, radius: 700, color: light("#6d8c90", 0.34) },
      { x: 1350, y: 180, radius: 560, color: light("#4c6d78", 0.3) },
    ],
  },
  ambient: light("#7fa3a6", 0.42),
  lamps: [
    { x: -300, y: -600, z: 500, radius: 3000, color: light("#b8d4d2", 0.7), haze: 0.1 },
    { x: 1214, y: 640, z: 190, radius: 240, color: light("lantern", 2.6), haze: 0.9 },
    { x: 1200, y: 820, z: 210, radius: 260, flat: 2.4, color: light("#ffb85a", 1.5), haze: 0.1 },
  ],
  layers: [
    {
      z: -320,
      paint: (p) => ridge(p, 560, 150, "#35525c", 260),
      mist: { color: light("#8aa7aa", 0.55), amount: 0.75, band: [540, 150] },
    },
    {
      z: -200,
      relief: 4,
      round: 14,
      paint: (p) => {
        tower(p, 1130, 590, 470);
        houses(p, 800, 1640, { ground: 596, low: 40, high: 96, width: 62, lit: 0.07, color: "#52707a" });
      },
      mist: { color: light("#9ab6b6", 0.5), amount: 0.5, band: [590, 120] },
    },
    {
      z: -60,
      relief: 3,
      paint: (p) => {
        water(p, 584, 920, "#54757c", "#0f2c38");
        reflection(p, 1210, 700, 190, 60, "#ffbe5c", 0.5);
        for (const [x, y, h] of triples("300,640,60 700,652,66 905,640,54")) post(p, x, y, h, 16);
        heron(p, 560, 668, 0.62, 1);
        for (let i = 0; i < 16; i++)
          line(p.c, `M${536 + (i % 3) * 8} ${674 + i * 5}h${44 - i * 2}`, "rgba(200,216,212,.16)", 2.4);
      },
      mist: { color: light("#a3bcbc", 0.5), amount: 0.42, band: [630, 70] },
    },
    {
      z: 110,
      relief: 7,
      rim: 1.6,
      paint: (p) => {
        wall(p, 850, 722, 330);
        line(p.c, "M1214 742V598H1256", "#2c383d", 9);
        line(p.c, "M1214 640L1240 600", "#2c383d", 6);
        lantern(p, 1254, 598, 1.25);
        glow(p, 1254, 672, 250, salt.gold, 0.3);
      },
      mist: { color: light("#6d8c92", 0.3), amount: 0.16, band: [720, 120] },
    },
    {
      z: 250,
      blur: 3,
      relief: 9,
      rim: 1.8,
      paint: (p) => {
        post(p, 70, 930, 330, 92);
        line(p.c, "M100 690Q240 850 420 930", "#6f6248", 14);
      },
    },
  ],
};
