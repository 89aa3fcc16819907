import { scene } from "../../../scenes/the-honest-heist/e-pia-2.ts";
import { acted } from "../../acted.ts";

/** A long walk to the case. */
export const shot = acted(scene, {
  moves: {
    90: (on) => ({
      y: 46 - 66 * on - 5 * Math.abs(Math.sin(on * Math.PI * 6)),
      size: 1.1 - 0.12 * on,
      around: [800, 640],
    }),
  },
  steps: 40,
  time: [0, 6.4],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
  glows: [[800, 420, 220]],
});
