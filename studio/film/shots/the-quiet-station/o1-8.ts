import { circle, inside } from "../../../kit/plate.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { scene } from "../../../scenes/the-quiet-station/o1-8.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const STEPS = 8;
/** Index of the thread among the layers, its start, and its length. */
const THREAD = { layer: 2, x: 520, y: 500, length: 740 };

/** The thread as far as it has grown. */
function grown(layer: Layer, share: number): Layer {
  return {
    ...layer,
    paint: (p) => inside(p.e, circle(THREAD.x, THREAD.y, 4 + THREAD.length * share), () => layer.paint(p)),
  };
}

const versions: Scene[] = Array.from({ length: STEPS + 1 }, (_, step) => ({
  ...scene,
  layers: scene.layers.map((layer, i) => (i === THREAD.layer ? grown(layer, step / STEPS) : layer)),
}));

/** The thread of light leaves the relay and finds Lumo. */
export const shot: Shot = {
  states: versions,
  state: (t) => STEPS * ease(t, 1.6, 6.6),
  view: glide({ x: -18, y: 8, zoom: 0.02 }, { x: 16, y: -8, zoom: 0.08 }),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 14,
      count: 80,
      color: "#dfeaff",
      x: 800,
      y: 650,
      reach: 900,
      speed: [-8, -2],
      strength: 0.45,
    }),
  airZ: 130,
};
