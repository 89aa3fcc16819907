import { scene } from "../../../scenes/the-quiet-station/f2-2.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** The crew sits still in the cabin; the lamp hums, Lumo's window answers far away. */
export const shot: Shot = {
  states: [dimmed(scene, 0.8, 1), scene],
  state: (t) => 0.5 + 0.5 * sway(t, 3),
  view: glide({ x: 30, y: 0, zoom: 0.03 }, { x: -36, y: -10, zoom: 0.12 }),
  air: (pen, t) => {
    shine(pen, 300, 290, 46, "#ffd08a", 0.2 + 0.1 * sway(t, 4));
    dust(pen, t, 72, "#ffcf8a", { x: 1100, y: 460, reach: 700, count: 60, speed: [2, 3] });
  },
  airZ: -60,
};
