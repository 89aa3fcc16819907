import { scene } from "../../../scenes/the-honest-heist/e-caught-5.ts";
import { acted } from "../../acted.ts";

/** They tell it with their hands; a chair moves closer. */
export const shot = acted(scene, {
  moves: {
    50: (on) => ({ turn: 0.005 - 0.01 * on, around: [800, 860] }),
  },
  time: 1.6,
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe0ac",
});
