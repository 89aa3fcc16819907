import { dark } from "../kit/palette.ts";
import { at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";
import { figure, type Gesture } from "./actor.ts";
import { GUESTS } from "./cast.ts";
import { headAndFace } from "./face.ts";
import { type Head, SKINS } from "./heads.ts";

const CLOTH = [
  "#7c2a3a",
  "#2a3350",
  "#a8743c",
  "#1f5c66",
  "#5c3a5c",
  "#3a4a38",
  "#c9a878",
  "#8d4a52",
] as const;
const HAIR = ["#2b1c22", "#5a3a26", "#c9c0b4", "#8a5a34", "#1a1418", "#b8863c"] as const;

/** Heads and shoulders of guests from behind in a row from x0 to x1; `size` is the width of one head. */
export function backs(p: Plate, x0: number, x1: number, y: number, size: number): void {
  const { c, next } = p;
  const step = size * 2.5;
  for (let x = x0; x <= x1; x += step * between(next, 0.86, 1.16))
    at(p, x, y + between(next, -size * 0.35, size * 0.35), size / 40, between(next, -0.05, 0.05), () => {
      const coat = pick(next, CLOTH);
      const hair = pick(next, HAIR);
      const kind = Math.floor(next() * 5);
      const skin = pick(next, SKINS);
      solid(
        p,
        "M-56 160C-60 84 -58 52 -46 40C-30 28 -14 28 -11 6H11C14 28 30 28 46 40C58 52 60 84 56 160Z",
        coat,
      );
      line(c, "M-46 42C-30 30 -14 30 -12 20M46 42C30 30 14 30 12 20", "rgba(255,232,190,.28)", 3);
      line(c, "M0 44V160", "rgba(10,8,20,.3)", 3);
      solid(p, "M-11 -6H11V24Q0 30 -11 24Z", skin[1]);
      for (const s of [-1, 1]) disc(c, s * 21, -20, 5, skin[1], 7);
      solid(
        p,
        "M-20 -20C-24 -58 24 -58 20 -20C20 0 10 8 0 8C-10 8 -20 0 -20 -20Z",
        kind === 4 ? skin[0] : hair,
      );
      if (kind === 0) disc(c, 0, -54, 12, hair);
      if (kind === 1)
        solid(p, "M-22 -20C-27 -58 27 -58 22 -20C25 8 25 20 20 30Q0 38 -20 30C-25 20 -25 8 -22 -20Z", hair);
      if (kind === 2) {
        solid(p, "M-38 -30Q0 -44 38 -30Q0 -18 -38 -30Z", dark(coat, 0.7));
        solid(p, "M-20 -32C-22 -66 22 -66 20 -32Z", dark(coat, 0.7));
      }
      if (kind === 4) fill(c, "M-21 -18Q0 -6 21 -18Q19 6 0 8Q-19 6 -21 -18Z", hair);
      line(c, "M-14 -44Q0 -54 14 -44", "rgba(255,236,200,.3)", 4);
    });
}

const WORN: readonly Head[] = ["none", "long", "bun", "none"];
/** What all faces of a room say. */
const ROOMS = {
  smile: { mouth: "smile", eyes: "open", brow: 0.2 },
  open: { mouth: "oh", eyes: "wide", brow: 0.4 },
  small: { mouth: "flat", eyes: "open", brow: 0.1 },
} as const satisfies Record<string, Gesture>;

/** Faces of a room that looks at (tx, ty), in rows from far to near. `far` is the width of the farthest head. */
export function faces(
  p: Plate,
  x0: number,
  x1: number,
  y: number,
  rows: number,
  far: number,
  tx: number,
  mood: keyof typeof ROOMS = "small",
): void {
  const { c, next } = p;
  const { mouth, eyes, brow } = ROOMS[mood];
  for (let r = 0; r < rows; r++) {
    const size = far * (1 + r * 0.28);
    const step = size * 2.1;
    for (let x = x0 + (r % 2) * step * 0.5; x <= x1; x += step * between(next, 0.9, 1.12)) {
      const gy = y + r * far * 1.05 + between(next, -size * 0.3, size * 0.3);
      const gaze = Math.max(-1, Math.min(1, (tx - x) / 420));
      at(p, x, gy, size / 40, 0, () => {
        const coat = pick(next, CLOTH);
        const hair = pick(next, HAIR);
        const skin = Math.floor(next() * SKINS.length);
        const low = SKINS[skin]?.[1] ?? SKINS[0][1];
        solid(
          p,
          "M-52 130C-54 60 -46 40 -30 32C-16 28 -10 20 -10 8H10C10 20 16 28 30 32C46 40 54 60 52 130Z",
          coat,
        );
        fill(c, "M-10 24L0 52L10 24Z", pick(next, ["#f6ead6", dark(coat, 0.6), low]));
        const head = WORN[Math.floor(next() * WORN.length)] ?? "none";
        at(p, 0, 217, 1, 0, () => headAndFace(p, { coat, head, hair, skin }, { gaze, mouth, eyes, brow }));
      });
    }
  }
}

/** Standing guests from behind or from the front, spread from x0 to x1, in the order of the guest list. */
export function guests(
  p: Plate,
  places: readonly (readonly [number, number, number, Gesture?])[],
  first = 0,
): void {
  for (const [i, [x, y, scale, gesture]] of places.entries())
    figure(p, x, y, scale, GUESTS[(i + first) % GUESTS.length] as (typeof GUESTS)[number], gesture ?? {});
}
