import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { walker } from "../../painters/crew.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { tomato } from "../../painters/kitchen.ts";
import { houses } from "../../painters/town.ts";

/** Lena at the kitchen door; the end of the spoon is not quite hidden. */
export const scene: Scene = {
  seed: 7151,
  exposure: 1.2,
  vignette: 0.6,
  sky: { top: light("#12303f"), low: light("#4b7e8c"), stars: 0.5 },
  ambient: light("#9aa09c", 0.3),
  lamps: [
    { x: 420, y: 120, z: 300, radius: 520, color: light("#ffdca6", 1.7), haze: 0.3 },
    { x: 980, y: 430, z: -80, radius: 420, color: light("#8fc4d2", 1.5), haze: 0.4 },
    { x: 1240, y: 250, z: 140, radius: 200, color: light("#ffbe66", 1.3), haze: 0.6 },
  ],
  layers: [
    {
      z: -240,
      relief: 3,
      paint: (p) =>
        houses(p, 700, 1260, { ground: 640, low: 120, high: 210, width: 92, lit: 0.5, color: "#45697a" }),
      mist: { color: light("#86b4bc", 0.4), amount: 0.35, band: [600, 90] },
    },
    {
      z: -160,
      relief: 4,
      paint: (p) => {
        solid(p, "M680 640H1280V900H680Z", "#55676a");
        for (let i = 0; i < 60; i++) {
          const y = between(p.next, 644, 800);
          line(
            p.c,
            `M${between(p.next, 690, 1200)} ${y}h${between(p.next, 30, 90)}`,
            "rgba(16,30,40,.35)",
            2,
          );
        }
      },
    },
    {
      z: -60,
      relief: 5,
      round: 8,
      rim: 2.6,
      paint: (p) => {
        walker(p, 980, 796, 1.72, 0, { coat: "#b98a3a", hat: "bun", hands: 104, step: 4, side: -1 });
        basket(p, 918, 640);
      },
    },
    { z: 0, relief: 4, rim: 1.3, paint: wall },
    { z: 50, relief: 5, rim: 1.6, paint: door },
    {
      z: 110,
      relief: 6,
      round: 9,
      rim: 2,
      paint: (p) => {
        giantSpoon(p, 120, 560, 0.9, -0.62);
        crate(p, 330, 826);
      },
    },
    {
      z: 180,
      paint: (p) => {
        motes(p, 500, 380, 520, 60, "#ffe2b0");
        glow(p, 420, 40, 420, "#ffd08a", 0.12, 0.6);
      },
    },
  ],
};

/** The kitchen wall around the door frame. */
function wall(p: Plate): void {
  const { c } = p;
  const opening = "M0 0H1600V900H0ZM740 150V806H1220V150Z";
  c.save();
  c.clip(new Path2D(opening), "evenodd");
  c.fillStyle = along(c, 0, 0, 0, 820, ["#66796c", "#93a088"]);
  c.fillRect(0, 0, 1600, 900);
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 30; i++) {
      c.fillStyle = `rgba(${p.next() < 0.3 ? "120,170,164" : "228,214,190"},${between(p.next, 0.35, 0.6)})`;
      c.fillRect(i * 56 - (row % 2) * 28 + 2, 562 + row * 42, 52, 38);
    }
  c.fillStyle = "#4c3428";
  c.fillRect(0, 806, 1600, 94);
  c.restore();
  line(c, "M724 810V134H1236V810", "#5b3a26", 34);
  line(c, "M708 810V118H1252V810", "rgba(255,226,186,.4)", 4);
  poly(c, "740,806 1220,806 1290,900 670,900", "#86705a");
}

/** The open half of the door, with its panels, a handle and a towel. */
function door(p: Plate): void {
  const { c } = p;
  solid(p, "M1236 150L1470 96V892L1236 806Z", "#3f6a5e");
  for (const [top, bottom] of pairs("190,420 470,740"))
    line(c, `M1266 ${top}L1438 ${top - 34}V${bottom + 22}L1266 ${bottom}Z`, "rgba(12,30,28,.5)", 5);
  disc(c, 1444, 500, 13, "#e0b460");
  line(c, "M1470 96V892", "rgba(255,240,214,.5)", 5);
}

function basket(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    line(c, "M-60 0C-54 -84 54 -84 60 0", "#8a5f36", 9);
    solid(p, "M-70 0H70L52 66H-52Z", "#b98750");
    for (let i = 0; i < 4; i++)
      line(c, `M${-66 + i * 4} ${10 + i * 16}H${66 - i * 4}`, "rgba(70,40,20,.55)", 4);
    for (let i = -5; i <= 5; i++) line(c, `M${i * 13} 2L${i * 10} 64`, "rgba(255,226,176,.3)", 3);
    fill(c, "M-70 0H70L67 12H-67Z", "#d3a164");
  });
}

function crate(p: Plate, x: number, y: number): void {
  const { c } = p;
  for (let i = 0; i < 13; i++)
    tomato(p, x - 190 + (i % 7) * 62 + (i > 6 ? 30 : 0), y - 150 - (i > 6 ? 34 : 0), 34);
  solid(p, `M${x - 240} ${y - 140}H${x + 240}V${y}H${x - 240}Z`, "#6b4428");
  for (let i = 0; i < 3; i++) {
    solid(p, `M${x - 246} ${y - 138 + i * 48}H${x + 246}v38H${x - 246}Z`, "#a9764a");
    line(c, `M${x - 244} ${y - 136 + i * 48}H${x + 244}`, "rgba(255,228,186,.5)", 3);
  }
  for (const dx of [-232, 196]) solid(p, `M${x + dx} ${y - 150}h36V${y + 4}h-36Z`, "#8a5c38");
}
