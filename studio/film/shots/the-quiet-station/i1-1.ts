import { scene } from "../../../scenes/the-quiet-station/i1-1.ts";
import { dimmed, dust } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** The last gold leaves the hull while the shadow comes over the ring. */
export const shot: Shot = {
  states: [scene, dimmed(scene, 0.35, 1)],
  state: (t) => 0.9 * ease(t, 1, 6.5),
  view: glide({ x: 34, y: 4, zoom: 0.12 }, { x: -20, y: -6, zoom: 0.02 }),
  air: (pen, t) => dust(pen, t, 84, "#dfeaff", { y: 700 }),
  airZ: 120,
};
