import { fade, ink, mix } from "../kit/palette.ts";
import { at, disc, line, type Plate, poly } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A block of ring ice: a few facets, lighter toward the top left. */
export function iceBlock(p: Plate, x: number, y: number, r: number, tint: string = ink.ice): void {
  const { c, next } = p;
  at(p, x, y, r, next() * 6.3, () => {
    const count = 7 + Math.floor(next() * 3);
    const rim = Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2 + between(next, -0.22, 0.22);
      const d = between(next, 0.72, 1.05);
      return [Math.cos(a) * d, Math.sin(a) * d * 0.82] as const;
    });
    const heart = [between(next, -0.3, 0.3), between(next, -0.3, 0.3)] as const;
    rim.forEach((a, i) => {
      const b = rim[(i + 1) % count] as readonly [number, number];
      const face = next();
      poly(c, [a, b, heart], mix(mix("#33496f", tint, face), "#0d1733", 0.25 * next()));
      line(c, `M${a[0]} ${a[1]}L${heart[0]} ${heart[1]}`, fade("#eefaff", 0.22), 0.018);
    });
    line(c, `M${rim.map((q) => q.join(" ")).join("L")}Z`, fade("#eefaff", 0.35), 0.03);
  });
}

/** A field of ice between two heights, smaller and denser toward `y0`, larger toward `y1`. */
export function iceField(
  p: Plate,
  y0: number,
  y1: number,
  count: number,
  size: number,
  tint: string = ink.ice,
): void {
  const { next } = p;
  const spots = Array.from({ length: count }, () => next() ** 1.4).sort((a, b) => a - b);
  for (const near of spots) {
    const y = y0 + (y1 - y0) * near + between(next, -8, 8);
    const r = size * (0.06 + near * near) * between(next, 0.35, 1.1);
    iceBlock(p, between(next, -60, 1660), y, Math.max(1.2, r), tint);
  }
}

/** Fine ice dust that catches the light. */
export function iceDust(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  strength = 0.7,
): void {
  const { e, next } = p;
  for (let i = 0; i < count; i++) {
    const r = 0.5 + next() ** 4 * 2.2;
    disc(
      e,
      x + next() * w,
      y + next() * h,
      r,
      fade(next() < 0.25 ? ink.pearl : ink.ice, strength * next() ** 2),
    );
  }
}
