import { scene } from "../../../scenes/the-honest-heist/e-pia-1.ts";
import { acted } from "../../acted.ts";

/** She only came to listen. */
export const shot = acted(scene, {
  moves: {
    90: (on) => ({ turn: 0.005 - 0.01 * on, around: [800, 870] }),
  },
  time: 2.6,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#d8f0c8",
  glows: [[800, 330, 220]],
});
