import { scene } from "../../../scenes/the-quiet-station/b3s.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** The glass over Sumi breathes with its blue light. */
export const shot: Shot = {
  states: [dimmed(scene, 0.7, 1), scene],
  state: (t) => 0.5 + 0.5 * Math.sin(t * 1.1),
  view: glide({ x: -24, y: 0, zoom: 0.04 }, { x: 26, y: -12, zoom: 0.14 }),
  air: (pen, t) => {
    shine(pen, 800, 640, 380, "#bfe3f2", 0.05 + 0.03 * sway(t, 2));
    dust(pen, t, 35, "#cfe8ff", { count: 60, speed: [3, -2] });
  },
  airZ: 90,
};
