import { mix } from "../kit/palette.ts";
import { along, disc, fill, line, type Plate } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A velvet curtain that hangs in folds from y0 to y1; `pull` moves its hem sideways, as if drawn open. */
export function curtain(
  p: Plate,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  pull = 0,
  color = "#9c2f38",
): void {
  const { c, e, next } = p;
  const count = Math.max(4, Math.round((x1 - x0) / 46));
  const w = (x1 - x0) / count;
  for (let i = 0; i < count; i++) {
    const x = x0 + i * w;
    const sway = pull * ((i + 0.5) / count) + between(next, -5, 5);
    const path = `M${x - 3} ${y0}C${x - 3} ${y0 + (y1 - y0) * 0.4} ${x + sway - 6} ${y0 + (y1 - y0) * 0.7} ${x + sway - 4} ${y1}Q${x + sway + w * 0.5} ${y1 + between(next, 4, 14)} ${x + sway + w + 4} ${y1}C${x + sway + w + 6} ${y0 + (y1 - y0) * 0.7} ${x + w + 3} ${y0 + (y1 - y0) * 0.4} ${x + w + 3} ${y0}Z`;
    fill(
      c,
      path,
      along(c, x, 0, x + w + sway * 0.5, 0, [
        mix(color, "#16060c", 0.62),
        [between(next, 0.25, 0.4), mix(color, "#ffb0a0", 0.1)],
        [0.62, color],
        mix(color, "#16060c", 0.66),
      ]),
    );
    e.save();
    e.globalCompositeOperation = "destination-out";
    fill(e, path, "#000");
    e.restore();
    line(
      c,
      `M${x + w * 0.36} ${y0}C${x + w * 0.36} ${y0 + (y1 - y0) * 0.5} ${x + w * 0.36 + sway} ${y0 + (y1 - y0) * 0.7} ${x + w * 0.34 + sway} ${y1}`,
      "rgba(255,190,170,.1)",
      w * 0.2,
    );
  }
  line(
    c,
    `M${x0 + Math.min(0, pull * 0.06)} ${y1 - 18}${Array.from({ length: count }, (_, i) => `L${x0 + (i + 1) * w + pull * ((i + 0.5) / count)} ${y1 - 16}`).join("")}`,
    "rgba(240,196,106,.65)",
    7,
  );
}

/** A scalloped top of velvet with a gold fringe. */
export function pelmet(p: Plate, x0: number, x1: number, y: number, drop: number, color = "#8a2831"): void {
  const { c } = p;
  const count = Math.max(2, Math.round((x1 - x0) / 230));
  const w = (x1 - x0) / count;
  for (let i = 0; i < count; i++) {
    const x = x0 + i * w;
    const path = `M${x} ${y}H${x + w}V${y + drop * 0.45}Q${x + w / 2} ${y + drop * 1.5} ${x} ${y + drop * 0.45}Z`;
    fill(
      c,
      path,
      along(c, 0, y, 0, y + drop, [mix(color, "#16060c", 0.4), [0.7, color], mix(color, "#ffb0a0", 0.14)]),
    );
    for (let k = 1; k < 5; k++)
      line(
        c,
        `M${x + 8} ${y + drop * 0.1 * k}Q${x + w / 2} ${y + drop * (0.22 + 0.24 * k)} ${x + w - 8} ${y + drop * 0.1 * k}`,
        "rgba(20,4,10,.35)",
        4,
      );
    line(
      c,
      `M${x} ${y + drop * 0.45}Q${x + w / 2} ${y + drop * 1.5} ${x + w} ${y + drop * 0.45}`,
      "#d9a84c",
      9,
    );
    disc(c, x, y + drop * 0.5, 12, "#e6b860");
    line(c, `M${x} ${y + drop * 0.5}v34`, "#c99642", 10);
  }
}
