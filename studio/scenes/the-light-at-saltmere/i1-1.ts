import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { hand } from "../../painters/hand.ts";
import { salt, tower, wall, water } from "../../painters/harbor.ts";
import { lampPole } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";

/** The first two lanterns of the wall; behind them the lamp that does not shine. */
export const scene: Scene = {
  seed: 741,
  exposure: 1.2,
  sky: {
    top: light("#09141b"),
    low: light("#33505a"),
    stars: 0,
    nebulae: [{ x: 500, y: 260, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#6a8f96", 0.36),
  lamps: [
    { x: 1110, y: 420, z: 200, radius: 300, color: light("lantern", 2.4), haze: 0.9 },
    { x: 560, y: 530, z: 90, radius: 200, color: light("lantern", 1.9), haze: 0.9 },
    { x: 1040, y: 760, z: 150, radius: 420, flat: 2.2, color: light("#ffb85a", 1.5), haze: 0.1 },
    { x: 540, y: 690, z: 130, radius: 260, flat: 2.2, color: light("#ffb85a", 1.1), haze: 0.1 },
  ],
  layers: [
    {
      z: -220,
      relief: 4,
      round: 14,
      paint: (p) => {
        tower(p, 400, 640, 560);
        houses(p, -60, 1000, { ground: 660, low: 40, high: 100, width: 70, lit: 0.05, color: "#46626b" });
      },
      mist: { color: light("fog", 0.5), amount: 0.6, band: [620, 220] },
    },
    {
      z: -100,
      relief: 3,
      paint: (p) => water(p, 650, 920, "#4f7078", "#123340", 300),
      mist: { color: light("#93adae", 0.5), amount: 0.6, band: [650, 60] },
    },
    {
      z: 40,
      relief: 8,
      rim: 1.6,
      paint: (p) => {
        wall(p, 610, 760, 360);
        lampPole(p, 520, 664, 0.86);
        glow(p, 558, 520, 150, salt.gold, 0.24);
      },
      mist: { color: light("#7d999c", 0.36), amount: 0.34, band: [640, 90] },
    },
    {
      z: 130,
      relief: 7,
      rim: 1.8,
      paint: (p) => {
        lampPole(p, 1030, 722, 1.7);
        glow(p, 1105, 440, 270, salt.gold, 0.3);
      },
    },
    {
      z: 230,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => hand(p, 1330, 384, 0.9, 0.2, { skin: 1, sleeve: "#33505c" }),
    },
  ],
};
