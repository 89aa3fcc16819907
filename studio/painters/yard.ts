import { mix } from "../kit/palette.ts";
import { along, disc, line, type Plate, poly } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Rough grass that fills a box down to the picture's end, with a stone path from the door toward us. */
export function yard(p: Plate, top: number, door: number): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, top, 0, 900, ["#3a4a48", "#27333a"]);
  c.fillRect(-10, top, 1620, 920 - top);
  for (let i = 0; i < 2400; i++) {
    const t = next();
    const y = top + t * (900 - top);
    const x = next() * 1600;
    const h = (3 + 20 * t) * between(next, 0.5, 1.2);
    line(
      c,
      `M${x} ${y}q${between(next, -3, 3)} ${-h * 0.6} ${between(next, -7, 7)} ${-h}`,
      mix("#3f5650", next() < 0.5 ? "#22303a" : "#6f7f66", next() * 0.7),
      1 + t * 2,
    );
  }
  const depth = 920 - top;
  for (let j = 0; j < 13; j++) {
    const t = (j / 13) ** 1.7;
    const y = top + 10 + t * depth;
    const h = 5 + t * 40;
    const half = 46 + t * 150;
    for (let i = 0; i < 3; i++) {
      const x = door - t * 150 + ((i - 1) * half * 2) / 3 + between(next, -5, 5);
      disc(c, x, y + h * 0.12, half * 0.32, "rgba(8,10,22,.3)", h * 0.47);
      disc(c, x, y, half * 0.31, mix("#5d6070", "#82808a", next() * 0.7), h * 0.44);
    }
  }
}

/** A picket fence from one point to another; its pales are `h` high at the first and `h * far` at the last. */
export function fence(p: Plate, x0: number, y0: number, x1: number, y1: number, h: number, far = 1): void {
  const { c, next } = p;
  const count = Math.round(Math.abs(x1 - x0) / (h * 0.3));
  for (const share of [0.3, 0.72]) {
    poly(
      c,
      [
        [x0, y0 - h * share - h * 0.05],
        [x1, y1 - h * far * share - h * far * 0.05],
        [x1, y1 - h * far * share + h * far * 0.05],
        [x0, y0 - h * share + h * 0.05],
      ],
      "#3d3a48",
    );
  }
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const size = h * (1 + (far - 1) * t) * between(next, 0.94, 1.05);
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t;
    const w = size * 0.075;
    const lean = between(next, -0.02, 0.02) * size;
    poly(
      c,
      [
        [x - w, y],
        [x - w + lean, y - size * 0.9],
        [x + lean, y - size],
        [x + w + lean, y - size * 0.9],
        [x + w, y],
      ],
      mix("#5a5664", "#787080", next() * 0.6),
    );
  }
}
