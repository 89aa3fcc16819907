import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure, type Gesture } from "../../painters/actor.ts";
import { wall } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { lampPole } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";
import { PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** How people say the same thing at the same time. */
const TALK: readonly Gesture[] = [
  { left: [-70, -190], right: [52, -140], gaze: 0.6, mouth: "open", brow: 0.5 },
  { left: [-20, -150], right: [86, -206], gaze: 0.4, mouth: "open", brow: -0.5, fingers: { right: "point" } },
  {
    left: [-58, -130],
    right: [58, -130],
    gaze: -0.5,
    expression: "surprised",
    fingers: { left: "open", right: "open" },
  },
  { left: [-74, -212], right: [40, -100], gaze: 0.7, mouth: "laugh", eyes: "open", brow: 0.2 },
  { left: [-12, -184], right: [40, -98], gaze: 0.3, expression: "worried", fingers: { left: "rest" } },
  { left: [-40, -98], right: [76, -176], gaze: -0.7, mouth: "open", brow: -0.7 },
  { left: [-8, -146], right: [12, -142], gaze: -0.4, expression: "stern" },
];

/** The square talks: everybody at once, each with both hands. */
export const scene: Scene = lifted(100, {
  seed: 733,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [{ x: 800, y: 160, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#7094a0", 0.36),
  lamps: [
    { x: 300, y: 330, z: 240, radius: 400, color: light("lantern", 1.9), haze: 0.6 },
    { x: 1300, y: 330, z: 240, radius: 400, color: light("lantern", 1.9), haze: 0.6 },
    { x: 800, y: 700, z: 330, radius: 420, color: light("#ffc978", 0.8), haze: 0.1 },
  ],
  layers: [
    {
      z: -240,
      relief: 4,
      paint: (p) =>
        houses(p, -80, 1680, { ground: 560, low: 190, high: 330, width: 190, lit: 0.3, color: "#52707a" }),
      mist: { color: light("fog", 0.5), amount: 0.55, band: [480, 220] },
    },
    { z: -120, relief: 6, paint: (p) => wall(p, 556, 556, 480, "#5d6c70") },
    {
      z: -40,
      relief: 4,
      round: 6,
      rim: 1.8,
      paint: (p) => {
        for (let i = 0; i < 8; i++) {
          const look = TOWN[(i * 3 + 1) % TOWN.length];
          if (look)
            figure(
              p,
              190 + i * 176 + (i % 2) * 16,
              640 + (i % 3) * 10,
              0.96,
              look,
              TALK[(i + 2) % TALK.length],
            );
        }
      },
      mist: { color: light("fog", 0.4), amount: 0.28, band: [600, 120] },
    },
    {
      z: 60,
      relief: 5,
      round: 8,
      rim: 2,
      paint: (p) => {
        lampPole(p, 150, 780, 1.9);
        lampPole(p, 1450, 780, 1.9, 1, -1);
        for (let i = 0; i < 5; i++) {
          const look = TOWN[(i * 2) % TOWN.length];
          if (look) figure(p, 330 + i * 236, 770, 1.16, look, TALK[i % TALK.length]);
        }
      },
    },
    {
      z: 140,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        figure(p, 470, 880, 1.42, RUDA, {
          left: [-64, -150],
          right: [70, -190],
          gaze: 0.5,
          mouth: "open",
          brow: -0.6,
        });
        figure(p, 800, 884, 1.12, TAVI, {
          left: [-30, -170],
          right: [62, -234],
          gaze: 0,
          expression: "surprised",
        });
        figure(p, 1110, 880, 1.42, PELL, {
          left: [-34, -172],
          right: [52, -150],
          gaze: -0.5,
          mouth: "open",
          brow: 0.9,
        });
      },
    },
  ],
});
