import { scene } from "../../../scenes/the-quiet-station/a5.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** The lamp flickers, holds on to what is left, and burns on low. */
export const shot: Shot = {
  states: [dimmed(scene, 0.16), scene],
  state: (t) => 0.75 - 0.4 * ease(t, 0.5, 3) + 0.18 * sway(t, 14) * (1 - ease(t, 2, 4.5)),
  view: glide({ x: 26, y: 0, zoom: 0.12 }, { x: -8, y: 0, zoom: 0.03 }),
  air: (pen, t) => {
    shine(pen, 1130, 330, 150, "#ffb25a", 0.12 + 0.04 * sway(t, 5));
    dust(pen, t, 52, "#ffcf8a", { x: 1100, y: 560, reach: 520, count: 60, speed: [3, 4] });
  },
  airZ: 60,
};
