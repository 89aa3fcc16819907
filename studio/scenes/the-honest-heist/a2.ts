import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, hoop, line, type Plate, pairs, solid, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { pan, table, tomato } from "../../painters/kitchen.ts";

/** The kitchen table, and three ideas what a long thing could be. */
export const scene: Scene = {
  seed: 7123,
  exposure: 1.2,
  vignette: 0.6,
  sky: { top: light("#0b1416"), low: light("#0b1416"), stars: 0 },
  ambient: light("#a9a49c", 0.3),
  lamps: [
    { x: 800, y: 120, z: 300, radius: 560, color: light("#ffdca6", 2.2), haze: 0.3 },
    { x: 120, y: 560, z: 200, radius: 320, color: light("#ff8a3c", 0.9), haze: 0.3 },
  ],
  layers: [
    {
      z: -40,
      relief: 4,
      paint: (p) => {
        wall(p);
        line(p.c, "M60 96H560M1040 96H1540", "#c99a5a", 6);
        for (const [x, r] of pairs("140,46 270,58 410,40 1130,40 1270,60 1420,48")) pan(p, x, 98, r);
      },
    },
    { z: 40, relief: 6, rim: 1.6, paint: (p) => table(p, 20, 1580, 700) },
    {
      z: 70,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        for (const [x, y, s] of triples("230,640,1 360,632,1.12 120,650,0.9")) flour(p, x, y, s);
        cream(p, 500, 648);
        flag(p, 830, 630);
        silver(p, 1230, 634);
      },
    },
    {
      z: 120,
      relief: 7,
      round: 10,
      rim: 2,
      paint: (p) => {
        giantSpoon(p, 800, 676, 1.3, 0.012);
        for (const [x, y, r] of triples("70,664,24 1506,662,24 1548,672,18")) tomato(p, x, y, r);
      },
    },
    {
      z: 180,
      paint: (p) => {
        motes(p, 420, 520, 420, 110, "#fff6e4");
        glow(p, 800, 40, 420, "#ffd08a", 0.16, 0.6);
      },
    },
  ],
};

function wall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, 640, ["#66796c", "#93a088"]);
  c.fillRect(0, 0, 1600, 900);
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 30; i++) {
      c.fillStyle = `rgba(${next() < 0.3 ? "120,170,164" : "228,214,190"},${between(next, 0.3, 0.55)})`;
      c.fillRect(i * 56 - (row % 2) * 28 + 2, 322 + row * 42, 52, 38);
    }
  c.fillStyle = "#4c3428";
  c.fillRect(0, 840, 1600, 60);
}

function flour(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-58 20C-66 -50 -60 -120 -46 -150C-20 -140 20 -140 46 -150C60 -120 66 -50 58 20Z", "#e9dcc0");
    line(c, "M-46 -128Q0 -112 46 -128", "rgba(90,70,50,.5)", 5);
    fill(c, "M-46 -150L-58 -172Q0 -150 58 -172L46 -150Q0 -136 -46 -150Z", "#f6ecd6");
    disc(c, 0, -50, 34, "#c25a54");
    line(c, "M0 -30V-72M0 -44l-14 -10M0 -44l14 -10M0 -58l-14 -10M0 -58l14 -10", "#fff4e0", 5);
    line(c, "M-40 -100C-46 -60 -44 -20 -42 10", "rgba(255,255,255,.5)", 7);
  });
}

function cream(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    for (const [dx, dy, r] of triples("-34,-74,32 30,-78,36 0,-100,30")) disc(c, dx, dy, r, "#fff6e6");
    disc(c, -6, -132, 10, "#c7402f");
    solid(p, "M-84 -72H84C80 -10 50 20 0 20C-50 20 -80 -10 -84 -72Z", "#4f7a88");
    line(c, "M-84 -70H84", "#a8d0d8", 7);
    line(c, "M-62 -50C-58 -20 -44 -2 -24 6", "rgba(240,255,255,.5)", 7);
  });
}

/** The town flag: cream with a pomelo, half unrolled over the edge of the table. */
function flag(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    solid(p, "M-150 -60C-60 -90 40 -40 150 -70V40C40 60 -60 10 -150 36Z", "#fff0d4");
    fill(c, "M-150 -60C-60 -90 40 -40 150 -70V-36C40 -8 -60 -58 -150 -28Z", "#1f6a78");
    disc(c, 10, 8, 34, "#f28c7e");
    hoop(c, 10, 8, 26, "#ffd9c0", 4);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI;
      line(
        c,
        `M${10 - Math.cos(a) * 24} ${8 - Math.sin(a) * 24}L${10 + Math.cos(a) * 24} ${8 + Math.sin(a) * 24}`,
        "#ffd9c0",
        3,
      );
    }
    solid(p, "M-176 -76C-150 -90 -132 -80 -132 -60V40C-132 58 -160 62 -178 48Z", "#e8d2a8");
    line(c, "M-166 -70V44M-148 -78V48", "rgba(120,90,50,.35)", 4);
  });
}

/** A roll of silver paper with six painted holes. */
function silver(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, -0.05, () => {
    solid(
      p,
      "M-190 -50H170C196 -50 196 34 170 34H-190C-214 34 -214 -50 -190 -50Z",
      along(c, 0, -50, 0, 34, ["#f4fafc", [0.4, "#a9bcc6"], [0.6, "#dfeaee"], "#5f727e"]),
    );
    for (let i = 0; i < 22; i++) {
      const fx = -180 + p.next() * 340;
      line(
        c,
        `M${fx} -48l${between(p.next, -24, 24)} 80`,
        `rgba(${p.next() < 0.5 ? "255,255,255" : "60,80,96"},.3)`,
        3,
      );
    }
    for (let i = 0; i < 6; i++) {
      disc(c, -140 + i * 56, -8, 15, "#f2c46a", 13);
      disc(c, -140 + i * 56, -8, 11, "#14222c", 9);
    }
  });
}
