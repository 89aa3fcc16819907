import { scene as i11 } from "../../../scenes/the-honest-heist/i1-1.ts";
import { scene as i12 } from "../../../scenes/the-honest-heist/i1-2.ts";
import { scene as i13 } from "../../../scenes/the-honest-heist/i1-3.ts";
import { scene as i14 } from "../../../scenes/the-honest-heist/i1-4.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** The Director speaks; the clock behind her does not wait. */
  "i1-1": acted(i11, {
    moves: { 60: (on) => ({ turn: 0.012 - 0.024 * on, around: [800, 720] }) },
    time: 1.7,
    glows: [[800, 180, 260]],
  }),
  /** Mr. Bram looks for somebody in the picture. */
  "i1-2": acted(i12, {
    moves: { 100: (on) => ({ x: -14 + 28 * on, turn: 0.012 - 0.024 * on, around: [720, 850] }) },
    steps: 6,
    time: [0.4, 4.4],
    camera: "right",
    dust: "#dcecf8",
  }),
  /** The case in its beam. It is locked. */
  "i1-3": acted(i13, {
    camera: [
      { x: -14, y: 4, zoom: 0.02 },
      { x: 14, y: -8, zoom: 0.1 },
    ],
    dust: "#f4f0d4",
    glows: [[800, 620, 300]],
  }),
  /** The same case; the cat is awake. */
  "i1-4": acted(i14, {
    moves: { 50: (up) => ({ size: 1 + 0.012 * up, y: -2 * up, around: [1060, 790] }) },
    time: 2.6,
    dust: "#f4f0d4",
    glows: [[800, 700, 300]],
  }),
};
