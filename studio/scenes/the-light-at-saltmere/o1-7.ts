import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { bow } from "../../painters/boats.ts";
import { reflection, salt, water } from "../../painters/harbor.ts";
import { HANA } from "../../painters/townsfolk.ts";

/** The Patience far out: one warm lamp at her bow, Hana beside it, and nothing else in the world. */
export const scene: Scene = {
  seed: 717,
  exposure: 1.2,
  sky: {
    top: light("#14242b"),
    low: light("#4a666c"),
    stars: 0,
    nebulae: [
      { x: 900, y: 360, radius: 760, color: light("#86a3a4", 0.34) },
      { x: 250, y: 220, radius: 520, color: light("#5d7a80", 0.3) },
    ],
  },
  ambient: light("#7fa3a6", 0.32),
  lamps: [
    { x: 664, y: 216, z: 170, radius: 300, color: light("lantern", 2.6), haze: 1 },
    { x: 640, y: 760, z: 150, radius: 320, flat: 2.6, color: light("#ffb85a", 1.2), haze: 0.2 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => water(p, 560, 920, "#5a787c", "#0f2c38", 500),
      mist: { color: light("nearFog", 0.6), amount: 0.95, band: [560, 200] },
    },
    {
      z: 20,
      relief: 5,
      round: 16,
      rim: 2,
      paint: (p) => {
        actor(p, 462, 556, 0.95, HANA, {
          right: [30, -238],
          left: [-40, -124],
          gaze: 0.4,
          lean: 0.06,
          mouth: "flat",
        });
        bow(p, 600, 770, 1.9, { tone: "#3f6a6c", tilt: -0.035 });
        glow(p, 664, 216, 330, salt.gold, 0.3);
      },
      mist: { color: light("#8aa7aa", 0.34), amount: 0.3, band: [640, 240] },
    },
    {
      z: 120,
      relief: 4,
      paint: (p) => {
        reflection(p, 650, 770, 130, 90, "#ffbe5c", 0.55);
        for (let i = 0; i < 26; i++) {
          const w = 60 + (i % 5) * 50;
          const x = 360 + ((i * 173) % 560) - w / 2;
          line(p.c, `M${x} ${778 + (i % 9) * 13}q${w / 2} -7 ${w} 0`, "rgba(196,216,212,.3)", 2.6);
        }
      },
    },
    {
      z: 260,
      blur: 6,
      relief: 4,
      paint: (p) => water(p, 862, 930, "#1a3a44", "#081a22", 90),
      mist: { color: light("#7d999c", 0.3), amount: 0.5, band: [870, 70] },
    },
  ],
};
