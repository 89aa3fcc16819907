import { light } from "../../kit/palette.ts";
import { at, disc, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { NIGHT_SKY, SPOON_HALL } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { showcase } from "../../painters/showcase.ts";

const SIGNS = ["hat", "bowl", "bird", "pomelo"] as const;

/** The lock of four wheels, by one lamp; the cat has opinions about it. */
export const scene: Scene = {
  seed: 7403,
  exposure: 1.2,
  vignette: 0.72,
  sky: NIGHT_SKY,
  ambient: light("#4a6a76", 0.24),
  lamps: [
    { x: 330, y: 660, z: 240, radius: 420, color: light("#ffc070", 2), haze: 0.5 },
    { x: 860, y: 640, z: 260, radius: 330, color: light("#ffdca0", 1.1), haze: 0.1 },
    { x: 1300, y: 100, z: 260, radius: 500, color: light("#8fbccc", 0.7), haze: 0.2 },
  ],
  layers: [
    { z: -80, relief: 4, blur: 1.4, paint: (p) => hall(p, { ...SPOON_HALL, floor: 600 }) },
    { z: 20, relief: 6, rim: 1.8, paint: (p) => showcase(p, 860, 896, 1.5, { glass: 0 }) },
    { z: 44, relief: 6, round: 9, rim: 2, paint: (p) => button(p, 1130, 636, 1.4, "sleep") },
    {
      z: 60,
      paint: ({ e }) => {
        for (const [x, w] of pairs("620,90 760,26 1380,60")) {
          e.fillStyle = "rgba(220,244,250,.06)";
          e.fill(new Path2D(`M${x} 230h${w}L${x + w - 230} 668h${-w}Z`));
        }
      },
    },
    { z: 100, relief: 6, round: 5, rim: 2.2, paint: lock },
    { z: 130, relief: 6, round: 6, rim: 2.2, paint: (p) => lantern(p, 330, 860) },
    {
      z: 200,
      paint: (p) => {
        motes(p, 520, 560, 520, 80, "#ffdca0");
        glow(p, 330, 730, 330, "#ffc070", 0.3);
      },
    },
  ],
};

/** A brass plate with four wheels; each has a picture over it and a number that is still wrong. */
function lock(p: Plate): void {
  const { c, e } = p;
  at(p, 860, 778, 0.94, 0, () => {
    solid(
      p,
      "M-270 -104H270Q290 -104 290 -84V84Q290 104 270 104H-270Q-290 104 -290 84V-84Q-290 -104 -270 -104Z",
      "#a97c36",
    );
    line(
      c,
      "M-266 -94H266Q280 -94 280 -80V80Q280 94 266 94H-266Q-280 94 -280 80V-80Q-280 -94 -266 -94Z",
      "#f0cb80",
      5,
    );
    for (const [x, y] of pairs("-268,-82 268,-82 -268,82 268,82")) disc(c, x, y, 7, "#6d4a1c");
    for (const [i, name] of SIGNS.entries()) {
      const x = -195 + i * 130;
      sign(p, name, x, -62);
      solid(p, `M${x - 46} -28H${x + 46}V82H${x - 46}Z`, "#3a2412");
      for (const [k, dy] of [-12, 28, 68].entries()) {
        c.fillStyle = k === 1 ? "#fff0cc" : "#cdb27c";
        c.fillRect(x - 40, dy - 18, 80, 36);
        c.fillStyle = k === 1 ? "#2a1a14" : "rgba(42,26,20,.6)";
        c.font = `700 ${k === 1 ? 36 : 28}px Georgia, serif`;
        c.textAlign = "center";
        c.fillText(String((i * 3 + k + 2) % 10), x, dy + (k === 1 ? 13 : 10));
      }
      e.fillStyle = "rgba(255,236,190,.12)";
      e.fillRect(x - 40, 10, 80, 36);
      for (const s of [-1, 1]) line(c, `M${x + s * 46} -20V76`, "#e6bd66", 5);
    }
  });
}

function sign(p: Plate, name: (typeof SIGNS)[number], x: number, y: number): void {
  const { c } = p;
  const ink = "#3a200e";
  if (name === "hat")
    fill(
      c,
      `M${x - 26} ${y + 12}Q${x} ${y} ${x + 26} ${y + 12}L${x + 14} ${y + 6}C${x + 14} ${y - 20} ${x - 14} ${y - 20} ${x - 14} ${y + 6}Z`,
      ink,
    );
  else if (name === "bowl")
    fill(c, `M${x - 24} ${y - 6}H${x + 24}C${x + 22} ${y + 16} ${x - 22} ${y + 16} ${x - 24} ${y - 6}Z`, ink);
  else if (name === "bird")
    fill(
      c,
      `M${x - 24} ${y + 4}Q${x - 8} ${y - 16} ${x + 8} ${y - 6}Q${x + 16} ${y - 16} ${x + 26} ${y - 8}L${x + 16} ${y - 2}Q${x + 6} ${y + 16} ${x - 10} ${y + 10}Z`,
      ink,
    );
  else {
    disc(c, x, y, 17, ink);
    line(c, `M${x} ${y - 17}q8 -10 18 -8`, ink, 5);
  }
}

function lantern(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  at(p, x, y, 1.3, 0, () => {
    disc(c, 0, 0, 74, "rgba(6,2,2,.5)", 12);
    solid(p, "M-56 0H56L46 -26H-46Z", "#6a4a24");
    solid(p, "M-42 -26H42V-150H-42Z", "#7a5220", 0.2);
    disc(e, 0, -82, 15, "rgba(255,244,200,.95)", 26);
    e.fillStyle = "rgba(255,200,110,.5)";
    e.fillRect(-38, -146, 76, 116);
    line(c, "M-42 -26V-150M0 -150V-26M42 -26V-150", "#3a2816", 6);
    solid(p, "M-52 -150H52L26 -192H-26Z", "#8a6026");
    line(c, "M-24 -192C-24 -240 24 -240 24 -192", "#b88a3c", 7);
  });
}
