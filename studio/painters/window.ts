import { fade, ink } from "../kit/palette.ts";
import { along, around, at, circle, disc, hoop, inside, line, type Plate } from "../kit/plate.ts";

interface Porthole {
  /** 0 dark to 1 bright. */
  lit?: number;
  /** Color of the light inside. */
  color?: string;
  /** Bars of the frame across the glass. */
  cross?: boolean;
  /** Something to paint behind the glass, in units of the radius. */
  within?: (p: Plate) => void;
}

/** A round window with a riveted frame: dark glass that mirrors the sky, or warm light from within. */
export function porthole(p: Plate, x: number, y: number, r: number, o: Porthole = {}): void {
  const { c, e } = p;
  const lit = o.lit ?? 0;
  const color = o.color ?? ink.amber;
  at(p, x, y, r, 0, () => {
    disc(c, 0.03, 0.06, 1.42, "rgba(6,9,24,.55)");
    disc(c, 0, 0, 1.34, along(c, -1, -1.3, 1, 1.3, ["#b9c4da", [0.45, "#6f7b99"], "#30395a"]));
    hoop(c, 0, 0, 1.2, "rgba(12,16,36,.55)", 0.045);
    disc(c, 0, 0, 1.1, along(c, -1, -1, 1, 1, ["#272f4c", "#7c88a6"]));
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2 + 0.3;
      disc(c, Math.cos(a) * 1.25, Math.sin(a) * 1.25, 0.045, "rgba(230,238,250,.75)");
      disc(c, Math.cos(a) * 1.25 + 0.02, Math.sin(a) * 1.25 + 0.03, 0.035, "rgba(20,26,50,.8)");
    }
    disc(c, 0, 0, 1, along(c, -0.6, -1, 0.6, 1, ["#101a38", [0.6, "#080d20"], "#141d3c"]));
    inside(c, circle(0, 0, 1), () =>
      inside(e, circle(0, 0, 1), () => {
        if (lit > 0) {
          disc(c, 0, 0, 1.05, fade("#3a2210", lit));
          disc(
            e,
            0,
            0,
            1,
            around(e, 0.1, 0.15, 1.1, [
              fade("#fff3cf", 0.95 * lit),
              [0.35, fade(color, 0.8 * lit)],
              fade(color, 0.34 * lit),
            ]),
          );
        }
        o.within?.(p);
      }),
    );
    if (o.cross) {
      line(c, "M0 -1V1M-1 0H1", "#1b2140", 0.07);
      e.save();
      e.globalCompositeOperation = "destination-out";
      line(e, "M0 -1V1M-1 0H1", "#000", 0.07);
      e.restore();
    }
    line(c, "M-.78 -.1A.8 .8 0 0 1 -.12 -.78", "rgba(215,232,255,.5)", 0.06);
    line(c, "M-.66 .36A.8 .8 0 0 1 -.76 .16", "rgba(215,232,255,.32)", 0.06);
  });
}
