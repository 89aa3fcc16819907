import { actor } from "../../../painters/actor.ts";
import { BRAM } from "../../../painters/cast.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-3.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { layersOf, posed } from "./layers.ts";

/** Layers: the hall, its light, Mr. Bram, the table, dust. */
const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const BRAM_LAYER = 2;
/** Drawings of one stroke over the paper, and the last one, in which he looks up at us. */
const STROKE = 14;
const UP = STROKE + 4;

const versions = posed(
  scene,
  layers,
  BRAM_LAYER,
  Array.from({ length: UP }, (_, i) => i),
  (step) => {
    const stroke = step < STROKE ? (1 - Math.cos((2 * Math.PI * step) / STROKE)) / 2 : 0;
    const up = step < STROKE ? 0 : (step - STROKE + 1) / (UP - STROKE);
    return (p) =>
      actor(p, 800, 800, 1.95, BRAM, {
        left: [-16 - 12 * stroke, -132],
        right: [24 + 18 * stroke, -130 + 2 * stroke],
        eyes: up > 0.6 ? "open" : "down",
        brow: 0.6 - 0.5 * up,
        mouth: "small",
        tilt: 0.05 - 0.04 * stroke - 0.05 * up,
        lean: 0.012 * stroke,
      });
  },
);

/** Seconds at which a stroke begins, and at which he looks up. */
const STROKES = [1.4, 4.1];
const LOOKS_UP = 7;

/** Mr. Bram smooths his receipt, twice, and then sees that we are looking. */
export const shot: Shot = {
  states: versions,
  state: (t) => {
    if (t >= LOOKS_UP) return Math.min(UP - 1, STROKE - 1 + Math.ceil((t - LOOKS_UP) * 8));
    const begun = STROKES.findLast((at) => t >= at);
    if (begun === undefined) return 0;
    return Math.floor(STROKE * ease(t, begun, begun + 2.2)) % STROKE;
  },
  view: glide({ x: -34, y: -4, zoom: 0.02 }, { x: 6, y: -26, zoom: 0.13 }),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 43,
      count: 80,
      color: "#cfe6f2",
      x: 520,
      y: 420,
      reach: 600,
      speed: [4, 4],
      strength: 0.6,
    }),
  airZ: 100,
};
