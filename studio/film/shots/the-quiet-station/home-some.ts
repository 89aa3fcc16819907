import { scene } from "../../../scenes/the-quiet-station/c1s-lani.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Lani turns her radio down: its dial fades, the lamp stays. */
export const shot: Shot = {
  states: [scene, dimmed(scene, 0.9, 0.25)],
  state: (t) => ease(t, 2, 4.5),
  view: glide({ x: 24, y: 4, zoom: 0.02 }, { x: -30, y: -6, zoom: 0.13 }),
  air: (pen, t) => {
    shine(pen, 744, 590, 120, "#ffd894", 0.28 * (1 - ease(t, 2, 4.5)) * (1 + 0.25 * sway(t, 9)));
    dust(pen, t, 54, "#ffcf8a", { x: 800, y: 460, reach: 620, count: 60, speed: [2, 3] });
  },
  airZ: 70,
};
