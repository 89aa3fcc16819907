import { fade, mix } from "../kit/palette.ts";
import { along, around, disc, fill, inside, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

export interface Casement {
  /** Light inside, 0 to 1. */
  lit: number;
  /** How far the shutters are open, 0 to 1; without them: undefined. */
  shutters?: number;
  tone?: string;
  /** What stands in the window, before the light. */
  within?: () => void;
}

/** An open window of a Saltmere house, w by h, its upper left corner at (x, y), with stone sill and wooden shutters. */
export function casement(p: Plate, x: number, y: number, w: number, h: number, o: Casement): void {
  const { c, e } = p;
  const tone = o.tone ?? "#4f6a66";
  solid(p, `M${x - 12} ${y - 12}H${x + w + 12}V${y + h}H${x - 12}Z`, "#2a363a");
  fill(c, `M${x} ${y}H${x + w}V${y + h}H${x}Z`, mix("#1a2428", "#5a4320", o.lit));
  const path = `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  inside(c, path, () =>
    inside(e, path, () => {
      if (o.lit > 0)
        fill(
          e,
          path,
          around(e, x + w / 2, y + h * 0.4, Math.max(w, h) * 0.8, [
            fade("#ffe6ae", 0.86 * o.lit),
            [0.6, fade("#f2b84b", 0.7 * o.lit)],
            fade("#b9752a", 0.45 * o.lit),
          ]),
        );
      o.within?.();
    }),
  );
  solid(p, `M${x - 26} ${y + h}H${x + w + 26}V${y + h + 20}H${x - 26}Z`, "#98a49e");
  line(c, `M${x - 26} ${y + h + 1}H${x + w + 26}`, "rgba(240,246,238,.5)", 4);
  fill(c, `M${x - 16} ${y + h + 20}H${x + w + 16}V${y + h + 28}H${x - 16}Z`, "rgba(6,14,18,.4)");
  if (o.shutters === undefined) return;
  const leaf = w * 0.5 * (0.25 + 0.75 * o.shutters);
  for (const side of [-1, 1]) {
    const from = side < 0 ? x - 10 : x + w + 10;
    const to = from + side * leaf;
    const skew = (1 - o.shutters) * 16;
    poly(
      c,
      [
        [from, y - 8],
        [to, y - 8 - skew],
        [to, y + h + 6 + skew],
        [from, y + h + 6],
      ],
      along(c, from, 0, to, 0, [mix(tone, "#050d12", 0.4), tone]),
    );
    for (let k = 1; k < 9; k++) {
      const ly = y + (h * k) / 9;
      line(c, `M${from + side * 8} ${ly}L${to - side * 6} ${ly}`, fade("#0a161c", 0.42), 3);
      line(c, `M${from + side * 8} ${ly + 4}L${to - side * 6} ${ly + 4}`, fade("#dfe8e4", 0.16), 2);
    }
  }
}

/** A wall of pale plaster and stone from x0 to x1, with a shadow under its eaves. */
export function facade(
  p: Plate,
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  tone = "#7f8d8a",
): void {
  const { c, next } = p;
  solid(
    p,
    `M${x0} ${top}H${x1}V${bottom}H${x0}Z`,
    along(c, x0, 0, x1, 0, [mix(tone, "#0d1a20", 0.3), [0.6, tone], mix(tone, "#0d1a20", 0.25)]),
  );
  for (let i = 0; i < (x1 - x0) / 5; i++) {
    const w = between(next, 20, 70);
    const x = between(next, x0, x1 - w);
    const y = between(next, top, bottom - 20);
    fill(
      c,
      `M${x} ${y}h${w}v${between(next, 14, 26)}h${-w}Z`,
      fade(next() < 0.5 ? "#0d1a20" : "#eaf0ea", 0.03 + next() * 0.06),
    );
  }
  line(c, `M${x0} ${top}V${bottom}M${x1} ${top}V${bottom}`, "rgba(6,14,18,.45)", 5);
}

/** A plate seen at an angle: `tilt` is its height as a share of its width. */
export function dinnerPlate(p: Plate, x: number, y: number, r: number, tilt = 0.3): void {
  const { c } = p;
  disc(c, x + 2, y + 4, r, "rgba(6,10,14,.4)", r * tilt);
  p.e.save();
  p.e.globalCompositeOperation = "destination-out";
  disc(p.e, x, y, r, "#000", r * tilt);
  p.e.restore();
  disc(c, x, y, r, "#e6e0cf", r * tilt);
  disc(c, x, y - r * tilt * 0.05, r * 0.66, "#c9c5b6", r * tilt * 0.62);
  disc(c, x, y + r * tilt * 0.04, r * 0.6, "#efe9da", r * tilt * 0.56);
}
