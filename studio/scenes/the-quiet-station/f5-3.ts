import { light } from "../../kit/palette.ts";
import { along, disc, fill, line, poly } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { cone } from "../../painters/lamp.ts";
import { CREW, type Dress, person } from "../../painters/people.ts";
import { houses, ridge } from "../../painters/town.ts";

/** One very old lighthouse waves, and children with torches on the beach. */
export const scene: Scene = {
  seed: 253,
  exposure: 1.1,
  sky: {
    top: light("#050a18"),
    low: light("#26385a"),
    sun: [0.6, 0.4, 0.2],
    planet: { x: 330, y: 150, radius: 40, axis: [0.3, 0.9, 0.22], ring: [1.3, 2.5], light: 0.9 },
    nebulae: [{ x: 700, y: 260, radius: 560, color: light("#5a6a92", 0.28) }],
  },
  ambient: light("#56658c", 0.36),
  lamps: [
    { x: 1180, y: 320, z: 60, radius: 300, color: light("#ffd894", 1.8), haze: 0.7 },
    { x: 500, y: 620, z: 110, radius: 240, color: light("lamp", 1.7), haze: 0.5 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => {
        ridge(p, 610, 110, "#26324f", 230);
        houses(p, 40, 620, { ground: 616, low: 12, high: 26, width: 18, lit: 0.6, color: "#3a4566" });
      },
      mist: { color: light("#6a7696", 0.4), amount: 0.5, band: [600, 90] },
    },
    {
      z: -60,
      relief: 3,
      paint: (p) => {
        const { c, e, next } = p;
        c.fillStyle = along(c, 0, 612, 0, 800, ["#4a5f80", "#1d2a48"]);
        c.fillRect(-10, 612, 1620, 300);
        for (let i = 0; i < 520; i++) {
          const y = 616 + next() ** 1.6 * 190;
          line(
            c,
            `M${next() * 1600} ${y}h${10 + (y - 610) * 0.5}`,
            `rgba(${next() < 0.5 ? "190,214,240" : "10,18,40"},${next() * 0.22})`,
            1 + (y - 610) * 0.012,
          );
        }
        for (let i = 0; i < 60; i++) {
          e.fillStyle = `rgba(255,214,140,${0.3 * next()})`;
          e.fillRect(1120 + between(next, -40, 90), 622 + i * 2.8, 20 + next() * 60, 1.8);
        }
      },
      mist: { color: light("#6a7696", 0.35), amount: 0.3, band: [640, 60] },
    },
    {
      z: 0,
      relief: 6,
      round: 20,
      paint: (p) => {
        const { c, e } = p;
        cone(p, 1180, 312, 900, 130, Math.PI * 0.72, "#ffe2a8", 0.4);
        fill(
          c,
          "M900 720C960 600 1080 560 1190 566C1360 570 1500 640 1640 660V920H860Z",
          along(c, 0, 560, 0, 800, ["#4a5068", "#232842"]),
        );
        fill(
          c,
          "M1138 580L1150 340H1210L1222 580Z",
          along(c, 1138, 0, 1222, 0, ["#b4b8c8", [0.5, "#7f879e"], "#3f4866"]),
        );
        for (const y of [390, 470, 545])
          fill(
            c,
            `M${1148 - (y - 340) * 0.05} ${y}H${1212 + (y - 340) * 0.05}V${y + 34}H${1147 - (y - 340) * 0.05}Z`,
            "#a3503f",
          );
        poly(c, "1140,340 1220,340 1214,326 1146,326", "#2a3050");
        disc(e, 1180, 308, 22, "rgba(255,240,200,.95)");
        line(c, "M1154 326V288M1206 326V288M1180 326V288", "#2a3050", 4);
        poly(c, "1146,290 1214,290 1180,250", "#7a3f38");
        glow(p, 1180, 308, 130, "#ffe2a8", 0.3);
      },
    },
    {
      z: 90,
      relief: 6,
      round: 16,
      rim: 2.8,
      paint: (p) => {
        fill(
          p.c,
          "M-20 770C300 720 700 760 1000 830C1200 870 1400 880 1620 870V920H-20Z",
          along(p.c, 0, 740, 0, 900, ["#7a6a5e", "#3a3444"]),
        );
        for (const [x, y, h, dress, side] of [
          [330, 826, 190, CREW[2], 1],
          [520, 836, 230, CREW[3], 1],
          [680, 842, 170, CREW[5], -1],
        ] as const) {
          person(p, x, y, h, dress as Dress, "reach", side, 0.6);
          const tx = x + side * 72 * (h / 250);
          const ty = y - 258 * (h / 250);
          line(p.c, `M${tx - side * 4} ${ty + 12}L${tx + side * 8} ${ty - 16}`, "#4a3a34", 7);
          disc(p.e, tx + side * 10, ty - 22, 8, "rgba(255,236,190,.95)");
          glow(p, tx + side * 10, ty - 22, 80, "#ffb25a", 0.34);
        }
      },
    },
  ],
};
