import { scene } from "../../../scenes/the-honest-heist/e-cat-2.ts";
import { acted } from "../../acted.ts";

/** Everybody looks at the cat, who washes a paw. */
export const shot = acted(scene, {
  moves: {
    140: (on) => ({ turn: 0.012 - 0.024 * on, y: -3 * on, around: [640, 810] }),
    [-30]: (up) => ({ y: 2.0 - 4 * up }),
  },
  steps: 6,
  time: 1.3,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
