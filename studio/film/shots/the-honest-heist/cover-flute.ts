import { scene } from "../../../scenes/the-honest-heist/b1-flute.ts";
import { acted } from "../../acted.ts";

/** Eleven musicians and a flute for a giant. */
export const shot = acted(scene, {
  moves: {
    50: (up) => ({ y: 2.5 - 5 * up }),
  },
  time: 1.4,
  camera: [
    { x: 34, y: 0, zoom: 0.05 },
    { x: -34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe6b8",
});
