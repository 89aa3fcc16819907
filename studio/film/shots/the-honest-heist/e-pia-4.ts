import { scene } from "../../../scenes/the-honest-heist/e-pia-4.ts";
import { acted } from "../../acted.ts";

/** An old cloth, and the glass that it kept clean. */
export const shot = acted(scene, {
  moves: {
    60: (on) => ({ x: -26 + 52 * on, y: -8 * Math.sin(on * Math.PI) }),
    120: (on) => ({ x: -26 + 52 * on, y: -8 * Math.sin(on * Math.PI) }),
  },
  steps: 6,
  time: 2.8,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#ffe6b8",
});
