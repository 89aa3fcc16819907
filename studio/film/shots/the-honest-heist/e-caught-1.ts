import { scene } from "../../../scenes/the-honest-heist/e-caught-1.ts";
import { acted } from "../../acted.ts";

/** The wheel turns, and turns, and squeaks. */
export const shot = acted(scene, {
  moves: {
    50: (on) => ({ y: -4 * Math.abs(Math.sin(on * Math.PI * 4)), x: -10 + 20 * on }),
    151: (on) => ({ turn: -0.3 + 0.3 * on, around: [330, 600] }),
  },
  steps: 26,
  time: [0, 3.4],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
