import { scene } from "../../../scenes/the-quiet-station/b3g.ts";
import { dust, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Something small between the beans: it ducks behind a leaf, and comes out again. */
export const shot: Shot = {
  states: [without(scene, 2)],
  view: glide({ x: -40, y: 0, zoom: 0.04 }, { x: 16, y: 0, zoom: 0.14 }),
  air: (pen, t) => {
    const hides = ease(t, 1.6, 2.1) * (1 - ease(t, 3.4, 4.2));
    livingDrop(
      pen,
      905 + 40 * hides,
      455 + 30 * hides + 4 * sway(t, 5),
      34,
      0.14 * sway(t, 4),
      1 - 0.8 * hides,
    );
    dust(pen, t, 34, "#ffe6ae", { x: 905, count: 60 });
  },
  airZ: 40,
};
