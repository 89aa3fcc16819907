import { scene as eChair1 } from "../../../scenes/the-honest-heist/e-chair-1.ts";
import { scene as eChair2 } from "../../../scenes/the-honest-heist/e-chair-2.ts";
import { scene as eChair3 } from "../../../scenes/the-honest-heist/e-chair-3.ts";
import { scene as eChair4 } from "../../../scenes/the-honest-heist/e-chair-4.ts";
import { scene as eChair5 } from "../../../scenes/the-honest-heist/e-chair-5.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** Before you sign: look. */
  "e-chair-1": acted(eChair1, {
    moves: { 50: (on) => ({ turn: 0.004 - 0.008 * on, around: [640, 900] }) },
    steps: 4,
    time: 2.6,
    glows: [
      [620, 240, 260],
      [1400, 460, 200],
    ],
  }),
  /** A finger under a name, which is read four times. */
  "e-chair-2": acted(eChair2, {
    moves: { 130: (on) => ({ x: -90 + 110 * on, y: 4 * Math.sin(on * 9) }) },
    steps: 9,
    time: [0.2, 4.6],
    camera: "left",
    dust: "#ffe6bc",
  }),
  /** The last fold opens like a window. */
  "e-chair-3": acted(eChair3, {
    moves: {
      60: (on) => ({ y: 24 - 24 * on, size: 0.97 + 0.03 * on, around: [800, 600] }),
      120: (on) => ({ y: 24 - 24 * on }),
    },
    steps: 6,
    time: [0.2, 2.4],
    dust: "#bcd4ff",
    from: 0.55,
  }),
  /** He was wrong, and he has never been so happy. */
  "e-chair-4": acted(eChair4, {
    moves: {
      50: (up) => ({ y: 2.5 - 5 * up }),
      150: (up) => ({ y: 5 - 10 * up, size: 1 + 0.008 * up, around: [800, 880] }),
    },
    time: 1.8,
  }),
  /** He sits down under the sky that his grandfather painted. */
  "e-chair-5": acted(eChair5, {
    moves: { 120: (on) => ({ turn: 0.008 - 0.016 * on, around: [800, 970] }) },
    time: 4,
    camera: "back",
    dust: "#c4dcff",
    from: 0.75,
  }),
};
