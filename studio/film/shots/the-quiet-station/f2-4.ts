import { scene } from "../../../scenes/the-quiet-station/f2-4.ts";
import { dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Forty small lamps under the windows: after the first, the second begins to glow. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -36, y: 14, zoom: 0.14 }, { x: 10, y: -2, zoom: 0.01 }),
  air: (pen, t) => {
    shine(pen, 404, 640, 70, "#ffd08a", 0.2 + 0.06 * sway(t, 5));
    shine(pen, 492, 640, 20, "#ffe2a0", 0.9 * ease(t, 4, 5));
    shine(pen, 492, 640, 80, "#ffb84d", 0.3 * ease(t, 4, 5.4));
    dust(pen, t, 77, "#dfeaff", { count: 40, speed: [3, -1] });
  },
  airZ: 40,
};
