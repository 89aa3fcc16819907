import { fade, mix } from "../kit/palette.ts";
import { along, at, disc, line, type Plate, solid } from "../kit/plate.ts";
import { between, pick, type Random } from "../kit/random.ts";
import { actor, type Gesture, type Look } from "./actor.ts";
import { lantern } from "./harbor.ts";
import type { Point } from "./limb.ts";

/** A square paved with round stones from `top` to the foot of the picture, lighter where `light` stands. */
export function paving(p: Plate, top: number, bottom: number, tone: string, light: Point): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, top, 0, bottom, [mix(tone, "#0a141c", 0.2), mix(tone, "#0a141c", 0.55)]);
  c.fillRect(-10, top, 1620, bottom - top);
  for (let y = top + 3, row = 0; y < bottom; row++) {
    const near = (y - top) / (bottom - top);
    const [w, h] = [15 + 52 * near, 5 + 19 * near];
    for (let x = -40 - (row % 2) * w * 0.5; x < 1640; x += w) {
      const far = Math.hypot(x - light[0], (y - light[1]) * 1.8);
      const bright = Math.max(0, 1 - far / 760);
      const stone = mix(tone, next() < 0.5 ? "#18242c" : "#8f9c98", next() * 0.4);
      const [sx, sy] = [x + w * 0.5 + between(next, -2, 2), y + h * 0.5];
      disc(c, sx, sy, w * 0.46, mix(stone, "#0a141c", 0.34 * (1 - bright)), h * 0.42);
      line(
        c,
        `M${sx - w * 0.28} ${sy - h * 0.2}q${w * 0.26} ${-h * 0.2} ${w * 0.5} 0`,
        fade("#f4ecd0", 0.05 + 0.16 * bright),
        1 + near,
      );
    }
    y += h;
  }
}

const HEADS = ["none", "bun", "cap", "curls", "felt", "bob", "scarf", "bald", "brim"] as const;
const COATS = [
  "#4f6a70",
  "#8b8f80",
  "#3f5648",
  "#7a8a8c",
  "#6a5a50",
  "#6f8a7e",
  "#a3a594",
  "#46525e",
  "#7a5f52",
  "#8a8470",
  "#54606e",
] as const;
const HAIR = ["#2b1c22", "#8a8478", "#5a3a26", "#d4d2c8", "#7a5a34", "#3a2a26", "#a86a3c"] as const;
const TRIM = ["#3a4c52", "#a9b8b0", "#6d3b34", "#c0a878", "#394650", "#8fa89e"] as const;
const CUTS = ["coat", "gown", "coat", "apron", "coat", "gown"] as const;

/** A townsperson: no two of the first hundred look the same. */
export function neighbor(i: number): Look {
  const of = <T>(list: readonly T[], step: number) =>
    list[(i * step + Math.floor(i / list.length)) % list.length] as T;
  return {
    head: of(HEADS, 2),
    coat: of(COATS, 4),
    hair: of(HAIR, 2),
    trim: of(TRIM, 5),
    cut: of(CUTS, 1),
    skin: (i * 2 + Math.floor(i / 5)) % 5,
    broad: 0.9 + ((i * 7) % 10) / 28,
  };
}

const STRAIGHT: Gesture = { left: [-31, -90], right: [31, -90] };
/** How people stand at night who look up at a lamp: arms at their sides, folded, at the collar, at the mouth. */
const WAYS: readonly Gesture[] = [
  STRAIGHT,
  { left: [16, -150], right: [-14, -144] },
  { left: [-31, -90], right: [8, -188] },
  { left: [-6, -122], right: [8, -120] },
  { left: [-30, -91], right: [6, -206], mouth: "open" },
  { left: [-4, -186], right: [6, -184] },
  { left: [-31, -90], right: [26, -228] },
  { left: [14, -148], right: [31, -90] },
];

/** A soft cap for the night with a tassel, on the head of somebody at (x, y). */
function nightcap(p: Plate, x: number, y: number, scale: number, tone: string, side: number): void {
  at(p, x, y, scale, 0, () => {
    for (const g of [p.c, p.e]) g.scale(side, 1);
    solid(
      p,
      "M-22 -240C-24 -268 -6 -282 14 -274C32 -268 42 -250 46 -228L38 -226C34 -240 28 -246 20 -248L21 -239Q0 -250 -22 -240Z",
      tone,
    );
    line(p.c, "M-21 -240Q0 -251 21 -239", fade("#fff6e4", 0.55), 7);
    disc(p.c, 43, -224, 6, "#f4ead8");
    for (const d of [0, 8])
      line(p.c, `M${-10 + d} -${262 - d * 0.2}Q${6 + d} -270 ${20 + d} -260`, fade("#fff6e4", 0.2), 2);
  });
}

export interface Crowd {
  /** Feet of the farthest and of the nearest row. */
  y: readonly [number, number];
  scale: readonly [number, number];
  rows: number;
  /** Room from shoulder to shoulder, in bodies. */
  room: number;
  /** Where everybody looks. */
  toward: number;
  /** The first of the neighbors. */
  first?: number;
  only: readonly number[];
}

/** Some rows of a crowd in loose groups: grown-ups and children, nightcaps, lanterns, and nobody twice. */
export function crowd(p: Plate, { y, scale, rows, room, toward, first = 0, only }: Crowd): void {
  let i = first;
  for (let row = 0; row < rows; row++) {
    const next = p.next;
    const near = rows > 1 ? row / (rows - 1) : 1;
    const size = scale[0] + (scale[1] - scale[0]) * near;
    const feet = y[0] + (y[1] - y[0]) * near ** 1.2;
    const step = size * 76 * room;
    for (let x = -40 + (row % 2) * step * 0.5; x < 1660; x += step * gap(next)) {
      i++;
      const drawn = only.includes(row);
      const child = next() < 0.16;
      const place = [
        x,
        feet + between(next, -9, 9),
        size * (child ? 0.7 : between(next, 0.94, 1.06)),
      ] as const;
      const way = WAYS[Math.floor(next() * WAYS.length)] as Gesture;
      const [cap, lit, eyes, tilt] = [next() < 0.22, next() < 0.15, next(), between(next, -0.07, 0.07)];
      const tone = pick(next, ["#c4cdc8", "#8fa89e", "#a86a5c", "#d8cfae"]);
      if (!drawn) continue;
      const look = neighbor(i);
      const gesture: Gesture = {
        ...way,
        ...(lit && { left: [-31, -90], right: [58, -158] }),
        gaze: Math.max(-0.9, Math.min(0.9, (toward - x) / 800)),
        eyes: eyes < 0.4 ? "wide" : "open",
        brow: between(next, 0.3, 0.9),
        mouth: way.mouth ?? (eyes < 0.2 ? "open" : eyes < 0.7 ? "small" : "flat"),
        tilt,
      };
      actor(p, ...place, look, gesture);
      if (cap && look.head !== "felt" && look.head !== "brim" && look.head !== "bun" && look.head !== "curls")
        nightcap(p, ...place, tone, x < toward ? -1 : 1);
      if (lit) lantern(p, place[0] + 58 * place[2], place[1] - 154 * place[2], 0.56 * place[2], 1);
    }
  }
}

/** Mostly close together, sometimes a gap between two groups. */
const gap = (next: Random) => (next() < 0.16 ? between(next, 1.5, 1.9) : between(next, 0.82, 1.08));
