import { scene } from "../../../scenes/the-honest-heist/e-caught-3.ts";
import { acted } from "../../acted.ts";

/** She steps close, one eyebrow up. */
export const shot = acted(scene, {
  moves: {
    80: (on) => ({ size: 0.95 + 0.05 * on, y: 20 - 20 * on, around: [800, 900] }),
    20: (up) => ({ y: 2.0 - 4 * up }),
  },
  steps: 6,
  time: [0.3, 2.6],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
