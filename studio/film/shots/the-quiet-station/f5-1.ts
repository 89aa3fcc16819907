import { scene } from "../../../scenes/the-quiet-station/f5-1.ts";
import { dimmed, dust, livingDrop, shine, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 3);

/** Pip grows: with each breath a little larger. */
export const shot: Shot = {
  states: [dimmed(bare, 0.55), bare],
  state: (t) => ease(t, 0.4, 6),
  view: glide({ x: -22, y: 10, zoom: 0.12 }, { x: 16, y: -8, zoom: 0.02 }),
  air: (pen, t) => {
    const grown = 62 + 46 * ease(t, 0.4, 6) + 4 * Math.sin(t * 2.1);
    shine(pen, 830, 480, 420, "#ffe9b4", 0.06 + 0.05 * ease(t, 0.4, 6));
    livingDrop(pen, 830, 490 + 5 * sway(t, 3), grown, 0.08 * sway(t, 3), 0.75, "#ffe9b0");
    dust(pen, t, 101, "#ffeec0", { x: 830, count: 90 });
  },
  airZ: 80,
};
