import { light } from "../../kit/palette.ts";
import { cut } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { bow } from "../../painters/boats.ts";
import { lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lampPole } from "../../painters/quay.ts";

/** The last water: the mouth of the harbor between two ends of the wall, and boats that wait at the first lantern. */
export const scene: Scene = {
  seed: 755,
  exposure: 1.2,
  sky: {
    top: light("#0b1922"),
    low: light("#46656c"),
    stars: 0.1,
    nebulae: [{ x: 800, y: 300, radius: 760, color: light("#84a09f", 0.34) }],
  },
  ambient: light("#7599a0", 0.34),
  lamps: [
    { x: 800, y: 470, z: 0, radius: 170, color: light("lantern", 1.8), haze: 1 },
    { x: 330, y: 400, z: 190, radius: 260, color: light("lantern", 1.8), haze: 0.8 },
    { x: 1270, y: 400, z: 190, radius: 260, color: light("lantern", 1.8), haze: 0.8 },
  ],
  layers: [
    {
      z: -220,
      relief: 2,
      paint: (p) => {
        water(p, 520, 920, "#5e8086", "#133340", 120);
        for (const [x, y, s, tone] of [
          [620, 560, 0.42, "#6f7a5c"],
          [930, 556, 0.4, "#59617a"],
          [1010, 566, 0.46, "#7a6a58"],
        ] as const) {
          reflection(p, x + 12, y + 6, 110, 24, "#ffbe5c", 0.4);
          bow(p, x, y, s, { tone });
        }
      },
      mist: { color: light("nearFog", 0.6), amount: 0.8, band: [520, 130] },
    },
    {
      z: -20,
      relief: 4,
      round: 8,
      rim: 1.6,
      paint: (p) => {
        bow(p, 700, 612, 0.7, { tone: "#3f6a6c", tilt: 0.01 });
        reflection(p, 724, 620, 150, 40, "#ffbe5c", 0.5);
        post(p, 824, 640, 190, 34);
        lantern(p, 852, 452, 1);
        glow(p, 852, 512, 150, salt.gold, 0.28);
        reflection(p, 846, 650, 180, 50, "#ffbe5c", 0.6);
      },
      mist: { color: light("#93b0b0", 0.45), amount: 0.34, band: [600, 80] },
    },
    {
      z: 90,
      relief: 8,
      rim: 1.6,
      paint: (p) => {
        wall(p, 640, 640, 200, "#56656a");
        cut(p, "M470 600H1130L1180 900H420Z");
        lampPole(p, 330, 646, 1.2);
        lampPole(p, 1270, 646, 1.2, 1, -1);
        glow(p, 383, 420, 200, salt.gold, 0.26);
        glow(p, 1217, 420, 200, salt.gold, 0.26);
      },
    },
    {
      z: 140,
      relief: 2,
      paint: (p) => {
        water(p, 826, 920, "#2f525b", "#0b222c", 60);
        for (const x of [383, 1217]) reflection(p, x, 830, 80, 70, "#ffbe5c", 0.5);
      },
      mist: { color: light("#93adae", 0.4), amount: 0.4, band: [826, 40] },
    },
  ],
};
