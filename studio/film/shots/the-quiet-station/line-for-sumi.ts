import { scene } from "../../../scenes/the-quiet-station/b3s.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Ona's lamp leans over the sleeping Sumi and lights what lies beside her. */
export const shot: Shot = {
  states: [dimmed(scene, 1, 0.4), dimmed(scene, 1, 1.25)],
  state: (t) => ease(t, 0.8, 3.6),
  view: glide({ x: 30, y: -14, zoom: 0.16 }, { x: 0, y: -4, zoom: 0.06 }),
  air: (pen, t) => {
    shine(pen, 950, 600, 150, "#ffd894", 0.26 * ease(t, 1.2, 3.6) * (1 + 0.15 * sway(t, 4)));
    dust(pen, t, 57, "#ffcf8a", { x: 1150, y: 460, reach: 620, count: 60, speed: [-3, 4] });
  },
  airZ: 100,
};
