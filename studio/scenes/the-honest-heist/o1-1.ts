import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { museum } from "../../painters/museum.ts";
import { houses, ridge } from "../../painters/town.ts";

/** Pomelo at dusk: a harbor, a hill, a museum. */
export const scene: Scene = {
  seed: 7011,
  exposure: 1.15,
  sky: {
    top: light("#2c5468"),
    low: light("#f0a18c"),
    stars: 0.35,
    nebulae: [
      { x: 1240, y: 330, radius: 760, color: light("#ffc58a", 0.5) },
      { x: 260, y: 120, radius: 620, color: light("#8a5f7c", 0.3) },
    ],
  },
  ambient: light("#a58fa0", 0.5),
  lamps: [
    { x: 1600, y: 300, z: 200, radius: 1500, color: light("#ffb489", 1), haze: 0.2 },
    { x: 880, y: 300, z: 60, radius: 200, color: light("#ffc468", 1), haze: 0.6 },
    { x: 800, y: 640, z: 120, radius: 700, flat: 2.4, color: light("#ffb866", 0.7), haze: 0.1 },
  ],
  layers: [
    {
      z: -320,
      paint: (p) => ridge(p, 600, 200, "#74677e", 240),
      mist: { color: light("#ffc0a4", 0.5), amount: 0.55, band: [560, 110] },
    },
    {
      z: -200,
      relief: 4,
      paint: (p) => {
        solid(p, "M360 640C520 460 680 392 880 384C1080 392 1280 470 1440 640Z", "#4d5c52");
        museum(p, 880, 400, 0.3, { clock: [6, 30], lit: 0.9 });
        glow(p, 880, 340, 190, "#ffc070", 0.14);
      },
    },
    {
      z: -140,
      relief: 3,
      rim: 1.3,
      paint: (p) => {
        houses(p, 520, 1270, { ground: 500, low: 34, high: 62, width: 46, lit: 0.5, color: "#7d6a6c" });
        houses(p, 400, 1400, { ground: 566, low: 46, high: 84, width: 58, lit: 0.55, color: "#6d6470" });
      },
      mist: { color: light("#ffb79a", 0.35), amount: 0.26, band: [540, 70] },
    },
    {
      z: -60,
      relief: 4,
      rim: 1.4,
      paint: (p) =>
        houses(p, -20, 1640, { ground: 652, low: 66, high: 128, width: 82, lit: 0.6, color: "#5a6072" }),
    },
    { z: 0, relief: 2, paint: water },
    {
      z: 60,
      relief: 5,
      rim: 2,
      paint: (p) => {
        boat(p, 330, 724, 0.9);
        boat(p, 1180, 742, 1.15);
        boat(p, 700, 700, 0.6);
      },
    },
    {
      z: 220,
      blur: 1.2,
      relief: 8,
      round: 8,
      rim: 2.4,
      paint: branches,
    },
  ],
};

/** Still water that carries the windows of the quay. */
function water(p: Plate): void {
  const { c, e, next } = p;
  c.fillStyle = along(c, 0, 650, 0, 900, ["#c98d86", [0.4, "#5f7484"], "#1f4a58"]);
  c.fillRect(0, 652, 1600, 248);
  solid(p, "M0 640H1600V662H0Z", "#4a4048");
  line(c, "M0 641H1600", "rgba(255,216,190,.5)", 3);
  for (let i = 0; i < 520; i++) {
    const y = 664 + next() ** 1.4 * 236;
    const w = between(next, 10, 34) * (1 + (y - 660) / 120);
    c.fillStyle = `rgba(${next() < 0.5 ? "255,206,180" : "24,52,66"},${between(next, 0.04, 0.16)})`;
    c.fillRect(next() * 1600, y, w, 1.6 + (y - 660) / 90);
  }
  for (let i = 0; i < 46; i++) {
    const x = between(next, 20, 1580);
    for (let k = 0; k < 9; k++) {
      const y = 668 + k * between(next, 7, 13);
      disc(e, x + between(next, -5, 5), y, between(next, 4, 12), `rgba(255,196,104,${0.2 - k * 0.02})`, 1.6);
    }
  }
}

function boat(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    line(c, "M6 -16V-190", "#3a2a26", 6);
    line(c, "M6 -186L84 -24M6 -186L-78 -22", "rgba(40,30,30,.8)", 2);
    solid(p, "M14 -170C40 -130 58 -70 62 -34H14Z", "#e9d3b4");
    solid(p, "M-96 -22H100C92 12 70 26 40 28H-50C-76 26 -90 6 -96 -22Z", "#7a3d36");
    line(c, "M-96 -21H100", "#f0cf9c", 6);
    fill(c, "M-90 4H92C84 18 66 26 40 28H-50C-70 26 -82 16 -90 4Z", "rgba(20,14,24,.4)");
  });
}

/** Branches of a pomelo tree at the upper edge. */
function branches(p: Plate): void {
  const { c, next } = p;
  for (const [path, width] of [
    ["M-20 60C180 30 330 110 520 64", 20],
    ["M200 58C260 120 330 150 380 216", 11],
    ["M1640 20C1480 40 1370 20 1260 96", 18],
    ["M1450 40C1420 110 1440 150 1400 210", 10],
  ] as const)
    line(c, path, "#3a2c26", width);
  const leaf = (x: number, y: number, s: number, a: number) =>
    at(p, x, y, s, a, () => {
      solid(p, "M0 0C14 -22 52 -22 70 0C52 18 14 18 0 0Z", next() < 0.5 ? "#46683a" : "#5e8c4a");
      line(c, "M4 0H64", "rgba(210,236,170,.35)", 2);
    });
  for (let i = 0; i < 46; i++) {
    const left = i % 2 === 0;
    const x = left ? between(next, -20, 500) : between(next, 1270, 1600);
    leaf(
      x,
      left ? 62 + between(next, -40, 70) : 56 + between(next, -46, 70),
      between(next, 0.7, 1.15),
      between(next, -2.6, 2.6),
    );
  }
  for (const [x, y, r] of triples("120,152,44 384,246,48 1400,238,46 1532,140,40")) {
    disc(c, x, y, r, "#d8794e");
    disc(c, x - r * 0.12, y - r * 0.14, r * 0.84, "#f2a866");
    disc(c, x - r * 0.34, y - r * 0.4, r * 0.26, "rgba(255,246,214,.7)");
    leaf(x, y - r + 4, 0.7, -0.5);
  }
}
