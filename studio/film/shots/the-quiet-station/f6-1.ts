import { scene } from "../../../scenes/the-quiet-station/f6-1.ts";
import { dimmed, dust, livingDrop, shine, without } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 3);

/** Pip goes to rest under its leaf, and breathes. */
export const shot: Shot = {
  states: [dimmed(bare, 0.7), bare],
  state: (t) => 0.5 + 0.5 * Math.sin(t * 1.4),
  view: glide({ x: 14, y: -10, zoom: 0.02 }, { x: -10, y: 10, zoom: 0.13 }),
  air: (pen, t) => {
    livingDrop(
      pen,
      800,
      630,
      52 + 3 * Math.sin(t * 1.4),
      -0.1 + 0.06 * sway(t, 3),
      0.85 + 0.1 * Math.sin(t * 1.4),
    );
    shine(pen, 800, 620, 300, "#ffe9b4", 0.08 + 0.03 * Math.sin(t * 1.4));
    dust(pen, t, 111, "#ffe6ae", { y: 560, count: 80 });
  },
  airZ: 90,
};
