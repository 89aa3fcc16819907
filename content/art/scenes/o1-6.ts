import { light } from "../kit/palette.ts";
import { along, line, poly, solid } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { dish } from "../painters/dish.ts";
import { bust } from "../painters/figures.ts";
import { houses, ridge } from "../painters/town.ts";

/** Home before dawn: the dishes turn upward, and Lani holds on to a rail. */
export const scene: Scene = {
  id: "o1-6",
  alt: "Before a red dawn, great listening dishes on the hills of home all turn upward; a person in silhouette holds a rail and looks up.",
  seed: 30,
  exposure: 1.05,
  sky: {
    top: light("#071026"),
    low: light("#c2553e", 0.62),
    stars: 0.8,
    nebulae: [
      { x: 1000, y: 620, radius: 640, color: light("#e88a4a", 0.36) },
      { x: 300, y: 380, radius: 560, color: light("#4b3f72", 0.4) },
    ],
  },
  ambient: light("#56557a", 0.34),
  lamps: [{ x: 1150, y: 640, z: -120, radius: 620, color: light("#ff9a5a", 1.9), haze: 0.8 }],
  layers: [
    {
      z: -260,
      paint: (p) => ridge(p, 660, 170, "#5a4258", 210),
      mist: { color: light("#c26a4e", 0.45), amount: 0.6, band: [640, 90] },
    },
    {
      z: -180,
      relief: 4,
      rim: 1.5,
      paint: (p) => {
        for (const [x, y, s] of [
          [980, 610, 0.9],
          [1180, 600, 0.7],
          [1370, 620, 0.8],
        ] as const) {
          line(p.c, `M${x} ${y}V${y + 60 * s}`, "#3a3450", 12 * s);
          dish(p, x, y, s, -0.62);
        }
      },
    },
    {
      z: -140,
      paint: (p) => ridge(p, 720, 130, "#3a3350", 150),
      mist: { color: light("#a85a4e", 0.4), amount: 0.5, band: [710, 80] },
    },
    {
      z: -60,
      relief: 3,
      paint: (p) => {
        ridge(p, 800, 50, "#2c2842", 120);
        poly(
          p.c,
          [
            [-10, 795],
            [1610, 795],
            [1610, 910],
            [-10, 910],
          ],
          "#2c2842",
        );
        houses(p, -20, 1640, { ground: 812, low: 20, high: 50, width: 40, lit: 0.3, color: "#332f4c" });
        houses(p, -40, 1640, { ground: 866, low: 24, high: 62, width: 56, lit: 0.3, color: "#2c2a46" });
      },
      mist: { color: light("#8a5a58", 0.35), amount: 0.4, band: [790, 70] },
    },
    {
      z: -20,
      relief: 7,
      rim: 2,
      paint: (p) => {
        for (const [x, y, s] of [
          [760, 560, 2.1],
          [1420, 520, 2.6],
        ] as const) {
          line(
            p.c,
            `M${x} ${y}L${x - 36 * s} ${y + 150 * s}M${x} ${y}L${x + 36 * s} ${y + 150 * s}M${x - 20 * s} ${y + 80 * s}H${x + 20 * s}`,
            "#3a3854",
            8 * s,
          );
          dish(p, x, y, s, -0.62);
        }
      },
    },
    {
      z: 120,
      relief: 7,
      round: 26,
      rim: 3,
      paint: (p) => {
        const { c } = p;
        bust(p, 360, 640, 2.2, "long", 1, -0.05);
        solid(
          p,
          "M250 830C236 790 250 740 280 716L310 740C288 768 286 800 292 836ZM470 836C484 792 470 740 440 716L412 740C432 768 436 800 428 836Z",
          "#3b4466",
        );
        c.fillStyle = along(c, 0, 812, 0, 850, [
          [0, "#7a5a52"],
          [1, "#2c2438"],
        ]);
        c.fillRect(-10, 820, 1620, 24);
        for (let i = 0; i < 14; i++) line(c, `M${50 + i * 120} 844V910`, "#3a3044", 13);
        solid(
          p,
          "M246 808C250 796 292 796 296 810L292 834H250ZM424 810C428 796 470 796 474 808L470 834H428Z",
          "#5a4248",
        );
        poly(
          c,
          [
            [-10, 896],
            [1610, 896],
            [1610, 910],
            [-10, 910],
          ],
          "#2c2438",
        );
      },
    },
  ],
};
