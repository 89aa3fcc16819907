import { scene as eCaught1 } from "../../../scenes/the-honest-heist/e-caught-1.ts";
import { scene as eCaught2 } from "../../../scenes/the-honest-heist/e-caught-2.ts";
import { scene as eCaught3 } from "../../../scenes/the-honest-heist/e-caught-3.ts";
import { scene as eCaught4 } from "../../../scenes/the-honest-heist/e-caught-4.ts";
import { scene as eCaught5 } from "../../../scenes/the-honest-heist/e-caught-5.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** The wheel turns, and turns, and squeaks. */
  "e-caught-1": acted(eCaught1, {
    moves: {
      50: (on) => ({ y: -4 * Math.abs(Math.sin(on * Math.PI * 4)), x: -10 + 20 * on }),
      151: (on) => ({ turn: -0.3 + 0.3 * on, around: [330, 600] }),
    },
    steps: 26,
    time: [0, 3.4],
  }),
  /** Every lamp on, and nobody moves. */
  "e-caught-2": acted(eCaught2, {
    moves: { 50: (on) => ({ y: 1.5 - 3 * on }) },
    steps: 3,
    time: 0.9,
    camera: [
      { x: 0, y: 0, zoom: 0.01 },
      { x: 0, y: -8, zoom: 0.13 },
    ],
    dust: "#fff0cc",
    glows: [[800, 240, 420]],
    from: 1.5,
  }),
  /** She steps close, one eyebrow up. */
  "e-caught-3": acted(eCaught3, {
    moves: {
      80: (on) => ({ size: 0.95 + 0.05 * on, y: 20 - 20 * on, around: [800, 900] }),
      20: (up) => ({ y: 2.0 - 4 * up }),
    },
    steps: 6,
    time: [0.3, 2.6],
  }),
  /** Somebody laughs. Then everybody. */
  "e-caught-4": acted(eCaught4, {
    moves: {
      50: (up) => ({ y: 5 - 10 * up, size: 1 + 0.008 * up, around: [800, 880] }),
      [-30]: (up) => ({ y: -5 + 10 * up }),
    },
    time: 0.95,
  }),
  /** They tell it with their hands; a chair moves closer. */
  "e-caught-5": acted(eCaught5, {
    moves: { 50: (on) => ({ turn: 0.005 - 0.01 * on, around: [800, 860] }) },
    time: 1.6,
    camera: "right",
    dust: "#ffe0ac",
  }),
};
