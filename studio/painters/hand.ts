import { dark } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { SKINS } from "./heads.ts";
import { limb } from "./limb.ts";

export interface Hand {
  skin: number;
  sleeve: string;
  cuff?: string;
  /** Default: a flat hand. */
  pose?: "point" | "hold";
  /** A negative side is a left hand. */
  side?: 1 | -1;
}

/** A large hand that comes from the right along its arm; its finger tips are near (x - 150, y) at scale 1. */
export function hand(p: Plate, x: number, y: number, scale: number, angle: number, o: Hand): void {
  const { c } = p;
  const [skin, low] = SKINS[o.skin] ?? SKINS[0];
  at(p, x, y, scale, angle, () => {
    for (const g of [p.c, p.e]) g.scale(1, o.side ?? 1);
    const fingers: readonly (readonly [number, number])[] =
      o.pose === "point"
        ? [
            [-160, -26],
            [-44, -2],
            [-40, 20],
            [-34, 40],
          ]
        : o.pose === "hold"
          ? [
              [-84, -40],
              [-92, -14],
              [-86, 12],
              [-72, 34],
            ]
          : [
              [-140, -34],
              [-154, -10],
              [-144, 16],
              [-120, 40],
            ];
    limb(
      p,
      [
        [120, 6],
        [560, 60],
      ],
      118,
      dark(o.sleeve, 0.6),
    );
    limb(
      p,
      [
        [124, 4],
        [560, 56],
      ],
      104,
      o.sleeve,
    );
    line(c, "M140 -36L540 6", "rgba(255,240,214,.18)", 12);
    line(c, "M108 -52L116 62", o.cuff ?? dark(o.sleeve, 0.75), 30);
    line(c, "M104 -48L110 52", "rgba(255,250,236,.35)", 5);
    for (const [i, [fx, fy]] of fingers.entries()) {
      const root: readonly [number, number] = [0, -34 + i * 24];
      limb(p, [root, [fx * 0.5, fy * 0.6 + root[1] * 0.4], [fx, fy]], 27, low);
      limb(p, [root, [fx * 0.5, fy * 0.6 + root[1] * 0.4], [fx, fy]], 23, skin);
      if (o.pose !== "hold") disc(c, fx - 3, fy - 3, 6, "rgba(255,236,220,.55)", 4.5);
    }
    solid(
      p,
      "M-16 -52C24 -66 70 -58 100 -46L104 50C70 62 20 66 -12 50C-26 30 -28 -30 -16 -52Z",
      along(c, 0, -60, 0, 60, [skin, [0.6, skin], low]),
    );
    for (let i = 0; i < 3; i++) line(c, `M-16 ${-20 + i * 24}q14 2 26 0`, low, 3.4);
    const thumb: readonly (readonly [number, number])[] =
      o.pose === "hold"
        ? [
            [50, -44],
            [0, -74],
            [-58, -66],
          ]
        : [
            [50, -46],
            [-6, -76],
            [-44, -74],
          ];
    limb(p, thumb, 29, low);
    limb(p, thumb, 25, skin);
    fill(c, "M20 -50Q50 -60 84 -48Q50 -44 20 -50Z", "rgba(255,236,220,.25)");
  });
}
