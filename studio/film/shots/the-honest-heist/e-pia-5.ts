import { scene } from "../../../scenes/the-honest-heist/e-pia-5.ts";
import { acted } from "../../acted.ts";

/** She knows every name by heart. */
export const shot = acted(scene, {
  moves: {
    110: (up) => ({ y: 2.0 - 4 * up }),
  },
  steps: 4,
  time: 2.4,
  camera: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  dust: "#dfe8ff",
});
