import { scene } from "../../../scenes/the-honest-heist/e-caught-2.ts";
import { acted } from "../../acted.ts";

/** Every lamp on, and nobody moves. */
export const shot = acted(scene, {
  moves: {
    50: (on) => ({ y: 1.5 - 3 * on }),
  },
  steps: 3,
  time: 0.9,
  camera: [
    { x: 0, y: 0, zoom: 0.01 },
    { x: 0, y: -8, zoom: 0.13 },
  ],
  dust: "#fff0cc",
  glows: [[800, 240, 420]],
  from: 1.5,
});
