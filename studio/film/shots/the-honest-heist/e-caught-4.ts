import { scene } from "../../../scenes/the-honest-heist/e-caught-4.ts";
import { acted } from "../../acted.ts";

/** Somebody laughs. Then everybody. */
export const shot = acted(scene, {
  moves: {
    50: (up) => ({ y: 5 - 10 * up, size: 1 + 0.008 * up, around: [800, 880] }),
    [-30]: (up) => ({ y: -5 + 10 * up }),
  },
  time: 0.95,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
