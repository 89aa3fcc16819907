import { scene } from "../../../scenes/the-honest-heist/e-voice-5.ts";
import { acted } from "../../acted.ts";

/** He takes the chair beside the salt. */
export const shot = acted(scene, {
  moves: {
    90: (on) => ({ y: 4 - 8 * on, turn: 0.004 - 0.008 * on, around: [800, 1000] }),
  },
  time: 3,
  camera: [
    { x: 12, y: -6, zoom: 0.1 },
    { x: -12, y: 6, zoom: 0.02 },
  ],
  dust: "#e4ecff",
});
