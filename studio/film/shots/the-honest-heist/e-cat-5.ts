import { scene } from "../../../scenes/the-honest-heist/e-cat-5.ts";
import { acted } from "../../acted.ts";

/** Lovely, but not true: she takes her hat. */
export const shot = acted(scene, {
  moves: {
    80: (up) => ({ y: 2.5 - 5 * up }),
  },
  time: 2.2,
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#fff2d8",
  glows: [[1420, 640, 170]],
});
