import { scene } from "../../../scenes/the-honest-heist/e-voice-4.ts";
import { acted } from "../../acted.ts";

/** The pen is down; the light has found the last name. */
export const shot = acted(scene, {
  moves: {
    20: (up) => ({ y: 2.0 - 4 * up }),
  },
  steps: 4,
  time: 2.6,
  camera: [
    { x: 50, y: 0, zoom: 0.02 },
    { x: 64, y: -4, zoom: 0.04 },
  ],
  dust: "#ffe2a4",
  glows: [[1250, 640, 300]],
});
