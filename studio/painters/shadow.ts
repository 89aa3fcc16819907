import type { Plate } from "../kit/plate.ts";

/** Turns everything that `draw` paints into one flat tone: shadows on a wall, or people against light. */
export function silhouette(p: Plate, tone: string, draw: () => void): void {
  draw();
  for (const g of [p.c, p.e]) {
    g.save();
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.globalCompositeOperation = g === p.c ? "source-in" : "destination-out";
    g.fillStyle = tone;
    g.fillRect(0, 0, g.canvas.width, g.canvas.height);
    g.restore();
  }
}
