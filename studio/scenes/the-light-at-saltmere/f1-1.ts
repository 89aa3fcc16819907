import { light } from "../../kit/palette.ts";
import { line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, tower, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { houses } from "../../painters/town.ts";
import { BO, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** The chain, left to right: the light has come as far as the seventh pair of hands. */
const CHAIN = [TOWN[7], BO, TOWN[6], TAVI, TOWN[2], RUDA, TOWN[8], PELL, TOWN[3], TOWN[0]];
const LIT = 7;

/** "Here. Take it.": one lantern, ten, then the whole wall. */
export const scene: Scene = lifted(130, {
  seed: 761,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3d5a5e"),
    stars: 0.2,
    nebulae: [{ x: 500, y: 240, radius: 760, color: light("#9a9a78", 0.28) }],
  },
  ambient: light("#7094a0", 0.36),
  lamps: CHAIN.slice(0, LIT).map((_, i) => ({
    x: 152 + i * 160,
    y: 660,
    z: 190,
    radius: 200,
    color: light("lantern", 1.7),
    haze: 0.6,
  })),
  layers: [
    {
      z: -280,
      relief: 4,
      round: 12,
      paint: (p) => {
        tower(p, 1330, 470, 300);
        houses(p, 1100, 1660, { ground: 476, low: 40, high: 100, width: 66, lit: 0.3, color: "#52707a" });
      },
      mist: { color: light("#9ab6b6", 0.5), amount: 0.5, band: [460, 110] },
    },
    {
      z: -180,
      relief: 3,
      paint: (p) => {
        water(p, 470, 1050, "#587a7e", "#0d2b36", 620);
        heron(p, 640, 520, 0.36, 1);
        for (const [x, y, h] of triples("480,520,46 820,510,40 1010,530,52")) post(p, x, y, h, h * 0.24);
        for (const x of [120, 300, 420, 700, 900]) {
          glow(p, x, 452 + (x % 7) * 3, 26, "#ffd88a", 0.7);
          reflection(p, x, 480, 50, 14, "#ffbe5c", 0.4);
        }
      },
      mist: { color: light("#a3b4a4", 0.5), amount: 0.5, band: [480, 80] },
    },
    {
      z: 40,
      relief: 8,
      paint: (p) => {
        wall(p, 760, 760, 330, "#66767a");
        line(p.c, "M-20 762H1620", "rgba(240,244,230,.4)", 5);
      },
    },
    {
      z: 110,
      relief: 5,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        for (const [i, look] of CHAIN.entries()) {
          if (!look) continue;
          const child = look === TAVI;
          figure(p, 72 + i * 160, 872 + (i % 2) * 10, child ? 1.02 : 1.3, look, {
            back: true,
            left: child ? [-82, -172] : [-64, -146],
            right: child ? [82, -172] : [64, -146],
            tilt: i < LIT ? 0.08 : -0.12,
          });
        }
        for (let i = 0; i < 9; i++) {
          const lit = i < LIT ? 1 : 0;
          lantern(p, 152 + i * 160, 666 + (i % 2) * 8, 0.86, lit);
          if (lit) glow(p, 152 + i * 160, 716, 110, salt.gold, 0.3);
        }
      },
    },
  ],
});
