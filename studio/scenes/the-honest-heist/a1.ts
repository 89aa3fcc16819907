import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { walker } from "../../painters/crew.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { pan, stove, table, tomato, tomatoWindow } from "../../painters/kitchen.ts";

/** Auntie Pia's kitchen at half past six: the spoon starts at the window and ends in the hall. */
export const scene: Scene = {
  seed: 7121,
  exposure: 1.18,
  vignette: 0.55,
  sky: { top: light("#10100f"), low: light("#10100f"), stars: 0 },
  ambient: light("#a9a49c", 0.3),
  lamps: [
    { x: 900, y: 140, z: 300, radius: 520, color: light("#ffdca6", 2), haze: 0.35 },
    { x: 208, y: 640, z: 190, radius: 300, color: light("#ff8a3c", 1.2), haze: 0.25 },
    { x: 560, y: 330, z: 110, radius: 330, color: light("#f0a08c", 0.9), haze: 0.2 },
  ],
  layers: [
    {
      z: 0,
      relief: 4,
      paint: (p) => {
        wall(p);
        tomatoWindow(p, 600, 360);
        button(p, 700, 436);
      },
    },
    {
      z: 40,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        line(p.c, "M860 168H1560", "#3a2c26", 12);
        line(p.c, "M860 165H1560", "#c99a5a", 4);
        for (const [x, r, turn] of triples(
          "920,44,0.03 1040,58,-0.02 1172,38,0.04 1284,66,0 1418,48,-0.03 1520,34,0.02",
        ))
          pan(p, x, 172, r, turn);
        stove(p, 196, 800, 1.05);
      },
    },
    {
      z: 80,
      relief: 6,
      round: 9,
      rim: 2,
      paint: (p) =>
        walker(p, 1180, 806, 1.78, 0, {
          coat: "#c25a54",
          hat: "brim",
          hands: 116,
          step: 4,
          side: -1,
          broad: 1.1,
        }),
    },
    {
      z: 130,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        table(p, 330, 1700, 772);
        for (const [x, y, r] of triples("470,742,22 512,752,18 440,760,16 1330,748,24 1376,758,19"))
          tomato(p, x, y, r);
      },
    },
    {
      z: 170,
      relief: 7,
      round: 10,
      rim: 2,
      paint: (p) => giantSpoon(p, 1010, 716, 1.5, -0.02),
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 880, 360, 620, 90, "#ffdca6");
        glow(p, 900, 110, 300, "#ffc574", 0.3);
        lampShade(p, 900, 60);
      },
    },
  ],
};

function wall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, 900, ["#66796c", [0.7, "#93a088"], "#4a4a40"]);
  c.fillRect(0, 0, 1600, 900);
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 30; i++) {
      const x = i * 56 - (row % 2) * 28;
      const y = 560 + row * 42;
      c.fillStyle = `rgba(${next() < 0.3 ? "120,170,164" : "228,214,190"},${between(next, 0.35, 0.6)})`;
      c.fillRect(x + 2, y + 2, 52, 38);
      line(c, `M${x + 4} ${y + 5}h46`, "rgba(255,252,240,.3)", 2);
    }
  c.fillStyle = "#4c3428";
  c.fillRect(0, 806, 1600, 94);
  // a shelf with jars
  solid(p, "M880 404H1560V424H880Z", "#6b4630");
  line(c, "M880 406H1560", "rgba(255,226,186,.5)", 3);
  for (let i = 0; i < 10; i++) {
    const x = 906 + i * 66;
    const h = between(next, 46, 84);
    const tone = ["#c7402f", "#d9a441", "#5e8c4a", "#e7cfa4", "#8d4a52"][i % 5] as string;
    solid(p, `M${x} 404V${404 - h}q22 -14 44 0V404Z`, tone);
    fill(c, `M${x + 6} 398V${412 - h}h8V398Z`, "rgba(255,255,255,.4)");
    fill(c, `M${x + 2} ${404 - h}q20 -16 40 0v-12h-40Z`, "#cfc4b0");
  }
}

/** The cat at the window, outside: he says nothing, loudly. */
function button(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  at(p, x, y, 1, 0, () => {
    const shape = "M-46 74C-52 30 -44 4 -36 -6L-40 -46L-16 -26H16L40 -46L36 -6C44 4 52 30 46 74Z";
    solid(p, shape, "#ded8d0");
    fill(c, "M-36 -38L-18 -24L-32 -14ZM36 -38L18 -24L32 -14Z", "#d98e84");
    for (const dx of [-16, 16]) {
      disc(c, dx, 0, 9, "#5b7a3a", 11);
      disc(e, dx, 0, 8, "rgba(196,222,110,.35)", 10);
      disc(c, dx, 0, 3, "#10100c", 9);
    }
    fill(c, "M-5 14H5L0 20Z", "#c97a72");
    line(c, "M0 20Q-8 28 -14 22M0 20Q8 28 14 22", "#5a4a48", 2.4);
    line(c, "M-22 16H-52M-22 20L-50 28M22 16H52M22 20L50 28", "rgba(255,255,255,.8)", 1.8);
  });
}

function lampShade(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  line(c, `M${x} 0V${y - 20}`, "#20181a", 5);
  solid(p, `M${x - 22} ${y - 22}H${x + 22}L${x + 92} ${y + 50}H${x - 92}Z`, "#4f7a6c");
  line(c, `M${x - 92} ${y + 50}H${x + 92}`, "#e6cd96", 7);
  disc(e, x, y + 52, 26, "rgba(255,240,204,.95)", 16);
}
