import { scene } from "../../../scenes/the-quiet-station/o1-4.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** The lamp in the corridor as on the first day, and a little brighter. */
export const shot: Shot = {
  states: [dimmed(scene, 0.45, 0.6), scene],
  state: (t) => ease(t, 0.6, 3.4),
  view: glide({ x: -16, y: 6, zoom: 0.03 }, { x: 14, y: -10, zoom: 0.13 }),
  air: (pen, t) => {
    shine(pen, 640, 420, 260, "#ffcf8a", 0.1 * ease(t, 1, 4) * (1 + 0.15 * sway(t, 4)));
    dust(pen, t, 49, "#ffcf8a", { x: 700, y: 560, reach: 620, speed: [5, 4] });
  },
  airZ: 60,
};
