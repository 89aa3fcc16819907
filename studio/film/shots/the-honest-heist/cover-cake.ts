import { scene } from "../../../scenes/the-honest-heist/b1-cake.ts";
import { acted } from "../../acted.ts";

/** The head cook, her knife, and a cake with two ends. */
export const shot = acted(scene, {
  moves: {
    70: (on) => ({ turn: 0.006 - 0.012 * on, around: [800, 830] }),
  },
  steps: 4,
  time: 2,
  camera: [
    { x: 34, y: 0, zoom: 0.05 },
    { x: -34, y: -4, zoom: 0.09 },
  ],
  dust: "#fff0d0",
  glows: [[1420, 640, 180]],
});
