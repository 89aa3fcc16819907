import { light } from "../../kit/palette.ts";
import { circle, cut, disc, hoop, line, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { onaLamp } from "../../painters/lamp.ts";
import { CREW, type Dress, type Pose, person } from "../../painters/people.ts";
import { pipes, plates } from "../../painters/room.ts";

/** The crew before the window, from behind: place, height, what they do, and to which side. */
const PLACES: readonly (readonly [number, number, Pose, 1 | -1])[] = [
  [150, 440, "reach", 1],
  [372, 420, "mug", 1],
  [590, 470, "point", 1],
  [1010, 452, "point", -1],
  [1236, 424, "mug", -1],
  [1452, 448, "reach", -1],
];
/** Where the hand of somebody in such a pose is, for a body of 250. */
const HANDS: Partial<Record<Pose, readonly [number, number]>> = { reach: [66, 262], mug: [70, 178] };

/** Small lamps go from hand to hand along the crew. */
export const scene: Scene = {
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
    { x: 800, y: 486, z: 110, radius: 330, color: light("lamp", 2.6), haze: 0.7 },
    { x: 800, y: 830, z: 200, radius: 460, flat: 3, color: light("lamp", 1.1), haze: 0.1 },
    ...[266, 1334].map((x) => ({ x, y: 400, z: 90, radius: 200, color: light("lamp", 1.7), haze: 0.6 })),
    ...[492, 1116].map((x) => ({ x, y: 560, z: 90, radius: 120, color: light("lamp", 1.2), haze: 0.4 })),
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
        pipes(p, -10, 26, 1610, 26, 3, 18);
        poly(p.c, "-10,720 1610,720 1610,910 -10,910", "#3a2a26");
        for (let i = -7; i <= 7; i++)
          line(p.c, `M${800 + i * 120} 722L${800 + i * 260} 910`, "rgba(10,8,18,.5)", 3);
        line(p.c, "M-10 721H1610", "rgba(255,232,196,.3)", 4);
      },
      mist: { color: light("#6a6470", 0.4), amount: 0.2, band: [500, 260] },
    },
    {
      z: 40,
      relief: 7,
      round: 14,
      rim: 3,
      paint: (p) => {
        for (const [i, [x, height, pose, side]] of PLACES.entries()) {
          person(p, x, 850, height, CREW[i] as Dress, pose, side, pose === "point" ? 0.9 : 0.5);
          const held = HANDS[pose];
          if (!held) continue;
          const s = height / 250;
          const [lx, ly] = [x + side * held[0] * s, 850 - held[1] * s];
          if (pose === "mug") disc(p.c, lx, ly + 8, 26, "#2a2030", 30);
          onaLamp(p, lx, ly - (pose === "reach" ? -34 : 4), 0.56, { tilt: 0, lit: 0.95 });
          glow(p, lx, ly + 10, 110, "#ffb25a", 0.3);
        }
        onaLamp(p, 800, 500, 1.05, { tilt: 0, lit: 1 });
        glow(p, 800, 520, 260, "#ffb25a", 0.26);
      },
    },
    { z: 220, paint: (p) => motes(p, 800, 520, 520, 90, "#ffd9a0") },
  ],
};
