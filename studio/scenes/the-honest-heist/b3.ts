import { light } from "../../kit/palette.ts";
import { along, at, disc, hoop, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { cellar, sack, shelves, tinLamp } from "../../painters/store-room.ts";

const CHALK = "rgba(250,246,232,.9)";

/** Four jobs in chalk on the door of the store room. */
export const scene: Scene = {
  seed: 7230,
  exposure: 1.2,
  vignette: 0.65,
  sky: { top: light("#0d0b0b"), low: light("#0d0b0b"), stars: 0 },
  ambient: light("#a89482", 0.28),
  lamps: [
    { x: 800, y: 170, z: 280, radius: 430, color: light("#ffd894", 2.1), haze: 0.4 },
    { x: 800, y: 836, z: 60, radius: 300, flat: 2.6, color: light("#ffc36a", 1.3), haze: 0.1 },
    { x: 90, y: 420, z: 200, radius: 300, color: light("#8fb8c4", 0.6), haze: 0.2 },
  ],
  layers: [
    {
      z: -60,
      relief: 5,
      paint: (p) => {
        cellar(p, 810);
        shelves(p, 30, 380, [210, 370, 530]);
        shelves(p, 1230, 1570, [210, 370, 530]);
      },
    },
    { z: -10, relief: 6, rim: 1.6, paint: door },
    { z: 4, relief: 1, paint: drawings },
    { z: 60, relief: 7, round: 10, rim: 2, paint: (p) => giantSpoon(p, 1330, 470, 0.94, -1.22) },
    {
      z: 110,
      relief: 6,
      round: 9,
      rim: 2,
      paint: (p) => {
        sack(p, 150, 872, 1.7, 0.04);
        sack(p, 350, 886, 1.4, -0.05);
        sack(p, 1450, 886, 1.6, -0.03);
        line(p.c, "M316 672l34 -8", "#fffaf0", 13);
      },
    },
    {
      z: 190,
      paint: (p) => {
        tinLamp(p, 800, 92);
        motes(p, 800, 420, 560, 130, "#fff2dc");
        glow(p, 800, 120, 360, "#ffd08a", 0.2);
        glow(p, 800, 822, 330, "#ffc36a", 0.25, 0.08);
      },
    },
  ],
};

/** Two wings of old boards with iron bands; light comes in below them. */
function door(p: Plate): void {
  const { c, next } = p;
  line(c, "M404 830V160H1196V830", "#3c2a20", 46);
  solid(p, "M420 816V180H1180V816Z", "#4f6a58");
  for (let i = 0; i < 10; i++) {
    const x = 420 + i * 76;
    c.fillStyle = along(c, x, 0, x + 76, 0, ["#3c5648", [0.12, "#56725f"], [0.9, "#4c6856"], "#2e4438"]);
    c.fillRect(x, 180, 76, 636);
    for (let k = 0; k < 9; k++)
      line(c, `M${x + 10 + next() * 56} ${190 + next() * 500}v${40 + next() * 120}`, "rgba(16,30,24,.25)", 2);
  }
  line(c, "M800 180V816", "#1e2c26", 7);
  for (const y of [236, 752])
    for (const s of [-1, 1]) {
      line(c, `M${800 + s * 376} ${y}H${800 + s * 90}`, "#2a2a30", 26);
      line(c, `M${800 + s * 376} ${y - 8}H${800 + s * 94}`, "rgba(230,236,246,.3)", 3);
      for (const k of [120, 220, 320]) disc(c, 800 + s * k, y, 6, "#8a8a94");
    }
  for (const s of [-1, 1]) hoop(c, 800 + s * 34, 520, 20, "#c99642", 8);
}

function drawings(p: Plate): void {
  const { c, next } = p;
  const chalk = (path: string, width = 9) => {
    line(c, path, "rgba(250,246,232,.25)", width + 7);
    line(c, path, CHALK, width);
  };
  at(p, 600, 370, 1, 0.3, () => chalk("M0 120V-20M0 -20C-40 -30 -44 -100 0 -110C44 -100 40 -30 0 -20Z"));
  at(p, 1000, 370, 1, 0, () => {
    chalk("M-100 0Q0 -80 100 0Q0 80 -100 0Z");
    chalk("M26 0A26 26 0 1 1 -26 0A26 26 0 1 1 26 0Z");
    disc(c, 0, 0, 9, CHALK);
    chalk("M-70 -50l-16 -24M-30 -66l-8 -28M30 -66l8 -28M70 -50l16 -24", 6);
  });
  at(p, 600, 620, 1, 0, () => {
    chalk("M-90 -10Q-40 -50 0 -24Q40 -50 90 -10Q0 70 -90 -10Z");
    chalk("M-90 -10Q0 14 90 -10", 6);
    chalk("M120 -40q30 30 0 64M146 -62q50 50 0 108", 6);
  });
  at(p, 1000, 620, 1, 0, () => {
    chalk("M-60 60C-70 10 -62 -20 -56 -80L-24 -48H24L56 -80C62 -20 70 10 60 60Q0 84 -60 60Z");
    for (const s of [-1, 1]) {
      disc(c, s * 24, -4, 8, CHALK, 12);
      chalk(`M${s * 34} 26l70 -8M${s * 34} 36l68 14`, 5);
    }
    chalk("M-8 22h16l-8 10ZM0 32q-12 16 -24 4M0 32q12 16 24 4", 5);
  });
  for (let i = 0; i < 160; i++)
    disc(c, 420 + next() * 760, 200 + next() * 610, next() * 2.4, "rgba(250,246,232,.25)");
}
