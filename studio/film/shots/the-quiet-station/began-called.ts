import { scene } from "../../../scenes/the-quiet-station/a3c.ts";
import { dust, shine, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** No radio any more: the point of light in the garden dares to grow. */
export const shot: Shot = {
  states: [without(scene, 2)],
  view: glide({ x: 18, y: 14, zoom: 0.02 }, { x: 6, y: -22, zoom: 0.16 }),
  air: (pen, t) => {
    const grown = ease(t, 1, 5);
    shine(pen, 996, 492, 30 + 130 * grown, "#ffe9b4", 0.25 + 0.2 * grown + 0.05 * sway(t, 5));
    shine(pen, 996, 492, 16 + 12 * grown, "#fff4d6", 0.9);
    dust(pen, t, 33, "#dfeaff", { count: 60 });
  },
  airZ: 40,
};
