import { mix } from "../kit/palette.ts";
import { along, at, disc, line, type Plate, pairs, solid } from "../kit/plate.ts";
import { figure, type Gesture, type Look } from "./actor.ts";

/** Somebody who sits wrapped in a blanket, 190 high at scale 1, the seat at (x, y). */
export function bundled(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  look: Look,
  tone: string,
  back = false,
  g: Gesture = {},
): void {
  const { c } = p;
  const b = look.broad ?? 1;
  // Whoever sits shows no legs below the blanket.
  const seat = new Path2D(`M${x - 300} ${y - 400 * scale}h600V${y + 10 * scale}h-600Z`);
  for (const pen of [p.c, p.e]) {
    pen.save();
    pen.clip(seat);
  }
  figure(p, x, y + 66 * scale, scale, look, { ...g, back });
  p.c.restore();
  p.e.restore();
  disc(c, x, y + 10 * scale, 78 * scale * b, "rgba(4,10,14,.4)", 9 * scale);
  at(p, x, y, scale, 0, () => {
    solid(
      p,
      `M-12 -138C${-36 * b} -136 ${-50 * b} -118 ${-52 * b} -78C${-54 * b} -40 ${-58 * b} -16 ${-60 * b} 4C${-30 * b} 18 ${26 * b} 14 ${58 * b} 6C${58 * b} -14 ${52 * b} -40 ${51 * b} -78C${49 * b} -118 ${36 * b} -136 12 -138Q0 ${back ? -128 : -104} -12 -138Z`,
      along(c, -60 * b, 0, 60 * b, 0, [
        mix(tone, "#060e14", 0.5),
        [0.4, tone],
        [0.7, tone],
        mix(tone, "#060e14", 0.45),
      ]),
    );
    for (const [k, top] of pairs("-30,-112 -8,-92 18,-106 34,-70"))
      line(c, `M${k * 0.7 * b} ${top}Q${k * 1.1 * b} -60 ${k * b} ${4 - (k % 3) * 3}`, "rgba(8,14,20,.3)", 4);
    line(c, `M${-54 * b} -24Q${-10 * b} -8 ${54 * b} -22`, mix(tone, "#ffffff", 0.3), 4);
    line(c, `M${-44 * b} -116Q${-52 * b} -90 ${-52 * b} -60`, "rgba(255,240,214,.2)", 5);
  });
}
