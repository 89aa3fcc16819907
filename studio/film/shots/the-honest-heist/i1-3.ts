import { scene } from "../../../scenes/the-honest-heist/i1-3.ts";
import { acted } from "../../acted.ts";

/** The case in its beam. It is locked. */
export const shot = acted(scene, {
  camera: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  dust: "#f4f0d4",
  glows: [[800, 620, 300]],
});
