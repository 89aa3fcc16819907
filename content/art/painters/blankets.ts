import { mix } from "../kit/palette.ts";
import { along, at, disc, line, type Plate, solid } from "../kit/plate.ts";
import { actor, type Gesture, type Look } from "./actor.ts";

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
  actor(p, x, y + 66 * scale, scale, look, { ...g, back });
  p.c.restore();
  p.e.restore();
  disc(c, x, y + 10 * scale, 78 * scale * b, "rgba(4,10,14,.4)", 9 * scale);
  at(p, x, y, scale, 0, () => {
    solid(
      p,
      `M-12 -138C${-34 * b} -134 ${-52 * b} -112 ${-58 * b} -70C${-66 * b} -30 ${-68 * b} -8 ${-66 * b} 6Q0 22 ${66 * b} 6C${68 * b} -8 ${66 * b} -30 ${58 * b} -70C${52 * b} -112 ${34 * b} -134 12 -138Q0 ${back ? -128 : -104} -12 -138Z`,
      along(c, -60 * b, 0, 60 * b, 0, [
        [0, mix(tone, "#060e14", 0.5)],
        [0.4, tone],
        [0.7, tone],
        [1, mix(tone, "#060e14", 0.45)],
      ]),
    );
    for (const k of [-36, -14, 12, 34])
      line(c, `M${k * 0.5} ${back ? -122 : -100}Q${k * 1.2} -60 ${k * 1.5} 8`, "rgba(8,14,20,.32)", 4);
    line(
      c,
      `M${-62 * b} -22Q0 -6 ${62 * b} -22M${-63 * b} -10Q0 6 ${63 * b} -10`,
      mix(tone, "#ffffff", 0.3),
      3.4,
    );
  });
}
