import { fade, ink, mix } from "../kit/palette.ts";
import { along, around, disc, line, type Plate, poly } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";

export interface Row {
  /** Ground line and the heights of the houses. */
  ground: number;
  low: number;
  high: number;
  /** Width of one house. */
  width: number;
  /** Share of windows that are lit. */
  lit: number;
  color: string;
}

/** A row of houses at night with pitched roofs, chimneys and small windows. */
export function houses(p: Plate, x0: number, x1: number, row: Row): void {
  const { next } = p;
  for (let x = x0; x < x1; ) {
    const w = row.width * between(next, 0.75, 1.3);
    house(p, x, w, row.ground, between(next, row.low, row.high), row);
    x += w + (next() < 0.2 ? row.width * 0.2 : 1);
  }
}

function house(p: Plate, x: number, w: number, ground: number, h: number, row: Row): void {
  const { c, next } = p;
  const top = ground - h;
  const roof = w * between(next, 0.35, 0.7);
  const tone = mix(row.color, pick(next, ["#6a5a70", "#5a6a86", "#8a6a5c"]), next() * 0.4);
  c.fillStyle = along(c, 0, top, 0, ground, [mix(tone, "#dfe6f4", 0.1), mix(tone, "#070a18", 0.35)]);
  c.fillRect(x, top, w, h);
  poly(
    c,
    [
      [x - w * 0.06, top + 1],
      [x + w * 1.06, top + 1],
      [x + w * 0.62, top - roof],
      [x + w * 0.38, top - roof],
    ],
    mix(tone, "#0b1024", 0.45),
  );
  line(
    c,
    `M${x - w * 0.06} ${top}L${x + w * 0.38} ${top - roof}H${x + w * 0.62}`,
    "rgba(214,228,250,.28)",
    1.6,
  );
  if (next() < 0.6) {
    c.fillStyle = mix(tone, "#0b1024", 0.55);
    c.fillRect(x + w * 0.7, top - roof * 0.9, w * 0.1, roof * 0.7);
  }
  const columns = Math.max(1, Math.round(w / (row.width * 0.4)));
  const floors = Math.max(1, Math.floor(h / (row.width * 0.62)));
  const size = (w / columns) * 0.36;
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < floors; j++)
      window(
        p,
        x + (w * (i + 0.5)) / columns - size / 2,
        top + (h * (j + 0.3)) / floors,
        size,
        next() < row.lit,
      );
  }
}

/** One upright window with its cross; lit ones glow on the wall around. */
export function window(p: Plate, x: number, y: number, w: number, lit: boolean): void {
  const { c, e, next } = p;
  const h = w * 1.4;
  c.fillStyle = lit ? "#4a3018" : "#141c36";
  c.fillRect(x, y, w, h);
  if (lit) {
    e.fillStyle = fade(pick(next, ["#ffc870", "#ffd894", "#ffb254"]), between(next, 0.5, 0.85));
    e.fillRect(x, y, w, h);
    disc(
      e,
      x + w / 2,
      y + h / 2,
      w * 2,
      around(e, x + w / 2, y + h / 2, w * 2, [fade(ink.amber, 0.1), fade(ink.amber, 0)]),
    );
    e.clearRect(x + w * 0.46, y, w * 0.08, h);
    e.clearRect(x, y + h * 0.42, w, w * 0.08);
  }
  line(c, `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.46}H${x + w}`, "#10142a", w * 0.08);
}

/** A hill or mountain line that fills down to `ground`. */
export function ridge(p: Plate, ground: number, height: number, color: string, step = 90): void {
  const { next } = p;
  const points: [number, number][] = [[-20, ground + 10]];
  for (let x = -20; x <= 1640; x += step) points.push([x, ground - height * between(next, 0.35, 1)]);
  points.push([1640, ground + 10]);
  const path = points.map(([x, y], i) => {
    const previous = points[i - 1];
    return previous
      ? `Q${previous[0]} ${previous[1]} ${(x + previous[0]) / 2} ${(y + previous[1]) / 2}`
      : `M${x} ${y}`;
  });
  p.c.fillStyle = color;
  p.c.fill(new Path2D(`${path.join("")}L1640 ${ground + 10}Z`));
}
