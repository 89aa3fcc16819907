import { scene } from "../../../scenes/the-honest-heist/e-voice-2.ts";
import { acted } from "../../acted.ts";

/** An old lady stands up. */
export const shot = acted(scene, {
  moves: {
    60: (up) => ({ y: 130 - 130 * up }),
  },
  steps: 9,
  time: [0.8, 3.2],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
  glows: [[820, 330, 260]],
  from: 0.7,
});
