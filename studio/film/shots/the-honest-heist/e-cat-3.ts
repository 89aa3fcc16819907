import { scene } from "../../../scenes/the-honest-heist/e-cat-3.ts";
import { acted } from "../../acted.ts";

/** The Director asks the cat. The cat does not say. */
export const shot = acted(scene, {
  moves: {
    110: (on) => ({ turn: 0.007 - 0.014 * on, around: [500, 880] }),
  },
  steps: 4,
  time: 2.4,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
