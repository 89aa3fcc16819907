import { light } from "../../kit/palette.ts";
import { disc, fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { brassBox, glassRoom, greatLens } from "../../painters/great-lamp.ts";
import { lantern, salt } from "../../painters/harbor.ts";

/** Lanterns around the lens: where each stands and how large. */
const LIGHTS = [
  [210, 700, 1.5],
  [400, 650, 1.1],
  [1160, 646, 1.1],
  [1350, 690, 1.4],
] as const;

/** The lamp room: the great lens is still warm and dark; the small lanterns stand around it like visitors. */
export const scene: Scene = {
  seed: 772,
  exposure: 1.2,
  sky: {
    top: light("#0a161d"),
    low: light("#3a5860"),
    stars: 0,
    nebulae: [
      { x: 350, y: 380, radius: 520, color: light("bank", 0.3) },
      { x: 1300, y: 420, radius: 520, color: light("#688689", 0.3) },
    ],
  },
  ambient: light("#6f959a", 0.3),
  lamps: LIGHTS.map(([x, y, s]) => ({
    x,
    y: y + 60 * s,
    z: 170,
    radius: 210,
    color: light("lantern", 1.7),
    haze: 0.5,
  })),
  layers: [
    {
      z: -60,
      relief: 5,
      paint: (p) => glassRoom(p, 600, 260),
      mist: { color: light("#6d8c92", 0.3), amount: 0.25, band: [300, 260] },
    },
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        fill(p.c, "M-20 920V760Q800 640 1620 760V920Z", "#56666a");
        for (let i = -8; i <= 8; i++)
          line(p.c, `M${800 + i * 100} 706L${800 + i * 190} 920`, "rgba(6,16,22,.4)", 3);
        line(p.c, "M-20 830Q800 720 1620 830", "rgba(6,16,22,.35)", 3);
        disc(p.c, 780, 800, 270, "rgba(6,16,22,.45)", 52);
      },
    },
    {
      z: 60,
      relief: 7,
      round: 16,
      rim: 2,
      paint: (p) => greatLens(p, 780, 392, 0.94),
    },
    {
      z: 130,
      relief: 6,
      round: 6,
      rim: 1.8,
      paint: (p) => {
        for (const [x, y, s] of LIGHTS) {
          lantern(p, x, y, s);
          glow(p, x, y + 60 * s, 150 * s, salt.gold, 0.22);
        }
        brassBox(p, 1060, 872, 0.44);
      },
    },
  ],
};
