import { fade, light } from "../../kit/palette.ts";
import { around, disc } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { salt, wall, water } from "../../painters/harbor.ts";
import { INES, TAVI } from "../../painters/townsfolk.ts";

/** What Ines sees: she cannot count them, she sees one. */
export const scene: Scene = {
  seed: 764,
  exposure: 1.25,
  bloom: 1.5,
  sky: {
    top: light("#12242c"),
    low: light("#54655c"),
    stars: 0,
    nebulae: [{ x: 800, y: 380, radius: 900, color: light("#c4a868", 0.34) }],
  },
  ambient: light("#7899a0", 0.3),
  lamps: [
    { x: 800, y: 440, z: -30, radius: 620, color: light("#ffcf78", 2.3), haze: 0.6 },
    { x: 300, y: 460, z: 120, radius: 520, color: light("lantern", 1.1), haze: 0.4 },
    { x: 1300, y: 460, z: 120, radius: 520, color: light("lantern", 1.1), haze: 0.4 },
  ],
  layers: [
    {
      z: -240,
      blur: 9,
      relief: 3,
      paint: (p) => {
        water(p, 500, 920, "#7a8064", "#12323a", 300);
        for (const [x, y, s, side] of [
          [340, 590, 0.7, 1],
          [1220, 600, 0.8, -1],
          [720, 560, 0.5, 1],
        ] as const)
          fishingBoat(p, x, y, s, { tone: "#4f6458", side });
      },
      mist: { color: light("#c4b080", 0.5), amount: 0.4, band: [500, 120] },
    },
    {
      z: -160,
      blur: 7,
      paint: (p) => {
        const { e, next } = p;
        for (let i = 0; i < 90; i++) {
          const x = between(next, -40, 1640);
          const y = 440 + Math.sin(x / 260) * 26 + between(next, -46, 46);
          const r = between(next, 22, 62);
          disc(
            e,
            x,
            y,
            r,
            around(e, x, y, r, [fade("#ffe2a0", 0.3), [0.8, fade("#f2b84b", 0.26)], fade("#f2b84b", 0)]),
          );
        }
        for (let i = 0; i < 40; i++) {
          const x = between(next, 0, 1600);
          disc(e, x, 560 + between(next, 0, 200), between(next, 20, 70), fade("#f2b84b", 0.14), 5);
        }
        for (const x of [200, 600, 1000, 1400]) glow(p, x, 440, 340, salt.gold, 0.2, 0.5);
      },
    },
    {
      z: 60,
      relief: 8,
      lamps: 0.7,
      paint: (p) => wall(p, 770, 770, 190, "#59686c"),
    },
    {
      z: 130,
      relief: 6,
      round: 12,
      rim: 3,
      lamps: 0.8,
      paint: (p) => {
        figure(p, 712, 900, 1.95, INES, { back: true, left: [-34, -91], right: [60, -96], tilt: 0.06 });
        figure(p, 902, 904, 1.42, TAVI, { back: true, left: [-51, -134], right: [52, -232], tilt: -0.12 });
      },
    },
  ],
};
