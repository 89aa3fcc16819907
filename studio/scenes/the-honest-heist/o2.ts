import { light } from "../../kit/palette.ts";
import { along, disc, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { COATS, type Hat, walker } from "../../painters/crew.ts";
import { museum } from "../../painters/museum.ts";
import { houses } from "../../painters/town.ts";

const GUESTS: readonly (readonly [number, number, Hat, 1 | -1])[] = [
  [470, 716, "brim", 1],
  [540, 722, "bun", 1],
  [1060, 714, "cap", -1],
  [1140, 726, "curls", -1],
  [1216, 718, "none", -1],
];

/** The museum on the evening of the gala, and the square before it. */
export const scene: Scene = {
  seed: 7102,
  exposure: 1.15,
  sky: {
    top: light("#061723"),
    low: light("#2a5a66"),
    nebulae: [{ x: 800, y: 430, radius: 760, color: light("#c98252", 0.4) }],
  },
  ambient: light("#6386a0", 0.5),
  lamps: [
    { x: 800, y: 520, z: 150, radius: 460, color: light("#ffb75e", 0.85), haze: 0.5 },
    { x: 800, y: 790, z: 120, radius: 420, flat: 2.6, color: light("#ffb04e", 2), haze: 0.1 },
    { x: 236, y: 470, z: 160, radius: 170, color: light("#ffc468", 2.6), haze: 0.7 },
    { x: 1364, y: 470, z: 160, radius: 170, color: light("#ffc468", 2.6), haze: 0.7 },
    { x: 100, y: -400, z: 500, radius: 2400, color: light("#bcd8ec", 0.8), haze: 0 },
  ],
  layers: [
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        houses(p, -30, 380, { ground: 722, low: 130, high: 210, width: 80, lit: 0.4, color: "#33525f" });
        houses(p, 1240, 1640, { ground: 722, low: 130, high: 210, width: 80, lit: 0.4, color: "#33525f" });
      },
      mist: { color: light("#6f9aa2", 0.35), amount: 0.4, band: [640, 120] },
    },
    {
      z: 0,
      relief: 5,
      rim: 1.3,
      paint: (p) => {
        museum(p, 800, 716, 1.06, { clock: [7, 30], lit: 0.8, banners: true });
        glow(p, 800, 560, 520, "#ffb85a", 0.08, 0.8);
      },
    },
    { z: 60, relief: 4, paint: square },
    {
      z: 110,
      relief: 4,
      round: 5,
      rim: 2.4,
      paint: (p) => {
        for (const [i, [x, y, hat, side]] of GUESTS.entries())
          walker(p, x, y, 0.42, 0, { coat: COATS[i] as string, hat, side, hands: 0, step: 20, free: true });
      },
    },
    {
      z: 170,
      relief: 5,
      rim: 2,
      paint: (p) => {
        streetLamp(p, 236, 826, 360);
        streetLamp(p, 1364, 826, 360);
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 520, 620, 80, "#ffd596") },
  ],
};

/** A wet square of stones that carries the gold of the windows. */
function square(p: Plate): void {
  const { c, e, next } = p;
  c.fillStyle = along(c, 0, 700, 0, 900, ["#6d6a66", "#34404c"]);
  c.fillRect(0, 712, 1600, 188);
  for (let row = 0; row < 15; row++) {
    const y = 716 + row * row * 0.72 + row * 2;
    const size = 26 + row * 8;
    for (let x = -size * (row % 2) * 0.5; x < 1600; x += size) {
      c.fillStyle = `rgba(${next() < 0.5 ? "20,26,40" : "240,226,200"},${between(next, 0.02, 0.1)})`;
      c.beginPath();
      c.roundRect(x + 2, y + 1, size - 4, 6 + row * 1.4, 5);
      c.fill();
      line(c, `M${x} ${y}h${size}`, "rgba(14,18,32,.32)", 1.2);
    }
  }
  poly(c, "734,716 866,716 960,900 640,900", "#9d3a38");
  line(c, "M734 716L640 900M866 716L960 900", "#e0ad56", 5);
  for (const [x, w] of pairs("800,60 640,30 960,30 496,24 1104,24 420,20 1180,20"))
    for (let i = 0; i < 26; i++) {
      const y = between(next, 726, 890);
      disc(
        e,
        x + between(next, -w, w),
        y,
        between(next, 8, 36),
        `rgba(255,190,96,${between(next, 0.03, 0.12)})`,
        2.2,
      );
    }
}

function streetLamp(p: Plate, x: number, y: number, h: number): void {
  const { c, e } = p;
  solid(p, `M${x - 5} ${y}L${x - 4} ${y - h + 40}H${x + 4}L${x + 5} ${y}Z`, "#2b3038");
  solid(p, `M${x - 18} ${y}Q${x} ${y - 40} ${x + 18} ${y}Z`, "#2b3038");
  solid(p, `M${x - 20} ${y - h - 18}L${x - 14} ${y - h + 36}H${x + 14}L${x + 20} ${y - h - 18}Z`, "#6a4a1c");
  solid(p, `M${x - 26} ${y - h - 18}L${x} ${y - h - 46}L${x + 26} ${y - h - 18}Z`, "#242a32");
  e.fillStyle = "rgba(255,206,120,.9)";
  e.fill(new Path2D(`M${x - 16} ${y - h - 14}L${x - 11} ${y - h + 32}H${x + 11}L${x + 16} ${y - h - 14}Z`));
  line(c, `M${x} ${y - h - 16}V${y - h + 34}`, "#241c14", 2.4);
}
