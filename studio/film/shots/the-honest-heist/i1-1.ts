import { scene } from "../../../scenes/the-honest-heist/i1-1.ts";
import { acted } from "../../acted.ts";

/** The Director speaks; the clock behind her does not wait. */
export const shot = acted(scene, {
  moves: {
    60: (on) => ({ turn: 0.012 - 0.024 * on, around: [800, 720] }),
  },
  time: 1.7,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
  glows: [[800, 180, 260]],
});
