import { scene } from "../../../scenes/the-honest-heist/e-table-5.ts";
import { acted } from "../../acted.ts";

/** The table in the street, and the chair that is no longer empty. */
export const shot = acted(scene, {
  moves: {
    40: (up) => ({ y: 2.5 - 5 * up }),
    170: (on) => ({ turn: 0.006 - 0.012 * on, around: [800, 860] }),
  },
  time: 1.9,
  camera: [
    { x: 12, y: -6, zoom: 0.1 },
    { x: -12, y: 6, zoom: 0.02 },
  ],
  dust: "#ffe6b8",
  glows: [
    [240, 560, 160],
    [800, 140, 320],
    [1360, 560, 160],
  ],
});
