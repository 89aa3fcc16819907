import { light } from "../../kit/palette.ts";
import { along, at, disc, line, type Plate, poly, solid, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { pair, SHOES } from "../../painters/shoes.ts";
import { biscuits, candle, posy } from "../../painters/street-table.ts";

/** The walking table. */
export const scene: Scene = {
  seed: 7416,
  exposure: 1.12,
  vignette: 0.58,
  sky: NIGHT_SKY,
  ambient: light("#a88a7c", 0.28),
  lamps: [...GALA_LAMPS, { x: 800, y: 560, z: 300, radius: 360, color: light("#fff0cc", 0.7), haze: 0.1 }],
  layers: [
    brightHall({
      wall: "#6a3a44",
      floor: 640,
      frames: [
        [170, 300, 210, 240],
        [520, 260, 220, 200],
        [800, 280, 180, 230],
        [1100, 260, 240, 200],
        [1430, 300, 210, 240],
      ],
      pilasters: [350, 1270],
    }),
    chandeliers(0),
    {
      z: 40,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) =>
        guests(
          p,
          [
            [170, 742, 1.3, { gaze: 0.9, right: [34, -180], mouth: "smile" }],
            [290, 756, 1.32, { gaze: -0.9, left: [-30, -176], mouth: "open" }],
            [1450, 746, 1.3, { back: true, left: [-46, -150] }],
          ],
          2,
        ),
    },
    {
      z: 90,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        p.c.fillStyle = "rgba(20,8,8,.6)";
        p.c.fillRect(440, 740, 760, 74);
        giantSpoon(p, 1000, 778, 0.92, 0.02);
        for (const [i, x] of [486, 606, 726, 846, 966, 1086].entries())
          pair(p, x, 824 + (i % 2) * 6, 0.78, SHOES[i] as (typeof SHOES)[number], i % 2 ? 0.2 : -0.05);
      },
    },
    { z: 120, relief: 7, round: 8, rim: 2, paint: cloth },
    {
      z: 150,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        teapot(p, 640, 480);
        for (const x of [760, 850, 1120]) cup(p, x, 492);
        biscuits(p, 985, 480, 0.9);
        candle(p, 540, 478, 1.2);
        posy(p, 470, 480, 1.1);
        for (const [x, y, t] of triples("1180,452,0.5 1210,420,0.2"))
          at(p, x, y, 1, t, () => line(p.c, "M0 0q14 -10 8 -26", "rgba(255,244,220,.55)", 5));
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 800, 420, 700, 80, "#ffe0a4");
        glow(p, 540, 430, 160, "#ffce84", 0.16);
      },
    },
  ],
};

/** A cloth to the ankles: six bumps where six heads are. */
function cloth(p: Plate): void {
  const { c, next } = p;
  const top =
    "M412 500C430 470 470 486 500 480C540 462 580 486 620 480C660 462 700 486 740 480C780 462 820 486 860 480C900 462 940 486 980 480C1020 462 1060 486 1100 480C1140 464 1200 474 1224 500Z";
  solid(
    p,
    "M412 498H1224L1252 764C1236 786 1218 770 1204 776C1180 790 1150 766 1120 778C1090 790 1060 766 1030 778C1000 790 970 766 940 778C910 790 880 766 850 778C820 790 790 766 760 778C730 790 700 766 670 778C640 790 610 766 580 778C550 790 520 766 490 778C460 788 420 790 384 764Z",
    along(c, 0, 490, 0, 780, ["#fff8ea", [0.5, "#eadcc2"], "#b8a68a"]),
  );
  for (let i = 0; i < 18; i++) {
    const x = 430 + i * 46;
    line(
      c,
      `M${x} 510q${between(next, -8, 8)} 130 ${(x - 818) * 0.05 + between(next, -6, 6)} 250`,
      "rgba(90,70,60,.2)",
      between(next, 6, 15),
    );
    line(c, `M${x + 14} 514q${between(next, -8, 8)} 130 ${(x - 818) * 0.05} 240`, "rgba(255,255,250,.4)", 6);
  }
  line(c, "M394 742Q818 762 1244 742", "#c25a54", 8);
  solid(p, top, "#fffaf0");
  poly(c, "412,498 1224,498 1226,508 410,508", "rgba(140,110,90,.25)");
}

function teapot(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    disc(c, 0, 2, 56, "rgba(60,40,40,.35)", 9);
    line(c, "M50 -46C86 -60 88 -10 48 -16", "#2f7480", 10);
    solid(p, "M-46 -30C-70 -34 -76 -60 -92 -66C-88 -40 -74 -12 -42 -12Z", "#2f7480");
    solid(
      p,
      "M-54 -36C-54 -66 -30 -74 0 -74C30 -74 54 -66 54 -36C54 -8 30 0 0 0C-30 0 -54 -8 -54 -36Z",
      along(c, -54, 0, 54, 0, ["#7fb8c0", [0.4, "#3f8894"], "#1c4a54"]),
    );
    solid(p, "M-24 -72Q0 -90 24 -72Z", "#3f8894");
    disc(c, 0, -86, 8, "#e6bd66");
    line(c, "M-36 -50Q-42 -34 -36 -18", "rgba(230,252,255,.6)", 6);
    line(c, "M-52 -36Q0 -24 52 -36", "#f2d28a", 4);
  });
}

function cup(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 0.9, 0, () => {
    disc(c, 0, 0, 40, "#d8c8b0", 8);
    line(c, "M22 -24q22 -4 16 12q-6 10 -20 8", "#fffaf0", 6);
    solid(p, "M-28 -34H28C28 -10 16 -2 0 -2C-16 -2 -28 -10 -28 -34Z", "#fffaf0");
    disc(c, 0, -34, 28, "#e8dcc6", 6);
    disc(c, 0, -34, 23, "#8a5426", 4.4);
    line(c, "M-22 -22Q0 -14 22 -22", "#c25a54", 4);
  });
}
