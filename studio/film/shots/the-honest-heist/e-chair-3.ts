import { scene } from "../../../scenes/the-honest-heist/e-chair-3.ts";
import { acted } from "../../acted.ts";

/** The last fold opens like a window. */
export const shot = acted(scene, {
  moves: {
    60: (on) => ({ y: 24 - 24 * on, size: 0.97 + 0.03 * on, around: [800, 600] }),
    120: (on) => ({ y: 24 - 24 * on }),
  },
  steps: 6,
  time: [0.2, 2.4],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#bcd4ff",
  from: 0.55,
});
