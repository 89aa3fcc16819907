import { scene as eCat1 } from "../../../scenes/the-honest-heist/e-cat-1.ts";
import { scene as eCat2 } from "../../../scenes/the-honest-heist/e-cat-2.ts";
import { scene as eCat3 } from "../../../scenes/the-honest-heist/e-cat-3.ts";
import { scene as eCat4 } from "../../../scenes/the-honest-heist/e-cat-4.ts";
import { scene as eCat5 } from "../../../scenes/the-honest-heist/e-cat-5.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** Six people steal away. Almost nobody sees them. */
  "e-cat-1": acted(eCat1, {
    moves: { 90: (on) => ({ x: 60 - 150 * on, y: -7 * Math.abs(Math.sin(on * Math.PI * 7)) }) },
    steps: 15,
    time: [0, 6.2],
    camera: "right",
    dust: "#d8f0c8",
    glows: [[1190, 640, 130]],
  }),
  /** Everybody looks at the cat, who washes a paw. */
  "e-cat-2": acted(eCat2, {
    moves: {
      140: (on) => ({ turn: 0.012 - 0.024 * on, y: -3 * on, around: [640, 810] }),
      [-30]: (up) => ({ y: 2.0 - 4 * up }),
    },
    steps: 6,
    time: 1.3,
  }),
  /** The Director asks the cat. The cat does not say. */
  "e-cat-3": acted(eCat3, {
    moves: { 110: (on) => ({ turn: 0.007 - 0.014 * on, around: [500, 880] }) },
    steps: 4,
    time: 2.4,
  }),
  /** The cat has a medal, and the front page. */
  "e-cat-4": acted(eCat4, {
    camera: [
      { x: 20, y: 14, zoom: 0.02 },
      { x: -14, y: -14, zoom: 0.16 },
    ],
    dust: "#fff2d8",
  }),
  /** Lovely, but not true: she takes her hat. */
  "e-cat-5": acted(eCat5, {
    moves: { 80: (up) => ({ y: 2.5 - 5 * up }) },
    time: 2.2,
    dust: "#fff2d8",
    glows: [[1420, 640, 170]],
  }),
};
