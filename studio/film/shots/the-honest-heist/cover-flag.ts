import { scene } from "../../../scenes/the-honest-heist/b1-flag.ts";
import { acted } from "../../acted.ts";

/** The flag people and their very heavy flag. */
export const shot = acted(scene, {
  moves: {
    120: (on) => ({ x: -20 + 40 * on, y: -5 * Math.abs(Math.sin(on * Math.PI * 3)) }),
  },
  steps: 7,
  time: [0, 5],
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe6b8",
  glows: [[800, 430, 300]],
});
