import { scene } from "../../../scenes/the-honest-heist/e-table-4.ts";
import { acted } from "../../acted.ts";

/** The last fold opens, and its blue is on everybody. */
export const shot = acted(scene, {
  moves: {
    60: (up) => ({ y: 2.5 - 5 * up }),
  },
  time: 2.4,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#bcd4ff",
  from: 0.6,
});
