import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, ripples } from "../../painters/air.ts";
import { bow, fishingBoat } from "../../painters/boats.ts";
import { heron, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { planks, shell, tideClock } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";

/** Seven boats at the pier, and a shell that has done its work. */
const BOATS = [
  [900, 560, 0.42, "#59617a"],
  [1030, 566, 0.44, "#7a6a58"],
  [1160, 572, 0.46, "#6f7a5c"],
  [1290, 580, 0.5, "#5a7a74"],
  [1420, 590, 0.54, "#4f6f78"],
  [1550, 602, 0.58, "#6a6f52"],
] as const;

export const scene: Scene = {
  seed: 768,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#46605f"),
    stars: 0.4,
    nebulae: [{ x: 1200, y: 260, radius: 620, color: light("#a3a07c", 0.3) }],
  },
  ambient: light("#7899a0", 0.38),
  lamps: [
    { x: 1230, y: 420, z: 120, radius: 420, color: light("lantern", 1.9), haze: 0.6 },
    { x: 760, y: 400, z: 300, radius: 520, color: light("#ffcf88", 1.5), haze: 0.2 },
    { x: 60, y: 120, z: 360, radius: 600, color: light("#bcd4d2", 0.8), haze: 0 },
  ],
  layers: [
    {
      z: -240,
      relief: 4,
      paint: (p) => {
        houses(p, 640, 1660, { ground: 400, low: 60, high: 130, width: 80, lit: 0.7, color: "#52707a" });
        wall(p, 396, 396, 120, "#66767a");
        for (let x = 660; x < 1620; x += 34) {
          glow(p, x, 388, 20, "#ffdc90", 0.9);
          glow(p, x, 390, 54, salt.gold, 0.24);
        }
      },
      mist: { color: light("#a3a58c", 0.4), amount: 0.24, band: [390, 90] },
    },
    {
      z: -140,
      relief: 3,
      paint: (p) => {
        water(p, 506, 920, "#6a847c", "#0d2b36", 620);
        for (let x = 670; x < 1620; x += 68) reflection(p, x, 512, 150, 26, "#ffbe5c", 0.42);
        heron(p, 780, 560, 0.34, 1);
      },
    },
    {
      z: -40,
      relief: 4,
      round: 9,
      rim: 2,
      paint: (p) => {
        for (const [x, y, s, tone] of BOATS) bow(p, x, y, s, { tone, tilt: ((x % 3) - 1) * 0.02, lit: 0.6 });
        fishingBoat(p, 1230, 720, 0.9, { tone: "#3f6a6c", side: 1, lit: 0.8 });
      },
    },
    {
      z: 90,
      relief: 7,
      rim: 1.8,
      paint: (p) => planks(p, -20, 620, -20, 930, 104, "#6a5f4a"),
    },
    {
      z: 150,
      relief: 7,
      round: 8,
      rim: 2,
      paint: (p) => {
        tideClock(p, 330, 360, 262, 0, false);
        line(p.c, "M770 520V640M810 560V650M730 560V640", "rgba(240,236,214,.4)", 4);
        shell(p, 770, 760, 1.5, 0.5);
        ripples(p, 770, 836, 36, 40, 3, "#f2dfae", 0.26, 0.22);
      },
    },
  ],
};
