import { mix } from "../kit/palette.ts";
import { at, disc, line, type Plate, poly, solid } from "../kit/plate.ts";

/** A painted wooden chair, 190 high at scale 1, its feet at (x, y); from the side its back is at the left. */
export function chair(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  color: string,
  view: "back" | "left" | "right" = "back",
): void {
  const { c } = p;
  const low = mix(color, "#0a0812", 0.45);
  const top = mix(color, "#fff4dc", 0.28);
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 0, 62, "rgba(8,6,12,.4)", 10);
    if (view === "back") {
      line(c, "M-36 -70V-4M36 -70V-4", low, 9);
      solid(p, "M-52 -78H52V-64H-52Z", color);
      line(c, "M-46 -2V-184M46 -2V-184", color, 12);
      for (const yy of [-176, -138, -106])
        line(c, `M-46 ${yy}Q0 ${yy - 9} 46 ${yy}`, color, yy === -176 ? 19 : 11);
      line(c, "M-44 -184Q0 -194 44 -184", top, 4);
      return;
    }
    for (const g of [p.c, p.e]) g.scale(view === "left" ? 1 : -1, 1);
    line(c, "M-34 -6V-80M6 -14V-80", low, 9);
    poly(c, "-52,-88 36,-88 56,-72 -40,-72", top);
    solid(p, "M-40 -74H56V-62H-40Z", color);
    line(c, "M-36 0V-70M50 0V-66", color, 10);
    line(c, "M-52 -86L-62 -186M-34 -72L-44 -178", color, 11);
    for (const t of [0.35, 0.65, 0.98])
      line(c, `M${-52 - 10 * t} ${-86 - 100 * t}L${-34 - 10 * t} ${-74 - 104 * t}`, top, 12);
  });
}
