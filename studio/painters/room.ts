import { mix } from "../kit/palette.ts";
import { along, disc, line, type Plate, poly } from "../kit/plate.ts";

type Point = readonly [number, number];

interface Tunnel {
  /** Vanishing point. */
  x: number;
  y: number;
  /** Half width and half height of the nearest rib. */
  w: number;
  h: number;
  ribs: number;
  /** Depth of the last rib; the end wall stands there. */
  depth: number;
  wall: string;
  floor: string;
}

const OCTAGON: readonly Point[] = [
  [-0.62, -1],
  [0.62, -1],
  [1, -0.56],
  [1, 0.6],
  [0.7, 1],
  [-0.7, 1],
  [-1, 0.6],
  [-1, -0.56],
];
/** How bright each side is by itself: ceiling, slopes, walls, floor edges, floor. */
const SIDES = [0.5, 0.75, 0.95, 0.6, 1, 0.6, 0.95, 0.75];

/** One corner of the tunnel at a depth (1 is nearest). */
export function corner(t: Tunnel, index: number, depth: number): Point {
  const [u, v] = OCTAGON[index % 8] as Point;
  return [t.x + (u * t.w) / depth, t.y + (v * t.h) / depth];
}

/** An eight-sided corridor that goes away from us, with ribs, pipes, floor plates. */
export function tunnel(p: Plate, t: Tunnel): void {
  const { c, next } = p;
  const depths = Array.from({ length: t.ribs + 1 }, (_, i) => t.depth ** (1 - i / t.ribs));
  poly(
    c,
    OCTAGON.map((_, i) => corner(t, i, t.depth)),
    mix(t.wall, "#070a18", 0.35),
  );
  for (let k = 0; k < t.ribs; k++) {
    const far = depths[k] as number;
    const near = depths[k + 1] as number;
    const dusk = Math.min(0.6, (far - 1) * 0.07);
    for (let s = 0; s < 8; s++) {
      const quad = [
        corner(t, s, far),
        corner(t, s + 1, far),
        corner(t, s + 1, near),
        corner(t, s, near),
      ] as const;
      const base = s === 4 ? t.floor : t.wall;
      poly(c, quad, mix(mix("#0a0f22", base, (SIDES[s] as number) * (0.9 + next() * 0.14)), "#070a18", dusk));
      seams(p, quad, s === 4 ? 5 : 3);
    }
    rib(p, t, near, 26 / near);
  }
}

function seams(p: Plate, [a, b, d, e]: readonly [Point, Point, Point, Point], count: number): void {
  for (let i = 1; i < count; i++) {
    const u = i / count;
    line(
      p.c,
      `M${a[0] + (b[0] - a[0]) * u} ${a[1] + (b[1] - a[1]) * u}L${e[0] + (d[0] - e[0]) * u} ${e[1] + (d[1] - e[1]) * u}`,
      "rgba(6,9,24,.35)",
      1.6,
    );
  }
}

function rib(p: Plate, t: Tunnel, depth: number, width: number): void {
  const ring = Array.from({ length: 8 }, (_, i) => corner(t, i, depth));
  const path = `M${ring.map((q) => q.join(" ")).join("L")}Z`;
  line(p.c, path, "#10172e", width * 1.3);
  line(p.c, path, mix(t.wall, "#dfe8f6", 0.18), width * 0.8);
  line(p.c, path, "rgba(240,246,255,.16)", width * 0.14);
  for (const [x, y] of ring) disc(p.c, x, y, width * 0.32, "#1a2240");
}

/** Pipes and cables along a wall, from one point to another. */
export function pipes(
  p: Plate,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  gap: number,
): void {
  for (let i = 0; i < count; i++) {
    const w = gap * (0.3 + p.next() * 0.45);
    const y = i * gap;
    const tone = mix("#5a6685", "#8a6a52", p.next() * 0.7);
    line(p.c, `M${x0} ${y0 + y}L${x1} ${y1 + y}`, mix(tone, "#080b1a", 0.6), w * 1.25);
    line(p.c, `M${x0} ${y0 + y}L${x1} ${y1 + y}`, tone, w);
    line(p.c, `M${x0} ${y0 + y - w * 0.25}L${x1} ${y1 + y - w * 0.25}`, "rgba(236,243,255,.22)", w * 0.2);
  }
}

/** A wall of planks or plates that fills a box, with slightly different tones. */
export function plates(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  color: string,
): void {
  const { c, next } = p;
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const px = x + (w * i) / columns;
      const py = y + (h * j) / rows;
      const tone = mix(color, next() < 0.5 ? "#0a0f22" : "#cdd8ea", next() * 0.12);
      c.fillStyle = along(c, px, py, px, py + h / rows, [
        mix(tone, "#cdd8ea", 0.1),
        mix(tone, "#0a0f22", 0.18),
      ]);
      c.fillRect(px, py, w / columns, h / rows);
      line(c, `M${px} ${py}H${px + w / columns}M${px} ${py}V${py + h / rows}`, "rgba(6,9,24,.5)", 2);
      line(c, `M${px + 2} ${py + 2.5}H${px + w / columns - 2}`, "rgba(240,246,255,.12)", 1);
      for (const dx of [8, w / columns - 8]) disc(c, px + dx, py + 9, 2, "rgba(6,9,24,.45)");
    }
  }
}
