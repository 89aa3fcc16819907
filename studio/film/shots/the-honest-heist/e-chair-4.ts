import { scene } from "../../../scenes/the-honest-heist/e-chair-4.ts";
import { acted } from "../../acted.ts";

/** He was wrong, and he has never been so happy. */
export const shot = acted(scene, {
  moves: {
    50: (up) => ({ y: 2.5 - 5 * up }),
    150: (up) => ({ y: 5 - 10 * up, size: 1 + 0.008 * up, around: [800, 880] }),
  },
  time: 1.8,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
