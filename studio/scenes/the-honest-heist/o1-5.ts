import { light } from "../../kit/palette.ts";
import { around, at, disc, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { walker } from "../../painters/crew.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { picket, plant } from "../../painters/tomato-garden.ts";
import { houses } from "../../painters/town.ts";

/** Auntie Pia's garden at night: the tallest tomato plant has a very good stick. */
export const scene: Scene = {
  seed: 7015,
  exposure: 1.2,
  sky: {
    top: light("#06202c"),
    low: light("#2f6672"),
    nebulae: [{ x: 1130, y: 230, radius: 600, color: light("#8fc4c8", 0.35) }],
  },
  ambient: light("#6d96a4", 0.42),
  lamps: [
    { x: 1130, y: 150, z: 300, radius: 1200, color: light("#dcecf2", 1.5), haze: 0.2 },
    { x: 300, y: 640, z: 160, radius: 320, color: light("#ffbe6a", 1.3), haze: 0.5 },
  ],
  layers: [
    {
      z: -300,
      paint: ({ e }) => {
        disc(
          e,
          1130,
          180,
          230,
          around(e, 1130, 180, 230, [
            "rgba(200,230,236,.34)",
            [0.5, "rgba(150,200,210,.1)"],
            "rgba(150,200,210,0)",
          ]),
        );
        disc(e, 1130, 180, 84, "rgba(228,234,220,.5)");
        disc(e, 1104, 164, 20, "rgba(120,150,160,.3)");
        disc(e, 1152, 206, 24, "rgba(120,150,160,.3)");
      },
    },
    {
      z: -140,
      relief: 4,
      rim: 1.4,
      paint: (p) => {
        houses(p, -40, 560, { ground: 700, low: 150, high: 230, width: 150, lit: 0.35, color: "#4c6470" });
        houses(p, 560, 1640, { ground: 690, low: 46, high: 86, width: 70, lit: 0.4, color: "#3f5b68" });
      },
      mist: { color: light("#7fb4b4", 0.35), amount: 0.4, band: [660, 90] },
    },
    {
      z: -40,
      relief: 5,
      rim: 1.6,
      paint: (p) => {
        for (let i = 0; i < 34; i++) picket(p, -20 + i * 50, 760);
        line(p.c, "M-20 690H1640M-20 736H1640", "#5c6a66", 10);
      },
    },
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        solid(p, "M0 742C300 716 1200 720 1600 748V900H0Z", "#3a4a34");
        for (let i = 0; i < 500; i++) {
          const x = p.next() * 1600;
          const y = between(p.next, 740, 900);
          line(
            p.c,
            `M${x} ${y}q${between(p.next, -8, 8)} -12 ${between(p.next, -10, 10)} -${between(p.next, 14, 30)}`,
            p.next() < 0.5 ? "#4d6b3c" : "#2e4030",
            3,
          );
        }
      },
    },
    {
      z: 60,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        giantSpoon(p, 930, 420, 0.82, -Math.PI / 2 + 0.07);
        for (const [x, h] of pairs("620,190 730,250 1190,230 1300,170")) plant(p, x, 800, h, 0);
        plant(p, 902, 816, 590, 0.05);
      },
    },
    {
      z: 110,
      relief: 5,
      round: 7,
      rim: 2.4,
      paint: (p) => {
        walker(p, 430, 826, 1.36, 0, { coat: "#8d4a52", hat: "brim", hands: 96, step: 6, broad: 1.1 });
        can(p, 492, 700);
      },
    },
    {
      z: 210,
      blur: 2,
      relief: 8,
      rim: 2.2,
      paint: (p) => {
        plant(p, 60, 940, 330, 0.1);
        plant(p, 1510, 950, 380, -0.08);
      },
    },
    { z: 220, paint: (p) => motes(p, 900, 560, 560, 46, "#e8f4c0") },
  ],
};

function can(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0.16, () => {
    solid(p, "M-34 0H34V64H-34Z", "#6f97a0");
    line(c, "M34 46L84 4", "#6f97a0", 13);
    fill(c, "M76 -12L100 14L92 20L68 -4Z", "#87aeb6");
    line(c, "M-30 4C-30 -40 30 -40 30 4", "#557a84", 8);
    line(c, "M-28 10V56", "rgba(240,252,255,.5)", 6);
  });
}
