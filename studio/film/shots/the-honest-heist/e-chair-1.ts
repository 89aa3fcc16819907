import { scene } from "../../../scenes/the-honest-heist/e-chair-1.ts";
import { acted } from "../../acted.ts";

/** Before you sign: look. */
export const shot = acted(scene, {
  moves: {
    50: (on) => ({ turn: 0.004 - 0.008 * on, around: [640, 900] }),
  },
  steps: 4,
  time: 2.6,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
  glows: [
    [620, 240, 260],
    [1400, 460, 200],
  ],
});
