import { at, circle, disc, line, type Plate, solid } from "../kit/plate.ts";
import { beanLeaf } from "./leaves.ts";

const DARK = "#1c1014";

/** Draws inside the six windows of Lumo, in the frame of the station as `station` draws it. */
export function behindWindows(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  angle: number,
  draw: () => void,
): void {
  at(p, x, y, scale, angle, () => {
    const panes = new Path2D(Array.from({ length: 6 }, (_, i) => circle(-172 + i * 68, 6, 16.5)).join(""));
    for (const g of [p.c, p.e]) g.clip(panes);
    draw();
  });
}

/** Somebody with a bun from the side, as small as in a window of Lumo; a negative `side` walks to the left. */
export function passer(p: Plate, x: number, side: 1 | -1 = 1): void {
  at(p, x, 9, 1, 0, () => {
    p.c.scale(side, 1);
    solid(p, "M-8 18C-9 6 -6 1.5 -1.5 0.5L-1.6 -3H2.6L3 0.6C7 2 8 8 8 18Z", DARK);
    solid(
      p,
      "M-4.6 -6C-5.4 -13 4.2 -13.6 4.8 -7.6L6 -5.2L4.8 -4.6C4.6 -1.8 2.4 -1 0 -1.4C-3 -1.8 -4.6 -3.4 -4.6 -6Z",
      DARK,
    );
    disc(p.c, -5.4, -10.6, 3, DARK);
  });
}

/** Moss at its window: a dome, an eye and the tip of its mast. */
export function mossInside(p: Plate, x: number): void {
  at(p, x, 9, 1, 0, () => {
    solid(p, "M-9 16C-10 1 -6 -3 0 -3C6 -3 10 1 9 16Z", "#3a1a16");
    line(p.c, "M0 -3V-8", "#3a1a16", 1.2);
    disc(p.e, 2.6, 3, 1.7, "rgba(255,240,200,.95)");
  });
}

/** Leaves that have grown to a window. */
export function leavesInside(p: Plate, x: number): void {
  line(p.c, `M${x - 12} 24Q${x - 4} 8 ${x + 6} -6`, "#16321f", 1.6);
  for (const [dx, dy, size, turn] of [
    [-8, 16, 11, -0.5],
    [-6, 10, 10, 3.4],
    [-1, 4, 11, -0.3],
    [2, 0, 9, 3.7],
    [5, -5, 9, -0.9],
  ] as const)
    beanLeaf(p, x + dx, 6 + dy - 6, size, turn, "#1f5a34");
}
