import { scene } from "../../../scenes/the-honest-heist/e-chair-2.ts";
import { acted } from "../../acted.ts";

/** A finger under a name, which is read four times. */
export const shot = acted(scene, {
  moves: {
    130: (on) => ({ x: -90 + 110 * on, y: 4 * Math.sin(on * 9) }),
  },
  steps: 9,
  time: [0.2, 4.6],
  camera: [
    { x: 34, y: 0, zoom: 0.05 },
    { x: -34, y: -4, zoom: 0.09 },
  ],
  dust: "#ffe6bc",
});
