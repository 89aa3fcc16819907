import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { heron, post, reflection, salt, water } from "../../painters/harbor.ts";

/** The field of posts in lifting fog: the heron in its middle, and one small light beyond that does not move. */
export const scene: Scene = {
  seed: 736,
  exposure: 1.22,
  sky: {
    top: light("#0c1c25"),
    low: light("#4a6c73"),
    stars: 0.15,
    nebulae: [
      { x: 700, y: 200, radius: 640, color: light("#84a09f", 0.34) },
      { x: 1380, y: 320, radius: 460, color: light("#5f7e83", 0.3) },
    ],
  },
  ambient: light("#7da3a8", 0.42),
  lamps: [
    { x: 1090, y: 470, z: 20, radius: 150, color: light("lantern", 1.8), haze: 1 },
    { x: 600, y: -300, z: 300, radius: 1200, color: light("#b8d4d2", 0.7), haze: 0.1 },
  ],
  layers: [
    {
      z: -220,
      relief: 3,
      paint: (p) => {
        water(p, 486, 920, "#5b7c82", "#0d2b36", 900);
        glow(p, 1090, 470, 90, salt.gold, 0.5);
        glow(p, 1090, 470, 15, "#fff1cc", 1);
        reflection(p, 1090, 494, 190, 34, "#ffbe5c", 0.55);
        row(p, 520, 40, 9, 150, 160);
      },
      mist: { color: light("#a3bcbc", 0.55), amount: 0.75, band: [500, 80] },
    },
    {
      z: -100,
      relief: 4,
      rim: 1.4,
      paint: (p) => row(p, 572, 74, 7, 110, 226),
      mist: { color: light("#a3bcbc", 0.5), amount: 0.5, band: [560, 60] },
    },
    {
      z: 0,
      relief: 4,
      round: 8,
      rim: 1.6,
      paint: (p) => {
        row(p, 660, 122, 6, 60, 318);
        heron(p, 830, 640, 0.86, 1);
      },
      mist: { color: light("nearFog", 0.45), amount: 0.36, band: [660, 60] },
    },
    {
      z: 120,
      relief: 6,
      rim: 1.6,
      paint: (p) => row(p, 830, 230, 4, 190, 480),
      mist: { color: light("#86a2a5", 0.36), amount: 0.22, band: [840, 70] },
    },
  ],
};

/** A row of posts across the bay, with one missing where the heron stands. */
function row(
  p: Parameters<typeof post>[0],
  y: number,
  height: number,
  count: number,
  x0: number,
  step: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = x0 + i * step + (p.next() - 0.5) * step * 0.2;
    if (Math.abs(x - 830) < height * 0.9) continue;
    post(p, x, y + p.next() * height * 0.2, height * (0.85 + p.next() * 0.3), height * 0.2);
  }
}
