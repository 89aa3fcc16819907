import { scene } from "../../../scenes/the-honest-heist/e-cat-1.ts";
import { acted } from "../../acted.ts";

/** Six people steal away. Almost nobody sees them. */
export const shot = acted(scene, {
  moves: {
    90: (on) => ({ x: 60 - 150 * on, y: -7 * Math.abs(Math.sin(on * Math.PI * 7)) }),
  },
  steps: 15,
  time: [0, 6.2],
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#d8f0c8",
  glows: [[1190, 640, 130]],
});
