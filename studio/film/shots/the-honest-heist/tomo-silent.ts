import { scene } from "../../../scenes/the-honest-heist/b6.ts";
import { acted } from "../../acted.ts";

/** The curtain feels very warm. */
export const shot = acted(scene, {
  moves: {
    40: (on) => ({ turn: 0.005 - 0.01 * on, around: [1100, 800] }),
  },
  steps: 4,
  time: 2.6,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
  glows: [[1060, 180, 260]],
});
