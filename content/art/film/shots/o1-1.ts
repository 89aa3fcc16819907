import { scene } from "../../scenes/o1-1.ts";
import { drift } from "../drift.ts";
import { ease, glide, type Shot } from "../shot.ts";

/** Serena comes out of the dark; we drift past the ice. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -34, y: 8, zoom: 0 }, { x: 30, y: -6, zoom: 0.1 }),
  exposure: (t) => 0.12 + 0.88 * ease(t, 0, 2.6),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 5,
      count: 90,
      color: "#dfeaff",
      x: 800,
      y: 640,
      reach: 900,
      speed: [-14, -3],
      strength: 0.5,
    }),
  airZ: 100,
};
