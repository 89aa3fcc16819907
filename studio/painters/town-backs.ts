import type { Plate } from "../kit/plate.ts";
import { type Arms, type Dress, person } from "./people.ts";

/** The people of Saltmere from behind, dressed as they are from the front. */
export const BACKS = {
  ines: { wear: "coat", cloth: "#33505c", trim: "#54727a", hair: "bun", tone: "#d8d8d0", skin: 1 },
  hana: { wear: "coat", cloth: "#4a6a5e", trim: "#7d9a94", hair: "cap", tone: "#2c4048", skin: 1 },
  bo: {
    wear: "apron",
    cloth: "#c9c6b4",
    trim: "#8a7a58",
    hair: "bald",
    tone: "#c9c4b6",
    skin: 3,
    broad: 1.26,
  },
  ruda: {
    wear: "overalls",
    cloth: "#6a6a42",
    trim: "#9a9a66",
    hair: "scarf",
    tone: "#8fa89e",
    skin: 2,
    broad: 1.14,
  },
  pell: {
    wear: "coat",
    cloth: "#3a424a",
    trim: "#c9cdc8",
    hair: "felt",
    tone: "#2a3238",
    skin: 3,
    broad: 0.92,
  },
  tavi: { wear: "overalls", cloth: "#7d9a94", trim: "#c9b489", hair: "curls", skin: 4, broad: 0.9 },
} as const satisfies Record<string, Dress>;

/** Others of the town. */
export const TOWN_BACKS: readonly Dress[] = [
  { wear: "coat", cloth: "#4f6a70", trim: "#8b8f80", hair: "felt", tone: "#3a4c52", skin: 0 },
  { wear: "apron", cloth: "#8b8f80", trim: "#6d8088", hair: "bun", tone: "#8a8478", skin: 2 },
  { wear: "overalls", cloth: "#3f5648", trim: "#a9b8b0", hair: "cap", tone: "#2b3a3a", skin: 1, broad: 1.14 },
  { wear: "coat", cloth: "#66787c", trim: "#c0a878", hair: "long", tone: "#4a3a2e", skin: 3 },
  { wear: "overalls", cloth: "#5d5a50", trim: "#a3a594", hair: "bald", tone: "#b8b4a8", skin: 0, broad: 1.1 },
  { wear: "apron", cloth: "#a9b8b0", trim: "#6f8a7e", hair: "short", tone: "#5a4a3a", skin: 4 },
  { wear: "coat", cloth: "#8a8c7c", trim: "#b4674e", hair: "bob", tone: "#d4d2c8", skin: 1 },
  { wear: "coat", cloth: "#46525e", trim: "#7d9a94", hair: "short", tone: "#8c8c92", skin: 2 },
  { wear: "overalls", cloth: "#3e5a60", trim: "#c9b489", hair: "curls", skin: 4, broad: 0.95 },
  { wear: "coat", cloth: "#5a7068", trim: "#a9b8be", hair: "braid", tone: "#7a5a3a", skin: 3 },
];

type Arm = Arms["left"];

/** An arm in the air; `on` moves it from the outside toward the head, 0 to 1. */
export const waving = (on: number): Arm => [
  [56 - 8 * on, -222 - 6 * on],
  [84 - 40 * on, -262 - 14 * on],
];

/** What arms do that have nothing to do. */
export const IDLE = {
  hang: [
    [38, -150],
    [35, -106],
  ],
  pocket: [
    [48, -150],
    [32, -120],
  ],
  behind: [
    [44, -150],
    [8, -120],
  ],
  front: [
    [44, -152],
    [26, -136],
  ],
  neck: [
    [58, -206],
    [16, -216],
  ],
  point: [
    [56, -172],
    [96, -190],
  ],
} as const satisfies Record<string, Arm>;

/** Somebody of the town from behind: where, how tall, who, and both arms; a negative `turn` looks to the left. */
export function fromBehind(
  p: Plate,
  x: number,
  y: number,
  tall: number,
  who: Dress,
  left: Arm,
  right: Arm,
  turn = 0.3,
): void {
  const side = turn < 0 ? -1 : 1;
  person(p, x, y, tall, who, side < 0 ? { left: right, right: left } : { left, right }, side, Math.abs(turn));
}
