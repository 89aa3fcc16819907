import { giantSpoon } from "../../../painters/giant-spoon.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-9.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { layersOf, posed } from "./layers.ts";

/** Layers: curtain, pelmet, title, spoon, footlights. */
const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const STEPS = 50;
/** Seconds while the spoon moves. */
const SLIDE = { from: 0.2, to: 4.4 };

/** The spoon comes in from the left with its bowl first, passes, stops, and has not ended. */
export const shot: Shot = {
  states: posed(
    scene,
    layers,
    3,
    Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS),
    (share) => (p) => giantSpoon(p, -960 + 1520 * share, 797 - 107 * share, 1.72, -0.07),
  ),
  state: (t) => {
    const slid = STEPS * ease(t, SLIDE.from, SLIDE.to);
    return Math.round(slid);
  },
  view: glide({ x: 0, y: 10, zoom: -0.045 }, { x: 0, y: 10, zoom: -0.005 }),
  exposure: (t, length) => (0.3 + 0.7 * ease(t, 0, 0.9)) * (1 - ease(t, length - 0.7, length - 0.05)),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 49,
      count: 110,
      color: "#ffe2a8",
      x: 800,
      y: 420,
      reach: 900,
      speed: [5, -9],
      strength: 0.7,
    }),
  airZ: 60,
};
