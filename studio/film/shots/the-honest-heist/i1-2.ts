import { scene } from "../../../scenes/the-honest-heist/i1-2.ts";
import { acted } from "../../acted.ts";

/** Mr. Bram looks for somebody in the picture. */
export const shot = acted(scene, {
  moves: {
    100: (on) => ({ x: -14 + 28 * on, turn: 0.012 - 0.024 * on, around: [720, 850] }),
  },
  steps: 6,
  time: [0.4, 4.4],
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#dcecf8",
});
