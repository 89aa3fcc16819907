import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { COATS, drape } from "../../painters/coats.ts";

const HOOKS = [250, 470, 690, 910, 1130, 1350] as const;

/** Six coats on six hooks, as the board of the puzzle names them; a cat has been here. */
export const scene: Scene = {
  seed: 7131,
  exposure: 1.2,
  vignette: 0.6,
  sky: { top: light("#0b1416"), low: light("#0b1416"), stars: 0 },
  ambient: light("#c9a184", 0.3),
  lamps: [
    { x: 800, y: 40, z: 300, radius: 620, color: light("#ffcb80", 2.2), haze: 0.25 },
    { x: 120, y: 520, z: 220, radius: 330, color: light("#ff9f5a", 0.9), haze: 0.2 },
    { x: 1540, y: 300, z: 200, radius: 360, color: light("#86b7c4", 0.9), haze: 0.2 },
  ],
  layers: [
    { z: 0, relief: 4, paint: wall },
    {
      z: 30,
      relief: 5,
      rim: 1.2,
      paint: (p) => {
        solid(p, "M110 168H1490V222H110Z", "#7b4a2c");
        line(p.c, "M112 171H1488", "rgba(255,220,170,.6)", 4);
        for (let i = 0; i < 40; i++) {
          const y = between(p.next, 176, 218);
          line(
            p.c,
            `M${between(p.next, 110, 1300)} ${y}h${between(p.next, 60, 190)}`,
            "rgba(50,24,12,.28)",
            1.6,
          );
        }
        for (const [i, x] of HOOKS.entries()) hook(p, x, i + 1);
      },
    },
    { z: 55, relief: 5, round: 5, rim: 2.4, paint: cat },
    {
      z: 70,
      relief: 7,
      round: 10,
      rim: 1.6,
      paint: (p) => {
        for (const [i, coat] of COATS.entries()) drape(p, HOOKS[i] ?? 0, 236, coat);
      },
    },
    {
      z: 130,
      paint: (p) => {
        motes(p, 800, 330, 620, 70, "#ffdca6");
        glow(p, 800, 30, 460, "#ffc06a", 0.16, 0.6);
      },
    },
  ],
};

/** A kitchen wall: plaster over green panels, worn where people pass. */
function wall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, 640, ["#c9a07a", "#a67c5c"]);
  c.fillRect(0, 0, 1600, 660);
  for (let i = 0; i < 420; i++) {
    const x = next() * 1600;
    const y = next() * 650;
    disc(
      c,
      x,
      y,
      between(next, 3, 34),
      `rgba(${next() < 0.5 ? "90,52,34" : "255,228,190"},${between(next, 0.01, 0.05)})`,
      between(next, 2, 9),
    );
  }
  c.fillStyle = "#45665f";
  c.fillRect(0, 640, 1600, 260);
  for (let x = 0; x < 1600; x += 100) {
    poly(c, `${x + 12},676 ${x + 88},676 ${x + 88},822 ${x + 12},822`, "#3a5852");
    line(c, `M${x + 12} 822V676H${x + 88}`, "rgba(10,20,22,.5)", 4);
    line(c, `M${x + 12} 822H${x + 88}V676`, "rgba(220,244,232,.2)", 3);
  }
  c.fillStyle = "#58796f";
  c.fillRect(0, 630, 1600, 20);
  line(c, "M0 632H1600", "rgba(240,255,246,.4)", 3);
  c.fillStyle = "#2d221f";
  c.fillRect(0, 858, 1600, 42);
}

function hook(p: Plate, x: number, n: number): void {
  const { c } = p;
  disc(c, x, 196, 17, "#e0b460");
  disc(c, x, 196, 12, "#9a6d2e");
  line(c, `M${x} 200C${x} 236 ${x + 20} 240 ${x + 20} 222`, "#6d4a1e", 10);
  line(c, `M${x} 200C${x} 236 ${x + 20} 240 ${x + 20} 222`, "#efc878", 6);
  for (let i = 0; i < n; i++) disc(c, x - (n - 1) * 6 + i * 12, 150, 4, "#f6dfae");
}

/** All that one sees of Button: two ears and two eyes above a collar, and a tail below the hem. */
function cat(p: Plate): void {
  const { c, e } = p;
  at(p, 930, 520, 1, 0, () => {
    const path = "M0 -40C8 20 34 60 22 110C12 146 -26 142 -26 116";
    line(c, path, "#d9d3cc", 30);
    line(c, path, "#f6f2ec", 22);
    for (const [x, y] of pairs("16,46 26,84 10,128")) disc(c, x, y, 11, "#c98d54", 8);
  });
  at(p, 930, 204, 1.25, 0.08, () => {
    solid(p, "M-36 34C-40 4 -34 -14 -28 -40L-9 -18H9L28 -40C34 -14 40 4 36 34Z", "#f3eee8");
    fill(c, "M-24 -30L-12 -16L-26 -8ZM24 -30L12 -16L26 -8Z", "#f0a79a");
    fill(c, "M-10 -17H10L4 -2H-4Z", "#c98d54");
    for (const dx of [-14, 14]) {
      disc(c, dx, 6, 6.5, "#4c6b34", 8);
      disc(e, dx, 6, 6, "rgba(180,214,110,.3)", 7.5);
      disc(c, dx, 6, 2.2, "#0c0a08", 6.5);
    }
    fill(c, "M-4 18H4L0 22Z", "#c97a72");
    line(c, "M-16 18H-44M-16 22L-42 30M16 18H44M16 22L42 30", "rgba(255,255,255,.75)", 1.6);
  });
}
