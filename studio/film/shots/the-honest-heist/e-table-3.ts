import { scene } from "../../../scenes/the-honest-heist/e-table-3.ts";
import { acted } from "../../acted.ts";

/** The Director reads along the spoon, name after name. */
export const shot = acted(scene, {
  moves: {
    60: (on) => ({ x: -40 + 80 * on, y: 0 * Math.sin(on * Math.PI * 6) }),
  },
  steps: 8,
  time: [0.2, 6],
  camera: [
    { x: 34, y: 0, zoom: 0.05 },
    { x: -34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe2a4",
  glows: [[900, 700, 260]],
});
