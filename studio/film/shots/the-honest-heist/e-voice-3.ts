import { scene } from "../../../scenes/the-honest-heist/e-voice-3.ts";
import { acted } from "../../acted.ts";

/** More stand up, each with a light. */
export const shot = acted(scene, {
  moves: {
    40: (up) => ({ y: 30 - 30 * up }),
    90: (up) => ({ y: 30 - 30 * up }),
  },
  steps: 7,
  time: [0.4, 3],
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffdca0",
  glows: [
    [330, 540, 160],
    [780, 480, 170],
    [1180, 540, 160],
  ],
});
