import { fade, light } from "../../kit/palette.ts";
import { along, fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, post, reflection, water } from "../../painters/harbor.ts";
import { cloudBands, dawn, ROSE } from "../../painters/shore.ts";

/** Then morning, and there it is: the sand, with the Inspector on duty. */
export const scene: Scene = {
  seed: 844,
  exposure: 1.1,
  vignette: 0.4,
  sky: {
    top: light("#4d6c78"),
    low: light("#b78f86"),
    stars: 0,
    nebulae: [{ x: 800, y: 140, radius: 760, color: light("#d4c8c0", 0.26) }],
  },
  ambient: light("#9db0b2", 0.56),
  lamps: [
    { x: 1150, y: 400, z: -30, radius: 800, color: light("#ffc2a4", 1.6), haze: 0.4 },
    { x: 800, y: -300, z: 600, radius: 1900, color: light("#dfe4e0", 0.6), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      paint: (p) => {
        dawn(p, 430, 260, "#e58f78", 0.3);
        dawn(p, 430, 80, ROSE, 0.4);
        cloudBands(p, 240, 400, "#ffd2bc", 12);
        water(p, 430, 920, "#c8a498", "#3a6570", 760);
        reflection(p, 1150, 436, 200, 320, "#ffcdb0", 0.26);
        for (const [x, y, s, side] of [
          [220, 470, 0.3, 1],
          [360, 480, 0.34, 1],
          [1290, 476, 0.32, -1],
          [1420, 468, 0.28, -1],
          [1180, 462, 0.24, -1],
        ] as const)
          fishingBoat(p, x, y, s, { tone: "#4f6470", side, lit: 0.6 });
      },
      mist: { color: light("#eed4c6", 0.8), amount: 0.5, band: [450, 70] },
    },
    {
      z: -20,
      relief: 6,
      rim: 2,
      paint: (p) => {
        fill(
          p.c,
          "M-20 700C180 690 360 620 620 590C800 570 980 590 1140 630C1320 672 1480 690 1620 700V780C1200 800 420 800 -20 790Z",
          along(p.c, 0, 570, 0, 790, ["#e0c8a4", [0.5, "#a8957a"], "#6f6a5c"]),
        );
        for (let i = 0; i < 60; i++) {
          const x = ((i * 211) % 1500) + 30;
          const top = 600 + Math.abs(x - 760) * 0.13;
          const y = top + 10 + ((i * 53) % Math.max(20, 770 - top));
          line(p.c, `M${x} ${y}q36 -8 ${80 + (i % 4) * 24} 0`, fade(i % 2 ? "#4a4438" : "#fff0d4", 0.26), 3);
        }
        line(p.c, "M-20 790C420 802 1200 802 1620 782", "rgba(250,244,236,.7)", 6);
        line(p.c, "M-20 806C420 820 1200 818 1620 798", "rgba(250,244,236,.35)", 4);
      },
      mist: { color: light("#e8cfc4", 0.7), amount: 0.24, band: [620, 60] },
    },
    {
      z: 60,
      relief: 5,
      round: 12,
      rim: 2.4,
      paint: (p) => heron(p, 760, 588, 1.9, 1),
    },
    {
      z: 150,
      relief: 7,
      round: 8,
      rim: 2,
      paint: (p) => {
        post(p, 120, 930, 380, 76);
        post(p, 300, 930, 250, 58);
        post(p, 1480, 930, 330, 72);
        line(p.c, "M120 640C170 780 250 780 300 740", "#8d8060", 11);
        reflection(p, 760, 810, 70, 60, "#ffe8d4", 0.16);
      },
      mist: { color: light("#e0cbc2", 0.6), amount: 0.3, band: [880, 80] },
    },
  ],
};
