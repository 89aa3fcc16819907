import { light } from "../../kit/palette.ts";
import { at, disc, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { BRAM } from "../../painters/cast.ts";
import { hall } from "../../painters/gala-hall.ts";

/** Mr. Bram at home: many frames, nothing in them, and a receipt. */
export const scene: Scene = {
  seed: 7013,
  exposure: 1.2,
  vignette: 0.65,
  sky: { top: light("#060d12"), low: light("#060d12"), stars: 0 },
  ambient: light("#7391a6", 0.4),
  lamps: [
    { x: 250, y: -60, z: 300, radius: 700, color: light("#a9cde0", 1.5), haze: 0.3 },
    { x: 850, y: 440, z: 190, radius: 240, color: light("#ffcf86", 1.7), haze: 0.3 },
  ],
  layers: [
    {
      z: -30,
      relief: 5,
      paint: (p) => {
        hall(p, {
          wall: "#54697c",
          floor: 690,
          pictures: false,
          frames: [
            [140, 250, 190, 250],
            [372, 190, 170, 170],
            [372, 420, 190, 200],
            [1040, 170, 150, 150],
            [1200, 360, 200, 300],
            [1440, 210, 210, 190],
            [1440, 460, 170, 210],
          ],
          pilasters: [530],
        });
        poster(p, 790, 168);
      },
    },
    {
      z: -10,
      paint: ({ e }) => {
        e.fillStyle = "rgba(170,210,235,.06)";
        for (const x of [60, 260]) e.fill(new Path2D(`M${x} -10H${x + 130}L${x + 720} 900H${x + 470}Z`));
      },
    },
    {
      z: 60,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) =>
        actor(p, 800, 800, 1.95, BRAM, {
          left: [-16, -132],
          right: [24, -130],
          eyes: "down",
          brow: 0.6,
          mouth: "small",
          tilt: 0.05,
        }),
    },
    {
      z: 100,
      relief: 6,
      round: 5,
      rim: 2,
      paint: (p) => {
        table(p);
        receipt(p, 806, 566);
      },
    },
    { z: 180, paint: (p) => motes(p, 520, 420, 560, 70, "#cfe6f2") },
  ],
};

function poster(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  at(p, x, y, 0.8, -0.02, () => {
    solid(p, "M-104 -160H104V130H-104Z", "#8f2f38");
    line(c, "M-94 -150H94V120H-94Z", "#f2c46a", 4);
    c.textAlign = "center";
    c.fillStyle = "#ffe7b4";
    c.font = "600 46px Georgia, serif";
    c.fillText("GALA", 0, -92);
    c.font = "700 84px Georgia, serif";
    c.fillText("9:00", 0, 96);
    disc(c, 0, -34, 26, "#ffe7b4", 32);
    line(c, "M0 -8V24", "#ffe7b4", 9);
    e.fillStyle = "rgba(255,220,160,.05)";
    e.fillRect(-104, -160, 208, 290);
    for (const [px, py] of pairs("-92,-148 92,-148")) disc(c, px, py, 6, "#e8e2d4");
  });
}

/** A round table with a lamp, a hat, and one chair that nobody uses. */
function table(p: Plate): void {
  const { c, e } = p;
  solid(p, "M782 640H818L826 850H774Z", "#4a2f20");
  solid(p, "M700 862Q800 830 900 862Z", "#4a2f20");
  disc(c, 800, 622, 250, "#4f3222", 44);
  disc(c, 800, 612, 250, "#85583a", 42);
  disc(c, 740, 606, 120, "rgba(255,224,176,.14)", 18);
  at(p, 972, 606, 1, 0, () => {
    solid(p, "M-8 0V-96H8V0ZM-36 6Q0 -14 36 6Z", "#b88a3c");
    solid(p, "M-62 -84H62L40 -160H-40Z", "#2f5a60");
    line(c, "M-62 -84H62", "#e6bd66", 6);
    e.fillStyle = "rgba(255,220,150,.5)";
    e.fill(new Path2D("M-56 -84H56L50 -98H-50Z"));
  });
  at(p, 630, 604, 1.3, 0, () => {
    disc(c, 0, 2, 56, "#262a36", 13);
    fill(c, "M-34 0C-38 -50 38 -50 34 0Q0 12 -34 0Z", "#343a4a");
    line(c, "M-34 -6Q0 6 34 -6", "#8d2f3a", 8);
  });
}

function receipt(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  at(p, x, y, 1.15, -0.03, () => {
    solid(p, "M-74 42L-60 -22H66L82 42Z", "#fff4e0");
    fill(c, "M-60 -22L-64 -4H70L66 -22Z", "#d8c8a8");
    line(c, "M-44 8H44M-50 22H30", "rgba(60,44,40,.6)", 4);
    disc(c, 56, 24, 11, "rgba(160,50,54,.7)", 7);
    e.fillStyle = "rgba(255,240,206,.1)";
    e.fill(new Path2D("M-74 42L-60 -22H66L82 42Z"));
  });
}
