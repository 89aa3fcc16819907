import type { Plate } from "../kit/plate.ts";

/** Draws something upside down below a floor line, as a polished floor mirrors it. */
export function reflection(p: Plate, y: number, share: number, draw: () => void): void {
  for (const g of [p.c, p.e]) {
    g.save();
    g.beginPath();
    g.rect(-20, y, 1640, 900);
    g.clip();
    g.translate(0, 2 * y);
    g.scale(1, -1);
    g.globalAlpha = share;
  }
  draw();
  p.c.restore();
  p.e.restore();
}
