import { scene } from "../../../scenes/the-quiet-station/a3w.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** The dark relay: far away the first window of Lumo glows, and grows a little. */
export const shot: Shot = {
  states: [dimmed(scene, 0.6), scene],
  state: (t) => ease(t, 1, 5),
  view: glide({ x: 20, y: 0, zoom: 0.02 }, { x: -46, y: -14, zoom: 0.16 }),
  air: (pen, t) => {
    shine(pen, 230, 296, 60, "#ffd08a", 0.3 * ease(t, 1.5, 4) * (1 + 0.2 * sway(t, 5)));
    dust(pen, t, 31, "#cfe0ff", { x: 480, y: 500, count: 60, speed: [4, 2] });
  },
  airZ: -100,
};
