import { scene } from "../../../scenes/the-honest-heist/i1-4.ts";
import { acted } from "../../acted.ts";

/** The same case; the cat is awake. */
export const shot = acted(scene, {
  moves: {
    50: (up) => ({ size: 1 + 0.012 * up, y: -2 * up, around: [1060, 790] }),
  },
  time: 2.6,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#f4f0d4",
  glows: [[800, 700, 300]],
});
