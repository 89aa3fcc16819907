import { light } from "../kit/palette.ts";
import { disc } from "../kit/plate.ts";
import { between } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import { glow } from "../painters/air.ts";
import { person } from "../painters/figures.ts";
import { onaLamp } from "../painters/lamp.ts";
import { houses, ridge } from "../painters/town.ts";

/** A Million Waves: on the roofs of home people lift small lamps, and do not shout. */
export const scene: Scene = {
  id: "f5",
  alt: "Night towns by a bay, with countless tiny lamps lifted from the roofs; in front a person in silhouette raises a lamp to the sky.",
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
    { x: 800, y: 640, z: 120, radius: 760, color: light("#ffb25a", 0.7), haze: 0.7 },
    { x: 408, y: 330, z: 150, radius: 190, color: light("#ffc46a", 2.2), haze: 0.5 },
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
      relief: 4,
      rim: 1.5,
      paint: (p) =>
        houses(p, 620, 1680, { ground: 930, low: 80, high: 180, width: 120, lit: 0.4, color: "#2e3450" }),
    },
    {
      z: 110,
      relief: 7,
      round: 22,
      rim: 3,
      paint: (p) => {
        houses(p, -60, 560, { ground: 1010, low: 200, high: 210, width: 300, lit: 0.2, color: "#2a3048" });
        person(p, 320, 800, 440, "long", "reach", 1);
        onaLamp(p, 450, 352, 0.6, { tilt: 0.1, lit: 1 });
      },
    },
  ],
};
