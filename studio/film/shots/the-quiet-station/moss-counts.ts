import { scene } from "../../../scenes/the-quiet-station/a6.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** Moss goes along its spoons: a spot of its light on each. */
export const shot: Shot = {
  states: [scene, dimmed(scene, 0.85)],
  state: (t) => 0.5 + 0.5 * sway(t, 3),
  view: glide({ x: -30, y: 8, zoom: 0.05 }, { x: 26, y: -16, zoom: 0.15 }),
  air: (pen, t) => {
    const spoon = Math.min(9, Math.floor(t * 2));
    const age = t * 2 - spoon;
    shine(pen, 420 + spoon * 58, 690, 60, "#fff0d0", 0.5 * Math.exp(-age * 1.2));
    dust(pen, t, 56, "#ffcf8a", { x: 760, y: 460, count: 50, speed: [3, 3] });
  },
  airZ: 90,
};
