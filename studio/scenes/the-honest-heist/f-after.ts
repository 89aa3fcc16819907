import { light } from "../../kit/palette.ts";
import { along, disc, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { chair } from "../../painters/chair.ts";
import { moon } from "../../painters/moon.ts";
import { bowl, candle, cobbles, lanterns, loaf, posy } from "../../painters/street-table.ts";
import { houses } from "../../painters/town.ts";

const CHAIRS = ["#c25a54", "#2f7480", "#e0a04a", "#5e8c4a", "#5b5486", "#f28c7e", "#d8c79c"] as const;
/** Sizes of the places along the table, from far to near. */
const PLACES = [0.24, 0.3, 0.38, 0.48, 0.62, 0.8, 1.04] as const;
const EYE = { x: 800, y: 404 };
const on = (dx: number, dy: number, s: number): readonly [number, number] => [EYE.x + dx * s, EYE.y + dy * s];

/** One year later: the table is laid. */
export const scene: Scene = {
  seed: 7901,
  exposure: 1.18,
  vignette: 0.55,
  sky: {
    top: light("#0c2834"),
    low: light("#4f7f8a"),
    nebulae: [{ x: 800, y: 380, radius: 620, color: light("#f0a87a", 0.4) }],
  },
  ambient: light("#7f8c98", 0.4),
  lamps: [
    { x: 800, y: 180, z: 260, radius: 520, color: light("#ffc878", 1.7), haze: 0.4 },
    { x: 800, y: 620, z: 200, radius: 420, color: light("#ffb85e", 1.2), haze: 0.1 },
    { x: 800, y: 860, z: 330, radius: 300, color: light("#ffe2b4", 0.8), haze: 0.1 },
  ],
  layers: [
    {
      z: -300,
      relief: 2,
      paint: (p) => {
        moon(p, 1010, 150, 40);
        p.c.fillStyle = along(p.c, 0, 380, 0, 470, ["#d8a48c", "#3f6a78"]);
        p.c.fillRect(300, 392, 1000, 90);
        for (let i = 0; i < 120; i++)
          p.c.fillRect(500 + p.next() * 600, 396 + p.next() * 70, 10 + p.next() * 30, 1.6);
        for (const [x, s] of pairs("720,0.7 900,1 840,0.5")) {
          solid(p, `M${x - 30 * s} 414H${x + 30 * s}L${x + 20 * s} 424H${x - 20 * s}Z`, "#4a2f2c");
          line(p.c, `M${x} 414V${414 - 60 * s}`, "#3a2a26", 3 * s);
          glow(p, x, 408, 16, "#ffce84", 0.8);
        }
      },
      mist: { color: light("#ffc0a0", 0.4), amount: 0.3, band: [410, 60] },
    },
    { z: -200, relief: 4, paint: street },
    {
      z: -160,
      relief: 4,
      rim: 1.4,
      paint: (p) => {
        houses(p, 420, 660, { ground: 500, low: 110, high: 170, width: 90, lit: 0.6, color: "#6a6a74" });
        houses(p, 950, 1190, { ground: 500, low: 110, high: 170, width: 90, lit: 0.6, color: "#6a6a74" });
        houses(p, 200, 560, { ground: 580, low: 230, high: 300, width: 150, lit: 0.55, color: "#5a6672" });
        houses(p, 1060, 1420, { ground: 580, low: 230, high: 300, width: 150, lit: 0.55, color: "#5a6672" });
      },
      mist: { color: light("#e0a880", 0.35), amount: 0.25, band: [470, 110] },
    },
    {
      z: -80,
      relief: 5,
      rim: 1.4,
      paint: (p) => {
        houses(p, -160, 300, { ground: 720, low: 420, high: 520, width: 230, lit: 0.55, color: "#4f606c" });
        houses(p, 1330, 1680, { ground: 720, low: 420, high: 520, width: 230, lit: 0.55, color: "#4f606c" });
      },
    },
    {
      z: -20,
      paint: (p) => {
        lanterns(p, 190, 330, 1410, 330, 50, 11, 13);
        lanterns(p, 60, 150, 1540, 150, 80, 9, 24);
      },
    },
    { z: 50, relief: 6, round: 5, rim: 2, paint: table },
    {
      z: 130,
      relief: 7,
      round: 6,
      rim: 2.4,
      paint: (p) => {
        chair(p, 800, 892, 1.18, "#2f6fde");
        button(p, 1310, 880, 0.8, "sit", -1);
      },
    },
    { z: 200, paint: (p) => motes(p, 800, 460, 640, 100, "#ffdca0") },
  ],
};

function street(p: Plate): void {
  cobbles(p, 470, "#5a5452", "#9a7a66");
  for (let i = 0; i < 90; i++)
    disc(
      p.e,
      p.next() * 1600,
      520 + p.next() * 370,
      14 + p.next() * 50,
      `rgba(255,190,104,${0.01 + p.next() * 0.04})`,
      3,
    );
}

/** The table from the harbor toward us, the chairs, and what forty-one families bring. */
function table(p: Plate): void {
  const { c } = p;
  for (const [i, s] of PLACES.entries()) {
    for (const side of [-1, 1] as const) {
      const [x, y] = on(side * 470, 400, s);
      chair(
        p,
        x,
        y,
        s * 1.35,
        CHAIRS[(i * 2 + (side > 0 ? 1 : 0)) % 7] as string,
        side < 0 ? "left" : "right",
      );
    }
  }
  const [near, far] = [1.02, 0.2];
  const corner = (dx: number, s: number, dy = 250) => on(dx, dy, s);
  poly(c, [corner(-300, far), corner(300, far), corner(300, near), corner(-300, near)], "#a8693a");
  poly(
    c,
    [corner(-190, far), corner(190, far), corner(190, near), corner(-190, near)],
    along(c, 0, 440, 0, 660, ["#d8c098", "#f6ead0"]),
  );
  const [lx, ly] = corner(-300, near);
  const [rx, ry] = corner(300, near);
  solid(p, `M${lx} ${ly}H${rx}V${ry + 26}H${lx}Z`, "#6e4529");
  line(c, `M${lx} ${ly + 2}H${rx}`, "rgba(255,228,186,.7)", 5);
  const [ax, ay] = corner(-190, near);
  const [bx] = corner(190, near);
  solid(p, `M${ax} ${ay}H${bx}V${ay + 76}Q${(ax + bx) / 2} ${ay + 92} ${ax} ${ay + 76}Z`, "#dccba8");
  line(c, `M${ax} ${ay + 62}Q${(ax + bx) / 2} ${ay + 78} ${bx} ${ay + 62}`, "rgba(194,90,84,.7)", 5);
  for (const x of [lx + 30, rx - 30]) line(c, `M${x} ${ly + 26}V${ly + 200}`, "#583620", 22);
  const legs: readonly number[] = PLACES;
  for (const [i, s] of legs.entries()) {
    for (const side of [-1, 1] as const) {
      const [x, y] = on(side * 236, 244, s * 0.96);
      bowl(p, x, y, 46 * s, CHAIRS[(i * 2 + (side > 0 ? 3 : 1)) % 7] as string);
    }
    const [mx, my] = on(i % 2 ? 70 : -70, 244, s * 0.93);
    if (i % 3 === 0) posy(p, mx, my, s * 1.3);
    else if (i % 3 === 1) loaf(p, mx, my, s * 1.1);
    const [kx, ky] = on(i % 2 ? -90 : 90, 244, s * 0.93);
    candle(p, kx, ky, s * 1.5);
  }
}
