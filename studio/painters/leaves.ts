import { fade, ink, mix } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A bean leaf, shaped like an ear; its stalk is at the origin, `length` long, toward `angle`. */
export function beanLeaf(
  p: Plate,
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string = ink.leaf,
): void {
  const { c } = p;
  at(p, x, y, length, angle, () => {
    const ear =
      "M0 0C.05 -.32 .28 -.46 .52 -.4C.78 -.33 .95 -.12 1.02 .03C.86 .1 .84 .2 .66 .28C.44 .38 .12 .32 0 0Z";
    solid(
      p,
      ear,
      along(c, 0.2, -0.5, 0.55, 0.42, [
        mix(color, ink.pearl, 0.32),
        [0.48, color],
        [0.52, mix(color, "#061a1c", 0.28)],
        mix(color, "#061a1c", 0.6),
      ]),
      0.86,
    );
    line(c, "M0 0Q.5 -.1 .98 .03", fade(ink.pearl, 0.38), 0.022);
    line(
      c,
      "M.22 -.04Q.34 -.2 .44 -.3M.44 -.06Q.58 -.18 .7 -.24M.64 -.05Q.76 -.12 .84 -.14M.24 -.03Q.36 .1 .42 .22M.46 -.05Q.58 .08 .64 .17M.66 -.04Q.76 .03 .82 .08",
      fade(ink.pearl, 0.2),
      0.012,
    );
  });
}

interface Vine {
  leaves: number;
  size: number;
  color?: string;
  /** Pods, flowers and curls among the leaves. */
  rich?: boolean;
}

/** A bean plant climbing along a curve from (x0, y0) to (x1, y1), bowed sideways by `bow`. */
export function vine(p: Plate, x0: number, y0: number, x1: number, y1: number, bow: number, o: Vine): void {
  const { c, next } = p;
  const color = o.color ?? ink.leaf;
  const mx = (x0 + x1) / 2 + bow;
  const my = (y0 + y1) / 2;
  line(c, `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, mix(color, "#0a1c20", 0.45), o.size * 0.09);
  for (let i = 0; i < o.leaves; i++) {
    const t = (i + 0.4) / o.leaves;
    const u = 1 - t;
    const x = u * u * x0 + 2 * u * t * mx + t * t * x1;
    const y = u * u * y0 + 2 * u * t * my + t * t * y1;
    const side = i % 2 ? 1 : -1;
    const angle = (side > 0 ? 0 : Math.PI) + between(next, -0.7, 0.5) * side + 0.35 * side;
    const tone = mix(color, next() < 0.5 ? "#8fbf5a" : "#123f44", next() * 0.5);
    const stalk = o.size * between(next, 0.15, 0.4);
    const lx = x + Math.cos(angle) * stalk;
    const ly = y + Math.sin(angle) * stalk;
    line(c, `M${x} ${y}L${lx} ${ly}`, mix(color, "#0a1c20", 0.3), o.size * 0.05);
    if (o.rich && next() < 0.2) pod(p, x, y, o.size * 0.9, Math.PI / 2 + between(next, -0.3, 0.3));
    beanLeaf(p, lx, ly, o.size * between(next, 0.6, 1.15), angle, tone);
    if (o.rich && next() < 0.16) flower(p, x + side * 5, y, o.size * 0.16);
    if (o.rich && next() < 0.14) curl(p, x, y, o.size * 0.3, -side);
  }
}

/** A bean pod that hangs from (x, y). */
export function pod(p: Plate, x: number, y: number, length: number, angle: number): void {
  at(p, x, y, length, angle, () => {
    fill(
      p.c,
      "M0 0C.2 -.12 .8 -.14 1 .04C.8 .12 .25 .14 0 0Z",
      along(p.c, 0, -0.1, 0, 0.12, ["#a9d074", "#2d6a45"]),
    );
    for (let i = 0; i < 4; i++) disc(p.c, 0.24 + i * 0.18, 0.005, 0.055, fade("#d9efa0", 0.5));
  });
}

/** A small bean flower. */
export function flower(p: Plate, x: number, y: number, r: number): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - 0.5;
    disc(p.c, x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, r * 0.55, i < 2 ? "#fbe3d4" : "#f4b8a2");
  }
  disc(p.c, x, y, r * 0.32, ink.amber);
}

/** A curl with which the plant holds on. */
function curl(p: Plate, x: number, y: number, r: number, side: number): void {
  line(
    p.c,
    `M${x} ${y}c${side * r} ${-r} ${side * 2 * r} ${-r * 0.4} ${side * 1.7 * r} ${r * 0.4}c${-side * r * 0.3} ${r * 0.7} ${-side * r * 1.1} ${r * 0.2} ${-side * r * 0.6} ${-r * 0.3}`,
    "#5d9a55",
    r * 0.13,
  );
}
