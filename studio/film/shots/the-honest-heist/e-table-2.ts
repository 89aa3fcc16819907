import { scene } from "../../../scenes/the-honest-heist/e-table-2.ts";
import { acted } from "../../acted.ts";

/** One guest stands, and then all of them do; so do their shadows. */
export const shot = acted(scene, {
  moves: {
    [-40]: (up) => ({ y: 90 - 90 * up }),
    60: (up) => ({ y: 26 - 26 * up }),
  },
  steps: 8,
  time: [0.6, 3.6],
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
