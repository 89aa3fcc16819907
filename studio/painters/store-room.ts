import { along, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";

/** A sack of flour, 150 high at scale 1, standing at (x, y). */
export function sack(p: Plate, x: number, y: number, scale: number, lean = 0): void {
  const { c, next } = p;
  at(p, x, y, scale, lean, () => {
    disc(c, 0, 0, 70, "rgba(10,6,4,.4)", 10);
    solid(
      p,
      "M-58 0C-72 -60 -62 -118 -44 -138Q0 -126 44 -138C62 -118 72 -60 58 0Q0 10 -58 0Z",
      along(c, -66, 0, 66, 0, ["#c9b48c", [0.4, "#f0e0c0"], "#a08a64"]),
    );
    solid(
      p,
      "M-44 -138C-62 -156 -50 -172 -26 -164Q0 -176 26 -164C50 -172 62 -156 44 -138Q0 -126 -44 -138Z",
      "#e6d4ae",
    );
    line(c, "M-46 -138Q0 -124 46 -138", "#8a5a34", 6);
    disc(c, 0, -66, 32, "rgba(194,90,84,.9)");
    line(c, "M0 -44V-90M0 -62l-13 -10M0 -62l13 -10M0 -76l-13 -10M0 -76l13 -10", "#fff4e0", 5);
    for (let i = 0; i < 12; i++)
      line(c, `M${between(next, -50, 50)} ${between(next, -130, -10)}v12`, "rgba(90,70,46,.2)", 2);
  });
}

/** Shelves on a wall from x0 to x1 with jars, boxes and rolled things; the boards are at these heights. */
export function shelves(p: Plate, x0: number, x1: number, boards: readonly number[]): void {
  const { c, next } = p;
  for (const y of boards) {
    for (let x = x0 + 16; x < x1 - 40; ) {
      const w = between(next, 30, 78);
      const h = between(next, 40, 96);
      const tone = pick(next, ["#a9764a", "#6d7f6a", "#c9a878", "#8d4a52", "#4f6f78", "#d8b070"]);
      if (next() < 0.4) {
        solid(p, `M${x} ${y}V${y - h * 0.8}q${w / 2} -14 ${w} 0V${y}Z`, tone);
        fill(c, `M${x + 2} ${y - h * 0.8 + 3}q${w / 2} -16 ${w - 4} 0v-12h${-(w - 4)}Z`, "#d8ccb2");
        line(c, `M${x + 7} ${y - 8}V${y - h * 0.7}`, "rgba(255,255,255,.3)", 5);
      } else {
        solid(p, `M${x} ${y}V${y - h}h${w}V${y}Z`, tone);
        line(c, `M${x + 2} ${y - h + 2}h${w - 4}`, "rgba(255,236,196,.45)", 3);
        fill(
          c,
          `M${x + w * 0.25} ${y - h * 0.66}h${w * 0.5}v${h * 0.26}h${-w * 0.5}Z`,
          "rgba(255,244,220,.7)",
        );
      }
      x += w + between(next, 4, 22);
    }
    solid(p, `M${x0} ${y}H${x1}V${y + 14}H${x0}Z`, "#6b4630");
    line(c, `M${x0} ${y + 2}H${x1}`, "rgba(255,226,186,.5)", 3);
  }
  for (const x of [x0 + 6, x1 - 6])
    line(c, `M${x} ${(boards[0] ?? 0) - 110}V${(boards.at(-1) ?? 0) + 14}`, "#543524", 14);
}

/** Bricks with old plaster over some of them, down to a floor of stone. */
export function cellar(p: Plate, floor: number): void {
  const { c, next } = p;
  c.fillStyle = "#6a5a52";
  c.fillRect(0, 0, 1600, floor);
  for (let row = 0; row * 30 < floor; row++)
    for (let i = -1; i < 24; i++) {
      c.fillStyle = pick(next, ["#84695a", "#7a6054", "#8f7462", "#755a50"]);
      c.fillRect(i * 70 + (row % 2) * 35 + 2, row * 30 + 2, 66, 26);
    }
  for (let i = 0; i < 60; i++)
    disc(
      c,
      next() * 1600,
      next() * floor,
      between(next, 30, 150),
      `rgba(${next() < 0.5 ? "214,190,150" : "40,26,24"},.07)`,
      between(next, 20, 60),
    );
  c.fillStyle = along(c, 0, floor, 0, 900, ["#4a403c", "#6a5a50"]);
  c.fillRect(0, floor, 1600, 900 - floor);
  for (let row = 0, y = floor; y < 900; row++) {
    line(c, `M0 ${y}H1600`, "rgba(14,8,10,.4)", 2.4);
    for (let x = (row % 2) * 90; x < 1600; x += 180 + row * 20)
      line(c, `M${x} ${y}v${26 + row * 12}`, "rgba(14,8,10,.4)", 2.4);
    y += 26 + row * 12;
  }
}

/** A lamp under a tin shade that hangs from the ceiling, its light at (x, y). */
export function tinLamp(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  line(c, `M${x} 0V${y - 60}`, "#1c1618", 5);
  solid(p, `M${x - 18} ${y - 62}h36l66 58h-168Z`, "#3f5f5a");
  line(c, `M${x - 84} ${y - 4}h168`, "#e6cd96", 6);
  disc(e, x, y, 24, "rgba(255,240,204,.95)", 16);
}
