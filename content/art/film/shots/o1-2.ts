import type { Lamp } from "../../kit/scene.ts";
import { scene } from "../../scenes/o1-2.ts";
import { drift } from "../drift.ts";
import { glide, type Shot, sway } from "../shot.ts";

/** The warm lamps of a scene, dimmed; the cold sun stays. */
const dim = (lamp: Lamp): Lamp =>
  lamp.radius > 1000
    ? lamp
    : { ...lamp, color: [lamp.color[0] * 0.6, lamp.color[1] * 0.6, lamp.color[2] * 0.6] };

/** Lumo while all is well; its light breathes. */
export const shot: Shot = {
  states: [scene, { ...scene, lamps: scene.lamps.map(dim) }],
  state: (t) => 0.45 + 0.45 * sway(t, 3),
  view: glide({ x: 22, y: -10, zoom: -0.015 }, { x: -16, y: 6, zoom: 0.1 }),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 6,
      count: 80,
      color: "#dfeaff",
      x: 800,
      y: 700,
      reach: 900,
      speed: [9, -2],
      strength: 0.45,
    }),
  airZ: 120,
};
