import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { walker } from "../../painters/crew.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";

/** A narrow hall, one umbrella stand, and a spoon that is longer than the hall. */
export const scene: Scene = {
  seed: 7141,
  exposure: 1.2,
  vignette: 0.62,
  sky: { top: light("#0b1416"), low: light("#0b1416"), stars: 0 },
  ambient: light("#9aa6a0", 0.28),
  lamps: [
    { x: 800, y: 130, z: 220, radius: 420, color: light("#ffd08a", 2), haze: 0.5 },
    { x: 250, y: 520, z: 180, radius: 330, color: light("#ff9f5a", 0.9), haze: 0.3 },
    { x: 1400, y: 420, z: 200, radius: 360, color: light("#8fc4d2", 0.8), haze: 0.2 },
  ],
  layers: [
    { z: -80, relief: 4, paint: hall },
    {
      z: 20,
      relief: 5,
      round: 8,
      rim: 2.2,
      paint: (p) => walker(p, 470, 800, 1.5, 0, { coat: "#2f7480", hat: "curls", hands: 176, step: 26 }),
    },
    { z: 60, relief: 7, round: 9, rim: 2, paint: (p) => giantSpoon(p, 720, 520, 1.14, -0.04) },
    {
      z: 100,
      relief: 5,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        walker(p, 800, 824, 1.56, 0, { coat: "#c46a60", hat: "cap", hands: 168, step: 20, broad: 1.1 });
        stand(p, 1290, 812);
      },
    },
    {
      z: 170,
      paint: (p) => {
        motes(p, 800, 360, 500, 60, "#ffe2b0");
        glow(p, 800, 110, 300, "#ffcf88", 0.22);
        bulb(p, 800, 90);
      },
    },
  ],
};

/** Striped paper, a shelf of hats, family pictures that already hang at an angle. */
function hall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = "#7e9c8c";
  c.fillRect(0, 0, 1600, 900);
  for (let x = 0; x < 1600; x += 64) {
    c.fillStyle = "#6b8a7c";
    c.fillRect(x, 0, 32, 640);
    for (let y = 30; y < 620; y += 62) disc(c, x + 48, y, 4, "rgba(255,240,206,.4)");
  }
  for (const [x, y, w, h, a] of [
    [190, 230, 120, 150, -0.12],
    [420, 190, 150, 110, 0.07],
    [1010, 180, 130, 160, 0.16],
    [1300, 210, 170, 120, -0.2],
  ] as const)
    at(p, x, y, 1, a, () => {
      solid(p, `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`, "#a8782e");
      line(c, `M${-w / 2 + 5} ${-h / 2 + 5}h${w - 10}v${h - 10}h${-(w - 10)}Z`, "#ecc878", 4);
      fill(c, `M${-w / 2 + 16} ${-h / 2 + 16}h${w - 32}v${h - 32}h${-(w - 32)}Z`, "#2c4a52");
      disc(c, 0, -6, 16, "#d9a884");
      fill(c, `M-26 ${h / 2 - 17}q26 -48 52 0Z`, "#8d4a52");
    });
  c.fillStyle = "#5a4632";
  c.fillRect(0, 630, 1600, 24);
  line(c, "M0 632H1600", "rgba(255,232,190,.5)", 3);
  c.fillStyle = "#55442f";
  c.fillRect(0, 654, 1600, 150);
  for (let x = 0; x < 1600; x += 110) line(c, `M${x} 660V800`, "rgba(20,12,8,.45)", 4);
  for (let row = 0; row < 4; row++)
    for (let x = -between(next, 0, 120); x < 1600; x += 220) {
      c.fillStyle = ["#7a5233", "#6c472c", "#84593a"][Math.floor(next() * 3)] as string;
      c.fillRect(x, 804 + row * 26, 218, 25);
    }
  poly(c, "120,824 1480,824 1600,900 0,900", "#8d3b3b");
  line(c, "M120 826H1480M60 866H1540", "#e0b060", 5);
}

/** An umbrella stand that has begun to fall to the right. */
function stand(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1.1, 0.34, () => {
    for (const [dx, a, color] of [
      [-30, -0.14, "#2f4f5c"],
      [0, 0.05, "#c25a54"],
      [28, 0.2, "#5b5486"],
    ] as const)
      at(p, dx, -150, 1, a, () => {
        solid(p, "M-13 40L-17 -96Q0 -120 17 -96L13 40Z", color);
        line(c, "M-8 30L-11 -90M4 34L5 -98", "rgba(255,255,255,.3)", 3);
        line(c, "M0 -104V-150C0 -178 34 -178 34 -152", "#c99a5a", 9);
      });
    solid(p, "M-60 0L-70 -180H70L60 0Z", along(c, -70, 0, 70, 0, ["#f6cf90", [0.4, "#c98a4a"], "#6a3c1e"]));
    line(c, "M-68 -150H68M-62 -30H62", "#ffe4b0", 7);
    line(c, "M-40 -130V-50M0 -130V-50M40 -130V-50", "rgba(70,36,14,.5)", 5);
  });
  line(
    c,
    `M${x - 110} ${y - 130}q-26 40 -10 84M${x - 140} ${y - 110}q-20 32 -8 64`,
    "rgba(255,246,226,.6)",
    5,
  );
}

function bulb(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  line(c, `M${x} 0V${y - 20}`, "#20181a", 5);
  solid(p, `M${x - 16} ${y - 24}h32l44 54h-120Z`, "#b5655c");
  disc(e, x, y + 32, 22, "rgba(255,240,204,.95)", 14);
}
