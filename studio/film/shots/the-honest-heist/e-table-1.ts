import { scene } from "../../../scenes/the-honest-heist/e-table-1.ts";
import { acted } from "../../acted.ts";

/** The curtain opens, and six people stand in the light. */
export const shot = acted(scene, {
  moves: {
    40: (up) => ({ y: 3.0 - 6 * up }),
    110: (on) => ({ x: 0 + -40 * on, y: 0 * Math.sin(on * Math.PI * 6) }),
  },
  steps: 7,
  time: [0.3, 3.4],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
  glows: [[800, 300, 420]],
});
