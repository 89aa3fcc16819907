import { scene } from "../../../scenes/the-quiet-station/c3.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** Light waits behind the door and breathes under its edge. */
export const shot: Shot = {
  states: [dimmed(scene, 0.55, 1), scene],
  state: (t) => 0.5 + 0.5 * sway(t, 2.6),
  view: glide({ x: 24, y: 6, zoom: 0.03 }, { x: -18, y: -8, zoom: 0.13 }),
  air: (pen, t) => {
    shine(pen, 900, 700, 420, "#bfe6fa", 0.07 + 0.06 * sway(t, 2.6));
    dust(pen, t, 48, "#bfe6fa", { x: 900, y: 640, reach: 700, count: 80, speed: [3, -4] });
  },
  airZ: 60,
};
