import { scene } from "../../../scenes/the-quiet-station/c4h.ts";
import { dimmed, dust, livingDrop, shine, without } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const SPOONS = [480, 612, 744, 876, 1008, 1140];

/** The six spoons ring once more, one after the other; Pip answers each. */
export const shot: Shot = {
  states: [dimmed(without(scene, 3), 0.75, 1), without(scene, 3)],
  state: (t) => 0.5 + 0.5 * Math.sin(t * 5.2),
  view: glide({ x: -14, y: -6, zoom: 0.03 }, { x: 12, y: 10, zoom: 0.12 }),
  air: (pen, t) => {
    for (const [i, x] of SPOONS.entries()) {
      const age = t - 0.7 - i * 0.8;
      if (age > 0) shine(pen, x, 440, 70, "#ffe9b4", 0.5 * Math.exp(-age * 1.6));
    }
    livingDrop(pen, 800, 700 + 5 * sway(t, 4), 36, -0.14 + 0.1 * sway(t, 3), 0.9 + 0.1 * Math.sin(t * 5.2));
    dust(pen, t, 47, "#ffe6ae", { y: 600, count: 70 });
  },
  airZ: 90,
};
