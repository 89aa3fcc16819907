import { fade, mix } from "../kit/palette.ts";
import { along, fill, line, type Plate } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Sand heaped against a hull: a low bank `half` wide to each side and `high` in its middle, its foot at y. */
export function sandbank(p: Plate, x: number, y: number, half: number, high: number, tone = "#8d886c"): void {
  const { c, next } = p;
  fill(
    c,
    `M${x - half} ${y}C${x - half * 0.6} ${y - high * 0.3} ${x - half * 0.4} ${y - high} ${x} ${y - high}C${x + half * 0.4} ${y - high} ${x + half * 0.6} ${y - high * 0.3} ${x + half} ${y}C${x + half * 0.4} ${y + high * 0.3} ${x - half * 0.4} ${y + high * 0.3} ${x - half} ${y}Z`,
    along(c, 0, y - high, 0, y + high * 0.3, [
      mix(tone, "#fff0d0", 0.22),
      [0.5, tone],
      mix(tone, "#20251f", 0.35),
    ]),
  );
  for (let i = 0; i < half / 14; i++) {
    const dx = between(next, -0.6, 0.5) * half;
    const top = y - high * (1 - (dx / half) ** 2 * 2.4);
    const ly = between(next, Math.max(top, y - high) + 4, y + high * 0.12);
    line(
      c,
      `M${x + dx} ${ly}q${half * 0.06} -5 ${half * 0.12} 0`,
      fade(next() < 0.5 ? "#2c2e26" : "#f2e6c6", 0.24),
      2.4,
    );
  }
}
