import { scene } from "../../../scenes/the-quiet-station/f4-2.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Ona falls asleep: the lamp goes down until one small light is left. */
export const shot: Shot = {
  states: [dimmed(scene, 1.7), dimmed(scene, 0.7)],
  state: (t) => ease(t, 0.4, 3.6) - 0.06 * sway(t, 5),
  view: glide({ x: 0, y: 0, zoom: 0.16 }, { x: 0, y: 0, zoom: 0.01 }),
  air: (pen, t) => {
    shine(pen, 800, 470, 130, "#ffb04a", 0.22 - 0.1 * ease(t, 0.4, 3.6) + 0.02 * sway(t, 5));
    dust(pen, t, 92, "#ffcf8a", { x: 800, y: 480, reach: 420, count: 50, speed: [2, 3] });
  },
  airZ: 60,
};
