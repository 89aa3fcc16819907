import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { rail } from "../../painters/great-lamp.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { lampPole } from "../../painters/quay.ts";
import { crowd, paving } from "../../painters/square.ts";
import { houses } from "../../painters/town.ts";

/** The town on the square, from the houses to right below the balcony. */
const TOWN = { y: [372, 700], scale: [0.42, 0.86], rows: 5, room: 1, toward: 800 } as const;

/** From the balcony: the whole town below in coats and slippers, and all of them look up at you. */
export const scene: Scene = {
  seed: 775,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3a5962"),
    stars: 0,
    nebulae: [{ x: 1000, y: 100, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#7094a0", 0.38),
  lamps: [
    { x: 800, y: 330, z: 220, radius: 420, color: light("lantern", 1.3), haze: 0.4 },
    { x: 210, y: 620, z: 280, radius: 300, color: light("lantern", 1.9), haze: 0.5 },
    { x: 1330, y: 470, z: 220, radius: 260, color: light("lantern", 1.3), haze: 0.5 },
  ],
  layers: [
    {
      z: -240,
      relief: 4,
      paint: (p) =>
        houses(p, -80, 1680, { ground: 330, low: 110, high: 220, width: 150, lit: 0.3, color: "#52707a" }),
      mist: { color: light("fog", 0.5), amount: 0.6, band: [280, 180] },
    },
    { z: -160, relief: 4, paint: (p) => paving(p, 322, 910, "#5f7276", [700, 480]) },
    {
      z: -60,
      relief: 4,
      round: 4,
      rim: 1.8,
      paint: (p) => crowd(p, { ...TOWN, only: [0, 1] }),
      mist: { color: light("fog", 0.4), amount: 0.24 },
    },
    {
      z: 0,
      relief: 4,
      round: 5,
      rim: 1.8,
      paint: (p) => {
        crowd(p, { ...TOWN, only: [2] });
        lampPole(p, 1290, 560, 0.9);
        crowd(p, { ...TOWN, only: [3] });
      },
      mist: { color: light("fog", 0.4), amount: 0.14 },
    },
    { z: 50, relief: 5, round: 6, rim: 2, paint: (p) => crowd(p, { ...TOWN, only: [4] }) },
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
