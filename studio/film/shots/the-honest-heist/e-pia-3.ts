import { scene } from "../../../scenes/the-honest-heist/e-pia-3.ts";
import { acted } from "../../acted.ts";

/** Thirty years, face to face. */
export const shot = acted(scene, {
  moves: {
    90: (on) => ({ turn: 0.004 - 0.008 * on, around: [800, 1000] }),
  },
  steps: 4,
  time: 3.2,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
