import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { houses } from "../../painters/town.ts";

/** The van on its way to the gala, in the rain. */
export const scene: Scene = {
  seed: 7161,
  exposure: 1.2,
  sky: {
    top: light("#0a2029"),
    low: light("#2d5f6a"),
    stars: 0,
    nebulae: [{ x: 1200, y: 420, radius: 620, color: light("#c98a62", 0.3) }],
  },
  ambient: light("#6d95a0", 0.4),
  lamps: [
    { x: 1330, y: 700, z: 150, radius: 300, flat: 1.8, color: light("#ffd894", 2.2), haze: 0.8 },
    { x: 760, y: 520, z: 120, radius: 260, color: light("#ffc574", 1.1), haze: 0.3 },
    { x: 300, y: 380, z: 90, radius: 260, color: light("#ffbe66", 1.2), haze: 0.6 },
    { x: 800, y: -300, z: 500, radius: 2200, color: light("#a9cbd8", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) =>
        houses(p, -30, 1640, { ground: 640, low: 90, high: 160, width: 84, lit: 0.4, color: "#3b5c68" }),
      mist: { color: light("#7fb0b4", 0.4), amount: 0.5, band: [560, 130] },
    },
    {
      z: -100,
      relief: 4,
      rim: 1.3,
      paint: (p) =>
        houses(p, -30, 1640, { ground: 716, low: 170, high: 280, width: 150, lit: 0.45, color: "#456470" }),
      mist: { color: light("#7fb0b4", 0.35), amount: 0.34, band: [690, 90] },
    },
    { z: 0, relief: 3, paint: street },
    { z: 60, relief: 6, round: 8, rim: 2, paint: (p) => giantSpoon(p, 640, 520, 0.92, Math.PI - 0.05) },
    { z: 90, relief: 6, round: 9, rim: 2, paint: (p) => van(p, 880, 786) },
    {
      z: 170,
      paint: (p) => {
        rain(p);
        glow(p, 1330, 690, 280, "#ffe0a0", 0.26, 0.6);
      },
    },
  ],
};

/** Wet cobbles with the light of the houses on them. */
function street(p: Plate): void {
  const { c, e, next } = p;
  c.fillStyle = along(c, 0, 706, 0, 900, ["#4c565c", "#222e38"]);
  c.fillRect(0, 708, 1600, 192);
  solid(p, "M0 704H1600V722H0Z", "#6d6a66");
  for (let row = 0; row < 12; row++) {
    const y = 726 + row * 9 + row * row * 0.7;
    for (let x = -20; x < 1600; x += 30 + row * 5) {
      c.fillStyle = `rgba(${next() < 0.5 ? "14,20,30" : "210,230,236"},${between(next, 0.03, 0.1)})`;
      c.beginPath();
      c.roundRect(x + (row % 2) * 16, y, 26 + row * 4, 7 + row * 0.8, 4);
      c.fill();
    }
  }
  for (let i = 0; i < 160; i++)
    disc(
      e,
      next() * 1600,
      between(next, 730, 890),
      between(next, 10, 44),
      `rgba(255,196,110,${between(next, 0.02, 0.09)})`,
      1.8,
    );
}

const HEADS = [
  ["#d9a884", "#2b1c22"],
  ["#8a5a42", "#1c1418"],
  ["#e8c0a0", "#7d463c"],
  ["#b98060", "#26333f"],
  ["#c99a78", "#5a3a26"],
] as const;

