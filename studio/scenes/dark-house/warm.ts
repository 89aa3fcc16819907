import { fade, light } from "../../kit/palette.ts";
import { disc, type Plate, pairs } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { timberHouse, WINDOWS } from "../../painters/house.ts";
import { onaLamp } from "../../painters/lamp.ts";
import { CREW, LANI, person } from "../../painters/people.ts";
import { houses, ridge } from "../../painters/town.ts";
import { bareTree, fir } from "../../painters/trees.ts";
import { fence, yard } from "../../painters/yard.ts";

/** Every window is lit, the door stands open, and the street answers. */
export const scene: Scene = {
  seed: 441,
  exposure: 1.05,
  sky: {
    top: light("#071026"),
    low: light("#34406a"),
    nebulae: [
      { x: 420, y: 260, radius: 620, color: light("#5a5a86", 0.24) },
      { x: 1100, y: 380, radius: 620, color: light("#7a4f62", 0.26) },
    ],
  },
  ambient: light("#5a6696", 0.42),
  lamps: [
    { x: -500, y: -700, z: 500, radius: 3000, color: light("#b9cdf2", 0.5), haze: 0.05 },
    { x: 660, y: 492, z: 70, radius: 150, color: light("#ffb45a", 1.5), haze: 0.5 },
    { x: 980, y: 492, z: 70, radius: 150, color: light("#ffb45a", 1.5), haze: 0.5 },
    { x: 700, y: 660, z: 70, radius: 150, color: light("#ffb45a", 1.6), haze: 0.5 },
    { x: 820, y: 340, z: 60, radius: 100, color: light("#ffb45a", 1.3), haze: 0.5 },
    { x: 1236, y: 660, z: 70, radius: 190, color: light("#ffb45a", 1.6), haze: 0.5 },
    { x: 1234, y: 500, z: 60, radius: 80, color: light("#ffb45a", 1.2), haze: 0.5 },
    { x: 930, y: 720, z: 90, radius: 140, color: light("#ffc070", 2), haze: 0.8 },
    { x: 900, y: 830, z: 130, radius: 420, flat: 3, color: light("#ffae5a", 2.4), haze: 0.1 },
    { x: 424, y: 596, z: 170, radius: 150, color: light("#ffc070", 2.6), haze: 0.5 },
  ],
  layers: [
    {
      z: -300,
      paint: (p) => ridge(p, 720, 210, "#2a3658", 210),
      mist: { color: light("#8088ac", 0.4), amount: 0.6, band: [690, 120] },
    },
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        for (let i = 0; i < 30; i++)
          fir(
            p,
            between(p.next, -20, 1620),
            744 + between(p.next, -6, 8),
            between(p.next, 60, 140),
            "#263850",
          );
        houses(p, -30, 600, { ground: 752, low: 26, high: 54, width: 38, lit: 0.75, color: "#3c4664" });
        houses(p, 1330, 1640, { ground: 752, low: 26, high: 54, width: 38, lit: 0.75, color: "#3c4664" });
      },
      mist: { color: light("#8a7f94", 0.4), amount: 0.45, band: [744, 70] },
    },
    {
      z: -60,
      paint: (p) => {
        smoke(p, 1335, 322);
        for (const [x, h] of pairs("1500,500 1590,430 560,360")) fir(p, x, 790, h, "#1d2f40");
      },
    },
    { z: 20, relief: 5, paint: (p) => yard(p, 770, 936) },
    {
      z: 0,
      relief: 5,
      rim: 1.4,
      paint: (p) => {
        const lit = Object.fromEntries(Object.keys(WINDOWS).map((name) => [name, 1]));
        timberHouse(p, 820, 786, 0.92, { lit, door: 1 });
        for (const [x, y] of Object.values(WINDOWS))
          glow(p, 820 + x * 0.92, 786 + y * 0.92, 100, "#ffb45a", 0.11);
        glow(p, 932, 716, 170, "#ffc070", 0.14);
      },
      mist: { color: light("#8a7a86", 0.3), amount: 0.18, band: [800, 60] },
    },
    {
      z: 110,
      relief: 6,
      round: 16,
      rim: 2.6,
      paint: (p) => {
        person(p, 372, 866, 232, LANI, "reach", 1, 0.8);
        onaLamp(p, 434, 630, 0.34, { tilt: 0.1, lit: 1 });
        if (CREW[4]) person(p, 1060, 850, 214, CREW[4], "mug", -1, 0.6);
        motes(p, 936, 700, 330, 60, "#ffcf8a");
      },
    },
    {
      z: 130,
      relief: 4,
      rim: 1.8,
      paint: (p) => {
        fence(p, -20, 900, 640, 866, 84, 0.8);
        fence(p, 1230, 866, 1630, 892, 72, 1.2);
      },
    },
    { z: 240, blur: 2, relief: 8, rim: 2, paint: (p) => bareTree(p, 60, 960, 220, "#2a2a3c", 0.06) },
  ],
};

/** Smoke from the chimney: somebody has lit a fire. */
function smoke({ c, next }: Plate, x: number, y: number): void {
  c.save();
  c.filter = "blur(10px)";
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    disc(
      c,
      x + t * 150 + Math.sin(t * 7) * 26 + between(next, -8, 8),
      y - t * 300,
      14 + t * 44,
      fade("#a9aac4", 0.16 * (1 - t)),
    );
  }
  c.restore();
}
