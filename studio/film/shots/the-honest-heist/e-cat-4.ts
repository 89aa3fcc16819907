import { scene } from "../../../scenes/the-honest-heist/e-cat-4.ts";
import { acted } from "../../acted.ts";

/** The cat has a medal, and the front page. */
export const shot = acted(scene, {
  camera: [
    { x: 20, y: 14, zoom: 0.02 },
    { x: -14, y: -14, zoom: 0.16 },
  ],
  dust: "#fff2d8",
});
