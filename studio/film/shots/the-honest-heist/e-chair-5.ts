import { scene } from "../../../scenes/the-honest-heist/e-chair-5.ts";
import { acted } from "../../acted.ts";

/** He sits down under the sky that his grandfather painted. */
export const shot = acted(scene, {
  moves: {
    120: (on) => ({ turn: 0.008 - 0.016 * on, around: [800, 970] }),
  },
  time: 4,
  camera: [
    { x: 12, y: -6, zoom: 0.1 },
    { x: -12, y: 6, zoom: 0.02 },
  ],
  dust: "#c4dcff",
  from: 0.75,
});
