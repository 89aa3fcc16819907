import { scene } from "../../../scenes/the-quiet-station/c1n.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** The dark street; in one kitchen the lamp burns and flickers a little. */
export const shot: Shot = {
  states: [dimmed(scene, 0.8), scene],
  state: (t) => 0.6 + 0.4 * sway(t, 5),
  view: glide({ x: -24, y: 0, zoom: 0.02 }, { x: 30, y: -10, zoom: 0.15 }),
  air: (pen, t) => {
    shine(pen, 1105, 560, 170, "#ffc46a", 0.12 + 0.03 * sway(t, 5));
    dust(pen, t, 55, "#cfe0ff", { y: 420, count: 90, speed: [-6, 14], size: [0.6, 1.6], strength: 0.5 });
  },
  airZ: 120,
};
