import { fade } from "../kit/palette.ts";
import { around, disc, hoop, type Plate } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Dust that floats in lamplight, thinner away from (x, y). */
export function motes(p: Plate, x: number, y: number, reach: number, count: number, color: string): void {
  const { e, next } = p;
  for (let i = 0; i < count; i++) {
    const a = next() * Math.PI * 2;
    const d = Math.sqrt(next()) * reach;
    const size = between(next, 0.7, 2.2);
    disc(
      e,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d * 0.8,
      size,
      fade(color, (1 - d / reach) * between(next, 0.15, 0.8)),
    );
  }
}

/** Rings like sound around a point. */
export function ripples(
  p: Plate,
  x: number,
  y: number,
  first: number,
  step: number,
  count: number,
  color: string,
  strength: number,
  flat = 1,
): void {
  for (let i = 0; i < count; i++) {
    const r = first + i * step;
    hoop(p.e, x, y, r, fade(color, strength * (1 - i / count)), 2.4 - i * 0.22, r * flat);
  }
}

/** A soft patch of light in the air. */
export function glow(
  p: Plate,
  x: number,
  y: number,
  r: number,
  color: string,
  strength: number,
  flat = 1,
): void {
  const { e } = p;
  e.save();
  e.translate(x, y);
  e.scale(1, flat);
  disc(
    e,
    0,
    0,
    r,
    around(e, 0, 0, r, [
      fade(color, strength),
      [0.4, fade(color, strength * 0.4)],
      [0.75, fade(color, strength * 0.08)],
      fade(color, 0),
    ]),
  );
  e.restore();
}
