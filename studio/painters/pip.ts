import { fade, ink } from "../kit/palette.ts";
import { around, at, disc, fill, type Plate } from "../kit/plate.ts";
import { between, type Random } from "../kit/random.ts";

const DROP = "M0 -1.4C.16 -.86 .82 -.4 .82 .24A.82 .82 0 0 1 -.82 .24C-.82 -.4 -.16 -.86 0 -1.4Z";

/** A living light: a soft-edged drop without a face. `size` is its radius, `tilt` how it leans. */
export function livingLight(
  p: Plate,
  x: number,
  y: number,
  size: number,
  tilt: number,
  color: string,
  strength = 1,
): void {
  const { e } = p;
  at(p, x, y, size, tilt, () => {
    disc(
      e,
      0,
      0,
      4.2,
      around(e, 0, 0, 4.2, [
        fade(color, 0.26 * strength),
        [0.3, fade(color, 0.1 * strength)],
        fade(color, 0),
      ]),
    );
    e.save();
    // Blurring costs a pass per light; the small ones are soft enough by their size.
    if (size > 14) e.filter = `blur(${size * 0.09}px)`;
    fill(
      e,
      DROP,
      around(e, -0.06, 0.2, 1.5, [
        fade("#ffffff", 0.85 * strength),
        [0.35, fade(color, 0.7 * strength)],
        fade(color, 0.42 * strength),
      ]),
    );
    e.restore();
  });
}

/** Pip, pearl-colored. */
export function pip(p: Plate, x: number, y: number, size: number, tilt = 0.12): void {
  livingLight(p, x, y, size, tilt, "#ffeec0");
}

/** Pip's family: ice-colored lights of all sizes; `place` tells where the one at share t of the way is, and how near. */
export function oldLights(
  p: Plate,
  count: number,
  place: (t: number) => readonly [number, number, number],
  size: number,
): void {
  const { next } = p;
  for (let i = 0; i < count; i++) {
    const [x, y, near] = place((i + next()) / count);
    livingLight(
      p,
      x,
      y,
      size * near * between(next, 0.6, 1.25),
      between(next, -0.5, 0.5),
      next() < 0.2 ? "#e2f4ff" : "#a9dcf5",
      between(next, 0.42, 0.72),
    );
  }
}

/** Three dots for three taps. */
export function taps(
  p: Plate,
  x: number,
  y: number,
  r: number,
  gap: number,
  color: string = ink.pearl,
): void {
  for (let i = 0; i < 3; i++) disc(p.e, x + i * gap, y, r, fade(color, 0.9));
}

/** A place on a loose ellipse around (x, y), for oldLights; lights at the front are nearer. */
export function circling(next: Random, x: number, y: number, rx: number, ry: number, loose: number) {
  return (t: number): [number, number, number] => {
    const a = t * Math.PI * 2;
    const wide = 1 + between(next, -loose, loose);
    return [x + Math.cos(a) * rx * wide, y + Math.sin(a) * ry * wide, 0.65 + Math.sin(a) * 0.35];
  };
}
