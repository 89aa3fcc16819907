import { light } from "../../kit/palette.ts";
import { along, around, at, disc, line, type Plate, pairs, poly, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { GUESTS } from "../../painters/cast.ts";

/** The light board, and the people whose light it is. */
export const scene: Scene = {
  seed: 7240,
  exposure: 1.18,
  vignette: 0.62,
  sky: { top: light("#2a1810"), low: light("#2a1810"), stars: 0 },
  ambient: light("#8c8478", 0.24),
  lamps: [
    { x: 420, y: 250, z: -60, radius: 420, color: light("#ffc870", 1.6), haze: 0.4 },
    { x: 1180, y: 250, z: -60, radius: 420, color: light("#ffc870", 1.6), haze: 0.4 },
    { x: 800, y: 500, z: 300, radius: 620, color: light("#ffcf90", 1.15), haze: 0.1 },
    { x: 1540, y: 700, z: 260, radius: 360, color: light("#86b7c4", 0.8), haze: 0.1 },
  ],
  layers: [
    { z: -200, relief: 3, paint: ballroom },
    {
      z: -150,
      relief: 6,
      round: 7,
      rim: 2,
      paint: (p) => {
        for (const [i, [x, y, s]] of triples(
          "250,520,0.94 420,536,1 580,514,0.92 1030,520,0.94 1190,536,1 1350,516,0.94",
        ).entries()) {
          const he = GUESTS[(i * 2 + 1) % 9] as (typeof GUESTS)[number];
          const she = GUESTS[(i * 2) % 9] as (typeof GUESTS)[number];
          const side = i % 2 ? 1 : -1;
          figure(
            p,
            x + side * 26,
            y,
            s,
            { ...he, cut: "suit" },
            { left: [-34, -150], right: [50, -196], gaze: -side, tilt: 0.06 },
          );
          figure(
            p,
            x - side * 30,
            y + 6,
            s,
            { ...she, cut: "gown" },
            {
              back: i % 3 === 0,
              left: [-50, -194],
              right: [36, -180],
              gaze: side,
              tilt: -0.08,
              lean: 0.05 * side,
            },
          );
        }
      },
      mist: { color: light("#ffcf8a", 0.3), amount: 0.14 },
    },
    { z: -20, relief: 5, rim: 1.4, paint: wall },
    { z: 60, relief: 7, round: 5, rim: 2, paint: board },
    {
      z: 200,
      paint: (p) => {
        motes(p, 800, 380, 700, 90, "#ffe2b0");
        for (const x of [420, 1180]) glow(p, x, 320, 420, "#ffc46a", 0.1);
      },
    },
  ],
};

function ballroom({ c, e }: Plate): void {
  c.fillStyle = along(c, 0, 0, 0, 560, ["#a5683c", "#d8a058"]);
  c.fillRect(0, 0, 1600, 900);
  for (let x = 40; x < 1600; x += 150) {
    line(c, `M${x} 60V470`, "rgba(120,60,30,.35)", 46);
    line(c, `M${x} 60V470`, "rgba(255,226,160,.2)", 8);
  }
  c.fillStyle = "#9a5a2c";
  c.fillRect(0, 480, 1600, 200);
  for (const x of [300, 540, 1060, 1300])
    for (let i = -3; i <= 3; i++) {
      disc(e, x + i * 22, 96 + Math.abs(i) * -9, 6, "rgba(255,244,206,.95)", 11);
      disc(
        e,
        x + i * 22,
        96 - Math.abs(i) * 9,
        40,
        around(e, x + i * 22, 96, 40, ["rgba(255,214,130,.4)", "rgba(255,190,90,0)"]),
      );
    }
}

/** The dark gallery on this side with its two windows; a chair, a coat, and somebody's cold cup of tea. */
function wall(p: Plate): void {
  const { c } = p;
  const path =
    "M0 0H1600V900H0ZM150 560V180A270 150 0 0 1 690 180V560ZM910 560V180A270 150 0 0 1 1450 180V560Z";
  c.save();
  c.clip(new Path2D(path), "evenodd");
  c.fillStyle = along(c, 0, 0, 0, 900, ["#2c2a30", "#4a3c34"]);
  c.fillRect(0, 0, 1600, 900);
  for (let y = 30; y < 900; y += 54)
    for (let x = (y / 54) % 2 ? 0 : 50; x < 1600; x += 100)
      line(c, `M${x} ${y}h92`, "rgba(255,214,160,.06)", 10);
  c.restore();
  for (const x of [150, 910]) {
    line(c, `M${x} 560V180A270 150 0 0 1 ${x + 540} 180V560`, "#7a5230", 26);
    line(c, `M${x + 14} 560V186A256 140 0 0 1 ${x + 526} 186V560`, "rgba(255,220,150,.6)", 4);
    line(c, `M${x + 270} 32V560M${x} 330H${x + 540}`, "#5f3e24", 13);
    line(c, `M${x + 135} 60V330M${x + 405} 60V330`, "#5f3e24", 7);
    solid(p, `M${x - 30} 556H${x + 570}V590H${x - 30}Z`, "#7a5230");
    line(c, `M${x - 28} 559H${x + 568}`, "rgba(255,226,170,.7)", 4);
  }
}

const UP = [0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 0] as const;

function board(p: Plate): void {
  const { c, e } = p;
  solid(
    p,
    "M90 900L130 600Q134 580 160 580H1440Q1466 580 1470 600L1510 900Z",
    along(c, 0, 580, 0, 900, ["#7a4a2c", "#4c2c1c"]),
  );
  for (let i = 0; i < 40; i++)
    line(
      c,
      `M${140 + p.next() * 900} ${596 + p.next() * 290}q200 ${p.next() * 8 - 4} ${200 + p.next() * 200} 0`,
      "rgba(30,12,6,.22)",
      2.4,
    );
  line(c, "M160 584H1440", "rgba(255,224,170,.7)", 5);
  line(c, "M134 866L164 612H1436L1466 866Z", "#c99642", 5);
  for (const [x, y] of pairs("176,626 1424,626 150,846 1450,846")) disc(c, x, y, 10, "#e6bd66");
  for (let i = 0; i < 12; i++) {
    const x = 236 + i * 102.6;
    const up = UP[i] === 1;
    at(p, x, 728, 1, 0, () => {
      solid(
        p,
        "M-38 -78H38Q42 -78 42 -74V74Q42 78 38 78H-38Q-42 78 -42 74V-74Q-42 -78 -38 -78Z",
        along(c, -42, -78, 42, 78, ["#f4d48a", [0.5, "#c18f3e"], "#7c5520"]),
      );
      line(c, "M-36 -72H36", "rgba(255,248,220,.8)", 3);
      solid(p, "M-11 -34H11V34H-11Z", "#2a1a10");
      poly(
        c,
        up
          ? [
              [-8, 6],
              [8, 6],
              [13, -46],
              [-13, -46],
            ]
          : [
              [-8, -6],
              [8, -6],
              [13, 46],
              [-13, 46],
            ],
        "#8a6026",
      );
      disc(c, 0, up ? -50 : 50, 17, "#6d4a1c");
      disc(c, -2, up ? -53 : 47, 14, "#ffe2a0");
      disc(c, -5, up ? -57 : 43, 5, "#fffaf0");
      for (const sy of [-66, 66]) disc(c, 0, sy, 4, "#6d4a1c");
      disc(c, 0, -106, 13, up ? "#ffe2a0" : "#4a3428");
      if (up) {
        disc(e, 0, -106, 10, "rgba(255,232,160,.9)");
        glow(p, 0, -106, 46, "#ffc46a", 0.4);
      }
      c.fillStyle = "#ffe7b4";
      c.font = "600 26px Georgia, serif";
      c.textAlign = "center";
      c.fillText(String(i + 1), 0, 116);
    });
  }
}
