import { light } from "../../kit/palette.ts";
import { along, at, disc, line, type Plate, solid, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { fern, roots, shard } from "../../painters/fern.ts";

/** Six pieces, some glue, and a fern that has time. */
export const scene: Scene = {
  seed: 7270,
  exposure: 1.2,
  vignette: 0.65,
  sky: { top: light("#100a08"), low: light("#100a08"), stars: 0 },
  ambient: light("#a89482", 0.28),
  lamps: [
    { x: 760, y: 330, z: 360, radius: 520, color: light("#ffe0ae", 2), haze: 0.15 },
    { x: 1480, y: 160, z: 260, radius: 380, color: light("#8fc4a8", 0.7), haze: 0.1 },
  ],
  layers: [
    { z: 0, relief: 5, paint: cloth },
    {
      z: 60,
      relief: 6,
      round: 7,
      rim: 2,
      paint: (p) => {
        for (const [i, [x, y, t]] of triples(
          "150,560,-0.14 390,610,0.1 630,560,-0.06 870,606,0.16 1110,560,0.05 1350,612,-0.12",
        ).entries())
          shard(p, [0, 4, 2, 5, 1, 3][i] as number, x, y, 1.26, t);
      },
    },
    {
      z: 120,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        glue(p, 300, 300);
        brush(p);
        roots(p, 1300, 238, 1.1);
        soupPot(p, 1300, 250);
        fern(p, 1300, 232, 1.32);
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 760, 360, 620, 70, "#ffe2b0");
        glow(p, 760, 330, 620, "#ffd08a", 0.06);
      },
    },
  ],
};

function cloth(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = "#6e4529";
  c.fillRect(0, 0, 1600, 900);
  for (let i = 0; i < 60; i++)
    line(
      c,
      `M${between(next, -40, 1400)} ${between(next, 0, 900)}q120 6 ${between(next, 160, 300)} 0`,
      "rgba(30,14,8,.25)",
      2.4,
    );
  line(c, "M30 420L1580 396L1612 800L10 812Z", "rgba(16,6,4,.5)", 22);
  const path = "M24 410L1574 388L1604 788L6 800Z";
  solid(p, path, "#f2e6cc");
  c.save();
  c.clip(new Path2D(path));
  for (let x = -20; x < 1640; x += 64) line(c, `M${x} 380L${x - 14} 820`, "rgba(47,116,128,.34)", 26);
  for (let y = 400; y < 820; y += 64) line(c, `M0 ${y}L1620 ${y - 20}`, "rgba(47,116,128,.34)", 26);
  for (let i = 0; i < 12; i++)
    line(
      c,
      `M${between(next, 0, 1600)} 390q${between(next, -40, 40)} 200 ${between(next, -60, 60)} 420`,
      "rgba(90,70,50,.14)",
      12,
    );
  c.restore();
  line(c, path, "rgba(255,252,240,.5)", 4);
}

function glue(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1.2, -0.05, () => {
    disc(c, 10, 70, 70, "rgba(10,4,2,.4)", 16);
    solid(
      p,
      "M-46 70V-40Q-46 -66 -18 -74V-100H18V-74Q46 -66 46 -40V70Q0 80 -46 70Z",
      along(c, -46, 0, 46, 0, ["#a86a2c", [0.4, "#e6ae5c"], "#7a4418"]),
    );
    solid(p, "M-22 -98H22V-124H-22Z", "#c25a54");
    solid(p, "M-40 -26H40V44H-40Z", "#fff4e0");
    c.fillStyle = "#3a2418";
    c.font = "600 30px Georgia, serif";
    c.textAlign = "center";
    c.fillText("GLUE", 0, 18);
    line(c, "M-36 -50V60", "rgba(255,246,220,.5)", 6);
  });
}

function brush(p: Plate): void {
  at(p, 560, 300, 1.2, 0.3, () => {
    line(p.c, "M-130 12H110", "rgba(10,4,2,.35)", 12);
    line(p.c, "M-130 0H90", "#2f7480", 12);
    line(p.c, "M-126 -3H86", "rgba(220,250,250,.4)", 3);
    solid(p, "M90 -9H122V9H90Z", "#d9a84c");
    solid(p, "M122 -11Q156 -14 172 0Q156 14 122 11Z", "#4a2f20");
  });
}

/** The pot that the fern has borrowed, without its rim behind the earth. */
function soupPot(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1.2, 0, () => {
    disc(c, 4, 104, 120, "rgba(10,4,2,.45)", 18);
    line(c, "M-96 24Q-134 30 -110 54M96 24Q134 30 110 54", "#9a5a30", 11);
    solid(
      p,
      "M-96 0H96C96 60 88 92 72 104H-72C-88 92 -96 60 -96 0Z",
      along(c, -96, 0, 96, 0, ["#f0a06a", [0.35, "#c66a3a"], "#6a3018"]),
    );
    line(c, "M-98 0H98", "#f0b07a", 9);
    line(c, "M-74 16Q-78 60 -64 92", "rgba(255,238,210,.6)", 8);
  });
}
