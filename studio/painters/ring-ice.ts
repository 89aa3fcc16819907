import { fade, ink, mix } from "../kit/palette.ts";
import { along, at, disc, fill, inside, line, type Plate } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

type Point = readonly [number, number];

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
const part = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/**
 * A rough block of old ice in light that comes from the upper left: a front face, slopes around it that are as bright
 * as they face the light, frost, cracks, and a glow where light has gone through.
 */
export function roughIce(p: Plate, x: number, y: number, r: number): void {
  const { c, next } = p;
  const flat = between(next, 0.66, 0.92);
  const tilt = between(next, -0.5, 0.5);
  at(p, x, y, r, 0, () => {
    const count = 9 + Math.floor(next() * 4);
    const rim: Point[] = Array.from({ length: count }, (_, i) => {
      const a = ((i + between(next, -0.3, 0.3)) / count) * Math.PI * 2;
      const d = between(next, 0.78, 1.06);
      const [px, py] = [Math.cos(a) * d, Math.sin(a) * d * flat];
      return [px * Math.cos(tilt) - py * Math.sin(tilt), px * Math.sin(tilt) + py * Math.cos(tilt)];
    });
    const face = rim.map(([px, py]): Point => {
      const inner = between(next, 0.5, 0.7);
      return [px * inner - 0.08, py * inner - 0.07];
    });
    rim.forEach((a, i) => {
      const k = (i + 1) % count;
      const [b, d, e] = [rim[k], face[k], face[i]] as [Point, Point, Point];
      const toward = -(0.86 * (a[0] + b[0]) + 0.5 * (a[1] + b[1])) / 2;
      const bright = Math.min(1, Math.max(0, 0.46 + 0.62 * toward + between(next, -0.1, 0.1)));
      fill(c, path([a, b, d, e]), mix("#101d3c", mix("#8fb4d2", "#f2f7ff", bright), bright));
      line(c, `M${a[0]} ${a[1]}L${e[0]} ${e[1]}`, fade("#eaf4ff", 0.12 + 0.2 * bright), 0.014);
    });
    fill(c, path(face), along(c, -0.6, -0.5, 0.5, 0.5, ["#b4cde6", [0.5, "#5478a6"], "#1d335e"]));
    inside(c, path(rim), () => {
      // Light that has come through glows blue green near the dark edge.
      fill(
        c,
        "M-1.2 -1.2H1.2V1.2H-1.2Z",
        along(c, 0.1, 0.05, 0.85, 0.55, [
          fade("#58c4c8", 0),
          [0.62, fade("#6ad2d2", 0.34)],
          [0.85, fade("#58c4c8", 0)],
        ]),
      );
      for (let i = 0; i < 3; i++) {
        const a = rim[Math.floor(next() * count)] as Point;
        const b = rim[Math.floor(next() * count)] as Point;
        const m = part(part(a, b, 0.5), [between(next, -0.2, 0.2), between(next, -0.2, 0.2)], 0.6);
        line(c, `M${a[0]} ${a[1]}L${m[0]} ${m[1]}L${b[0]} ${b[1]}`, fade("#f4faff", 0.2), 0.012);
        line(c, `M${a[0]} ${a[1] + 0.02}L${m[0]} ${m[1] + 0.02}`, fade("#0c1a38", 0.3), 0.014);
      }
      for (let i = 0; i < 46; i++)
        disc(
          c,
          between(next, -1, 0.9),
          between(next, -0.9, 0.9),
          between(next, 0.006, 0.026),
          fade(next() < 0.7 ? "#f4faff" : "#12224a", between(next, 0.1, 0.4)),
        );
    });
    const lit = rim.filter(([px, py]) => px * 0.86 + py * 0.5 < 0.25);
    for (const [px, py] of lit) disc(c, px * 0.985, py * 0.985, 0.022, fade(ink.pearl, 0.5));
  });
}

/** Where a share of the way from the far end of a stream of ice to its near end lies, and how large a block is there. */
export interface Stream {
  far: Point;
  near: Point;
  /** How far the stream bows down between its ends. */
  bow: number;
  /** Half its width and half its height at the near end. */
  half: Point;
  size: number;
}

/** A place in a stream of ice, from 0 far away to 1 near us. */
export function inStream({ far, near, bow, half }: Stream, share: number, aside: number, off: number): Point {
  const wide = 0.06 + 0.94 * share ** 1.5;
  return [
    far[0] + (near[0] - far[0]) * share ** 1.1 + aside * half[0] * (0.25 + 0.75 * share),
    far[1] + (near[1] - far[1]) * share ** 1.5 + bow * share * (1 - share) + off * half[1] * wide,
  ];
}

/** The ring from inside: a stream of ice blocks that comes toward us, dust far away and blocks near. */
export function iceStream(p: Plate, stream: Stream, blocks: number, dust: number): void {
  const { c, e, next } = p;
  for (let i = 0; i < dust; i++) {
    const share = next() ** 1.3 * 0.8;
    const [x, y] = inStream(stream, share, between(next, -1, 1), between(next, -1, 1));
    const r = 0.6 + share * 1.6 * next();
    if (next() < 0.75) disc(c, x, y, r, fade("#cfe0f4", between(next, 0.3, 0.8)));
    else disc(e, x, y, r * 0.8, fade(next() < 0.3 ? ink.pearl : ink.ice, between(next, 0.15, 0.5)));
  }
  const shares = Array.from({ length: blocks }, () => next() ** 1.5).sort((a, b) => a - b);
  for (const share of shares) {
    const [x, y] = inStream(stream, share, between(next, -1, 1), between(next, -1, 1));
    const r = stream.size * (0.045 + share ** 2) * between(next, 0.3, 1.1);
    if (r < 3) disc(c, x, y, r, mix("#3c527c", "#dcebfa", next()));
    else roughIce(p, x, y, r);
  }
}
