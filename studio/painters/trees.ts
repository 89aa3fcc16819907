import { mix } from "../kit/palette.ts";
import { line, type Plate, poly } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A bare tree: each branch parts in two or three; `size` is the length of its trunk. */
export function bareTree(p: Plate, x: number, y: number, size: number, color: string, lean = 0): void {
  branch(p, x, y, size, lean, size * 0.15, color, 7);
}

function branch(
  p: Plate,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  color: string,
  left: number,
): void {
  const { c, next } = p;
  const bend = between(next, -0.16, 0.16);
  const [mx, my] = [x + Math.sin(angle) * length * 0.5, y - Math.cos(angle) * length * 0.5];
  const [ex, ey] = [mx + Math.sin(angle + bend) * length * 0.5, my - Math.cos(angle + bend) * length * 0.5];
  line(c, `M${x} ${y}Q${mx} ${my} ${ex} ${ey}`, color, Math.max(1, width));
  if (left === 0) return;
  const arms = next() < 0.35 ? 3 : 2;
  for (let i = 0; i < arms; i++) {
    const turn = (i - (arms - 1) / 2) * between(next, 0.55, 0.95) + between(next, -0.14, 0.14);
    branch(
      p,
      ex,
      ey,
      length * between(next, 0.62, 0.82),
      angle + bend + turn,
      width * (arms === 3 ? 0.58 : 0.68),
      color,
      left - 1,
    );
  }
}

/** A fir of ragged tiers, `h` high, its foot at (x, y). */
export function fir(p: Plate, x: number, y: number, h: number, color: string): void {
  const { c, next } = p;
  line(c, `M${x} ${y}V${y - h * 0.2}`, "#241c24", h * 0.04);
  const tiers = 8;
  for (let i = 0; i < tiers; i++) {
    const low = y - h * 0.07 - (i / tiers) * h * 0.83;
    const w = h * 0.25 * (1 - i / tiers) ** 0.85 + 4;
    const edge = Array.from({ length: 9 }, (_, k) => {
      const u = k / 8 - 0.5;
      return [
        x + u * 2 * w,
        low - (0.5 - Math.abs(u)) * h * 0.03 + (k % 2 ? 5 : -4) * (h / 260) * between(next, 0.5, 1.4),
      ] as const;
    });
    poly(c, [...edge, [x, low - h * 0.24]], mix(color, i % 2 ? "#070a18" : "#5a7a86", 0.1 + next() * 0.08));
  }
}