function van(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  at(p, x, y, 1, 0, () => {
    const body =
      "M-330 -50V-290C-330 -330 -310 -346 -270 -346H190C230 -346 262 -330 290 -280L336 -196C390 -186 420 -160 424 -110V-50Z";
    solid(p, body, along(c, 0, -346, 0, -50, ["#f4e0bc", [0.52, "#e8cfa2"], [0.53, "#c25a54"], "#8a3a38"]));
    line(c, "M-328 -196H420", "#fff4e0", 6);
    for (const [i, [wx, w]] of pairs("-296,140 -136,140 24,130").entries())
      pane(p, `M${wx} -210V-306q0 -14 14 -14h${w - 28}q14 0 14 14v96Z`, wx, w, i);
    const front = "M176 -210V-320H196C222 -318 240 -306 258 -276L292 -210Z";
    solid(p, front, "#2c3f46");
    e.fillStyle = "rgba(255,206,130,.3)";
    e.fill(new Path2D(front));
    head(p, 226, -236, HEADS[4]);
    // a soup spoon as the sign of a firm
    disc(c, -100, -122, 20, "#fff4e0", 27);
    line(c, "M-82 -122H40", "#fff4e0", 10);
    line(c, "M164 -200V-60M-334 -70H424", "rgba(30,10,14,.4)", 4);
    for (const wx of [-210, 290]) wheel(p, wx, -42);
    solid(p, "M-344 -62h30v22h-30ZM410 -70h30v26h-30Z", "#dfe4e2");
    disc(c, 408, -128, 20, "#fff0c8", 24);
    disc(e, 408, -128, 18, "rgba(255,240,196,.95)", 22);
    e.fillStyle = along(e, 420, 0, 760, 0, ["rgba(255,236,184,.34)", "rgba(255,236,184,0)"]);
    e.fill(new Path2D("M420 -146L800 -210V20L420 -108Z"));
    disc(e, -326, -140, 8, "rgba(255,90,70,.8)", 18);
  });
}

/** One window, warm, with two people in it. */
function pane(p: Plate, path: string, x: number, w: number, index: number): void {
  const { c, e } = p;
  solid(p, path, "#5a3f28");
  e.save();
  e.clip(new Path2D(path));
  e.fillStyle = along(e, 0, -320, 0, -210, ["rgba(255,214,140,.62)", "rgba(255,170,90,.4)"]);
  e.fillRect(x, -330, w, 130);
  e.restore();
  c.save();
  c.clip(new Path2D(path));
  head(p, x + w * 0.32, -236, HEADS[index]);
  head(p, x + w * 0.7, -232, HEADS[(index + 2) % 5]);
  c.restore();
  line(c, path, "#fff0d0", 5);
}

function head(p: Plate, x: number, y: number, tones: (typeof HEADS)[number] | undefined): void {
  const [skin, hair] = tones ?? HEADS[0];
  solid(p, `M${x - 30} ${y + 40}C${x - 30} ${y + 12} ${x + 30} ${y + 12} ${x + 30} ${y + 40}Z`, "#2f5560");
  solid(
    p,
    `M${x - 18} ${y - 4}C${x - 18} ${y - 34} ${x + 18} ${y - 34} ${x + 18} ${y - 4}C${x + 18} ${y + 26} ${x - 18} ${y + 26} ${x - 18} ${y - 4}Z`,
    skin,
  );
  fill(
    p.c,
    `M${x - 21} ${y - 2}C${x - 24} ${y - 44} ${x + 24} ${y - 44} ${x + 21} ${y - 6}C${x + 6} ${y - 22} ${x - 10} ${y - 20} ${x - 21} ${y - 2}Z`,
    hair,
  );
  disc(p.c, x + 8, y - 2, 2.4, "#1a1016");
}

function wheel(p: Plate, x: number, y: number): void {
  const { c } = p;
  fill(c, `M${x - 72} ${y - 8}a72 72 0 0 1 144 0Z`, "rgba(24,10,14,.7)");
  disc(c, x, y, 56, "#17181c");
  disc(c, x, y, 32, "#c9ccc8");
  disc(c, x, y, 12, "#6d7274");
  poly(
    c,
    `${x - 60},${y + 46} ${x + 60},${y + 46} ${x + 90},${y + 56} ${x - 90},${y + 56}`,
    "rgba(6,10,14,.5)",
  );
}

function rain({ e, next }: Plate): void {
  for (let i = 0; i < 520; i++) {
    const x = next() * 1700 - 50;
    const y = next() * 900;
    const l = between(next, 16, 46);
    line(
      e,
      `M${x} ${y}l${-l * 0.22} ${l}`,
      `rgba(190,222,232,${between(next, 0.06, 0.24)})`,
      between(next, 0.8, 1.8),
    );
  }
  for (let i = 0; i < 90; i++)
    disc(
      e,
      next() * 1600,
      between(next, 726, 892),
      between(next, 3, 9),
      `rgba(210,236,242,${between(next, 0.08, 0.24)})`,
      1.4,
    );
}
