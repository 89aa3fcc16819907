import { scene } from "../../../scenes/the-honest-heist/e-voice-1.ts";
import { acted } from "../../acted.ts";

/** Six very small people wait for five long seconds. */
export const shot = acted(scene, {
  moves: {
    40: (on) => ({ turn: 0.01 - 0.02 * on, around: [800, 600] }),
  },
  time: 3,
  camera: [
    { x: 0, y: 4, zoom: 0.01 },
    { x: 0, y: -16, zoom: 0.17 },
  ],
  dust: "#fff6dc",
  glows: [[800, 120, 200]],
});
