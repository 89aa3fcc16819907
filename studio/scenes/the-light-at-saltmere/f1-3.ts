import { light } from "../../kit/palette.ts";
import { fill, line, pairs, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { hand } from "../../painters/hand.ts";
import { heron, lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { HANA } from "../../painters/townsfolk.ts";

/** The Patience is the last, and her skipper stands in the light of everyone. */
export const scene: Scene = lifted(70, {
  seed: 763,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#465f60"),
    stars: 0.2,
    nebulae: [{ x: 700, y: 260, radius: 760, color: light("#a3a07c", 0.32) }],
  },
  ambient: light("#7899a0", 0.36),
  lamps: [
    { x: 200, y: 640, z: 240, radius: 380, color: light("lantern", 1.9), haze: 0.6 },
    { x: 620, y: 660, z: 240, radius: 380, color: light("lantern", 1.7), haze: 0.6 },
    { x: 1040, y: 660, z: 240, radius: 380, color: light("lantern", 1.7), haze: 0.6 },
    { x: 860, y: 330, z: 330, radius: 420, color: light("#ffd08a", 1.2), haze: 0.1 },
  ],
  layers: [
    {
      z: -240,
      relief: 3,
      paint: (p) => {
        water(p, 480, 990, "#6a8480", "#0d2b36", 700);
        heron(p, 300, 540, 0.4, 1);
        for (const [x, y, h] of triples("150,530,54 1440,540,64 1540,520,46")) post(p, x, y, h, h * 0.24);
        for (const x of [200, 620, 1040]) reflection(p, x, 560, 240, 120, "#ffbe5c", 0.4);
      },
      mist: { color: light("#b0b49c", 0.5), amount: 0.62, band: [490, 110] },
    },
    {
      z: 0,
      relief: 5,
      round: 12,
      rim: 2.2,
      paint: (p) => {
        figure(p, 1010, 640, 1.16, HANA, {
          left: [-40, -110],
          right: [58, -270],
          gaze: -0.5,
          mouth: "open",
          brow: 0.4,
        });
        fishingBoat(p, 800, 690, 2.1, { tone: "#3f6a6c", tilt: -0.02, lit: 1 });
        glow(p, 1170, 470, 170, salt.gold, 0.3);
      },
      mist: { color: light("#a3a58c", 0.36), amount: 0.14, band: [690, 90] },
    },
    {
      z: 130,
      relief: 8,
      rim: 2,
      paint: (p) => {
        wall(p, 800, 800, 230, "#7a8784");
        fill(p.c, "M-20 784H1620V816H-20Z", "#aab4aa");
        line(p.c, "M-20 786H1620", "rgba(250,248,230,.5)", 5);
        for (const [x, s] of pairs("200,1.6 620,1.5 1040,1.5")) {
          lantern(p, x, 796 - 90 * s, s);
          glow(p, x, 800 - 34 * s, 190, salt.gold, 0.3);
        }
      },
    },
    {
      z: 210,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => hand(p, 1376, 772, 1.25, 0.05, { skin: 1, sleeve: "#33505c" }),
    },
  ],
});
