import { light } from "../../kit/palette.ts";
import { along, disc, line, type Plate, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { onaLamp } from "../../painters/lamp.ts";
import { CREW, type Dress, LANI, person } from "../../painters/people.ts";
import { houses, ridge, window } from "../../painters/town.ts";

/** Flat roofs of the street: left edge, height, width. */
const ROOFS = [
  [720, 720, 250],
  [1090, 668, 300],
] as const;
/** Who stands on them: place, height, clothes, and the side of the lifted hand. */
const NEIGHBORS: readonly (readonly [number, number, number, Dress, 1 | -1])[] = [
  [790, 716, 150, CREW[1] as Dress, -1],
  [900, 716, 96, CREW[2] as Dress, 1],
  [1150, 664, 180, CREW[4] as Dress, -1],
  [1250, 664, 168, CREW[3] as Dress, 1],
  [1336, 664, 110, CREW[5] as Dress, 1],
];

/** A Million Waves: on the roofs of home people lift small lamps, and do not shout. */
export const scene: Scene = {
  seed: 250,
  exposure: 1.1,
  sky: {
    top: light("#050a18"),
    low: light("#2a3a5c"),
    sun: [0.6, 0.4, 0.2],
    planet: { x: 1180, y: 190, radius: 46, axis: [0.3, 0.9, 0.22], ring: [1.3, 2.5], light: 0.9 },
    nebulae: [{ x: 600, y: 240, radius: 560, color: light("#5a6a92", 0.28) }],
  },
  ambient: light("#56658c", 0.36),
  lamps: [
    { x: 800, y: 640, z: 120, radius: 760, color: light("lamp", 0.7), haze: 0.7 },
    { x: 420, y: 366, z: 170, radius: 240, color: light("#ffc46a", 2.4), haze: 0.5 },
    { x: 850, y: 590, z: 100, radius: 150, color: light("#ffc46a", 1.6), haze: 0.4 },
    { x: 1240, y: 520, z: 100, radius: 190, color: light("#ffc46a", 1.8), haze: 0.4 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => ridge(p, 600, 170, "#26324f", 200),
      mist: { color: light("#6a7696", 0.4), amount: 0.55, band: [590, 100] },
    },
    {
      z: -120,
      relief: 3,
      paint: (p) => {
        houses(p, -20, 1620, { ground: 650, low: 26, high: 60, width: 32, lit: 0.4, color: "#3a4566" });
        for (let i = 0; i < 420; i++)
          disc(
            p.e,
            between(p.next, 0, 1600),
            640 - p.next() ** 2 * 110,
            between(p.next, 0.8, 1.9),
            `rgba(255,214,140,${between(p.next, 0.3, 0.9)})`,
          );
      },
      mist: { color: light("#7a7080", 0.4), amount: 0.45, band: [650, 70] },
    },
    {
      z: -40,
      relief: 3,
      paint: (p) => {
        houses(p, -30, 1640, { ground: 770, low: 50, high: 120, width: 62, lit: 0.4, color: "#3a4262" });
        for (let i = 0; i < 130; i++) {
          const x = between(p.next, 0, 1600);
          const y = between(p.next, 560, 690);
          disc(p.e, x, y, between(p.next, 1.8, 3.4), `rgba(255,206,120,${between(p.next, 0.5, 0.95)})`);
          if (i % 6 === 0) glow(p, x, y, 34, "#ffb25a", 0.2);
        }
      },
      mist: { color: light("#7a6a66", 0.4), amount: 0.4, band: [760, 80] },
    },
    {
      z: 40,
      relief: 5,
      rim: 1.8,
      paint: (p) => {
        houses(p, 540, 1680, { ground: 930, low: 80, high: 150, width: 120, lit: 0.4, color: "#2e3450" });
        for (const [x, y, w] of ROOFS) roof(p, x, y, w);
        for (const [x, y, height, dress, side] of NEIGHBORS) {
          person(p, x, y, height, dress, "reach", side, 0.5);
          lantern(p, x, y, height, side, 0.5);
        }
      },
    },
    {
      z: 110,
      relief: 7,
      round: 16,
      rim: 3,
      paint: (p) => {
        roof(p, -60, 742, 560);
        person(p, 300, 778, 440, LANI, "reach", 1, 0.8);
        lantern(p, 300, 778, 440, 1, 0.62);
      },
    },
  ],
};

/** A flat roof with its parapet and a row of windows below it. */
function roof(p: Plate, x: number, y: number, w: number): void {
  const { c } = p;
  solid(p, `M${x} ${y}H${x + w}V910H${x}Z`, along(c, 0, y, 0, 900, ["#3a4160", "#1c2138"]));
  solid(p, `M${x - 12} ${y - 14}H${x + w + 12}V${y + 10}H${x - 12}Z`, "#4a5270");
  line(c, `M${x - 12} ${y - 14}H${x + w + 12}`, "rgba(226,234,252,.4)", 3);
  for (let at = x + 30; at < x + w - 40; at += 74) window(p, at, y + 52, 26, p.next() < 0.55);
}

/** What somebody who reaches up holds: it hangs from the hand. */
function lantern(p: Plate, x: number, y: number, height: number, side: 1 | -1, size: number): void {
  const s = height / 250;
  const [hx, hy] = [x + side * 68 * s, y - 258 * s];
  onaLamp(p, hx, hy + 62 * size, size, { tilt: 0, lit: 1 });
  glow(p, hx, hy + 70 * size, 190 * size, "#ffc46a", 0.42);
}
