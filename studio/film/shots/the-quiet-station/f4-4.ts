import { scene } from "../../../scenes/the-quiet-station/f4-4.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Dawn comes over Serena, and with it the windows and a bean flower. */
export const shot: Shot = {
  states: [dimmed(scene, 0.3), scene],
  state: (t) => ease(t, 0.4, 5),
  view: glide({ x: -22, y: 12, zoom: 0.02 }, { x: 22, y: -8, zoom: 0.09 }),
  exposure: (t) => 0.7 + 0.34 * ease(t, 0.4, 5),
  air: (pen, t) => {
    shine(pen, 350, 470, 160, "#ffd8b0", 0.12 * ease(t, 2, 5) * (1 + 0.1 * sway(t, 4)));
    dust(pen, t, 96, "#ffe0c0", { count: 80, speed: [6, -5] });
  },
  airZ: 100,
};
