import { fade } from "../kit/palette.ts";
import { along, around, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { type Sign, sign } from "./signs.ts";

/** A spoon, its bowl down, 100 long at scale 1, hanging from the origin; with a sign as its handle if told. */
export function spoon(p: Plate, x: number, y: number, scale: number, angle: number, name?: Sign): void {
  const { c } = p;
  at(p, x, y, scale, angle, () => {
    solid(p, "M-2.4 4H2.4L4 62H-4Z", along(c, -4, 0, 4, 0, ["#eef4fa", [0.5, "#aab8cc"], "#5c6884"]));
    solid(
      p,
      "M0 58C11 58 16 72 15 82C14 95 7 102 0 102C-7 102 -14 95 -15 82C-16 72 -11 58 0 58Z",
      around(c, -5, 74, 32, ["#f4f9ff", [0.4, "#b4c1d4"], "#4b5674"]),
    );
    fill(
      c,
      "M0 64C8 64 11 74 10 82C9 92 5 96 0 96C-5 96 -9 92 -10 82C-11 74 -8 64 0 64Z",
      "rgba(40,52,86,.34)",
    );
    line(c, "M-7 72Q-10 82 -6 92", "rgba(255,255,255,.8)", 2.2);
    if (name) {
      disc(c, 0, 0, 15, "#c6d1e0");
      disc(c, 0, 0, 13, "#33405f");
      sign(p, name, 0, 0, 7.5, "#fff1cc");
    }
  });
}

/** A spoon on its thread, from a branch at (x, y0) down to y1. */
export function hungSpoon(
  p: Plate,
  x: number,
  y0: number,
  y1: number,
  scale: number,
  sway: number,
  name?: Sign,
): void {
  const bx = x + sway * (y1 - y0);
  line(p.c, `M${x} ${y0}L${bx} ${y1 - 14 * scale}`, "rgba(240,228,200,.6)", 1.5);
  spoon(p, bx, y1, scale, -sway, name);
  disc(p.e, bx - 6 * scale, y1 + 76 * scale, 2.2 * scale, fade("#fff6e0", 0.8));
}
