import { fade } from "../kit/palette.ts";
import { disc, hoop, line, type Plate } from "../kit/plate.ts";

type Point = readonly [number, number];

/** The way round the sand, as a finger draws it: three bends, each from where the one before it ends. */
const BENDS: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [150, 862],
    [240, 790],
    [380, 760],
    [520, 778],
  ],
  [
    [520, 778],
    [650, 796],
    [560, 850],
    [690, 872],
  ],
  [
    [690, 872],
    [790, 886],
    [900, 850],
    [858, 748],
  ],
];

/** The place on the way at a share of it. */
export function onWay(share: number): Point {
  const along = Math.min(2.9999, Math.max(0, share * 3));
  const [a, b, c, d] = BENDS[Math.floor(along)] as (typeof BENDS)[number];
  const t = share >= 1 ? 1 : along % 1;
  const u = 1 - t;
  const part = (k: 0 | 1) =>
    u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return [part(0), part(1)];
}

/** The way in wet sand up to this share: a groove with the sand that it threw up, six pits, and the heron's sign. */
export function wayInSand(p: Plate, drawn: number): void {
  const points = Array.from({ length: 91 }, (_, i) => onWay((drawn * i) / 90));
  const path = (dx: number, dy: number) => `M${points.map(([x, y]) => `${x + dx} ${y + dy}`).join("L")}`;
  line(p.c, path(0, 0), fade("#fff0d4", 0.5), 23);
  line(p.c, path(0, 1), "#6a5c44", 15);
  line(p.c, path(1, 3), "#463b2c", 9);
  line(p.c, path(-2, -5), fade("#2c241a", 0.5), 3);
  for (const share of [0.09, 0.24, 0.34, 0.5, 0.66, 0.82]) {
    if (share > drawn) continue;
    const [x, y] = onWay(share);
    disc(p.c, x, y + 1, 20, fade("#fff0d4", 0.5), 13);
    disc(p.c, x, y, 18, "#4a4232", 11);
    disc(p.c, x - 2, y + 2, 12, "#2f2a20", 7);
  }
  hoop(p.c, 420, 836, 34, "#4a4232", 6, 17);
  line(p.c, "M414 836q16 -6 6 -20q6 -10 22 -8", "#3f382c", 6);
}
