import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor, type Gesture } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { rail } from "../../painters/great-lamp.ts";
import { lantern, salt, wall } from "../../painters/harbor.ts";
import { lampPole } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";
import { lampCarrier, PELL, TOWN } from "../../painters/townsfolk.ts";

/** How a town stands in its slippers and looks up. */
const WAIT: readonly Gesture[] = [
  { left: [-20, -150], right: [20, -150], brow: 0.8, mouth: "flat", eyes: "wide" },
  { left: [-40, -98], right: [30, -214], brow: 0.6, mouth: "small" },
  { left: [-26, -130], right: [26, -170], brow: 0.7, mouth: "open", eyes: "wide" },
  { brow: 0.9, mouth: "flat", tilt: 0.08 },
];

/** From the balcony: the whole town below in coats and slippers, and all of them look up at you. */
export const scene: Scene = {
  id: "a5",
  alt: "From a balcony rail with a lantern: the whole town stands below in coats and slippers among foggy houses, and everyone looks up.",
  seed: 775,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3a5962"),
    stars: 0,
    nebulae: [{ x: 1000, y: 100, radius: 620, color: light("#7d9a9b", 0.3) }],
  },
  ambient: light("#7094a0", 0.38),
  lamps: [
    { x: 800, y: 330, z: 220, radius: 420, color: light("#ffc45e", 1.3), haze: 0.4 },
    { x: 210, y: 620, z: 280, radius: 300, color: light("#ffc45e", 1.9), haze: 0.5 },
    { x: 1330, y: 470, z: 220, radius: 260, color: light("#ffc45e", 1.3), haze: 0.5 },
  ],
  layers: [
    {
      z: -240,
      relief: 4,
      paint: (p) =>
        houses(p, -80, 1680, { ground: 330, low: 110, high: 220, width: 150, lit: 0.3, color: "#52707a" }),
      mist: { color: light("#8aa6a8", 0.5), amount: 0.6, band: [280, 180] },
    },
    { z: -160, relief: 6, paint: (p) => wall(p, 326, 326, 600, "#56666b") },
    ...[0, 1, 2].map((row) => ({
      z: -60 + row * 50,
      relief: 4,
      round: 5,
      rim: 1.8,
      paint: (p: Parameters<typeof actor>[0]) => {
        if (row === 1) lampPole(p, 1290, 560, 0.9);
        const size = 0.62 + row * 0.12;
        for (let i = 0; i < 11 - row; i++) {
          const look = TOWN[(i * 3 + row * 4) % TOWN.length] ?? PELL;
          const x = 90 + row * 60 + i * (142 + row * 4) + (p.next() - 0.5) * 34;
          const y = 430 + row * 122 + p.next() * 16;
          const wait = WAIT[(i * 2 + row) % WAIT.length] ?? {};
          const gesture = { ...wait, gaze: (800 - x) / 1400 };
          if (i % 5 === row)
            lampCarrier(p, x, y, size, look, { gaze: gesture.gaze, brow: 0.6, right: [54, -170] });
          else if (row === 2 && i === 4)
            actor(p, x, y, size, PELL, { left: [-70, -180], right: [70, -180], brow: 1, mouth: "open" });
          else actor(p, x, y, size, look, gesture);
        }
      },
      mist: { color: light("#8aa6a8", 0.4), amount: 0.22 - row * 0.06 },
    })),
    {
      z: 190,
      relief: 8,
      rim: 1.8,
      paint: (p) => {
        rail(p, 772, 170, 128);
        lantern(p, 210, 536, 2.5);
        glow(p, 210, 690, 260, salt.gold, 0.22);
      },
    },
  ],
};
