import { scene } from "../../../scenes/the-quiet-station/f1-2.ts";
import { dust, flock, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Pip turns to the door, then to the beans, and stays between them. */
export const shot: Shot = {
  states: [without(scene, 1, 5)],
  view: glide({ x: -26, y: 4, zoom: 0.03 }, { x: 26, y: -6, zoom: 0.12 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 62,
      count: 9,
      size: 13,
      place: (share) => [400 + share * 170, 290 + ((share * 7.3) % 1) * 300, 0.5 + share * 0.5],
    });
    const to = -70 * ease(t, 0.8, 2.2) + 170 * ease(t, 3, 4.6) - 60 * ease(t, 5.2, 6.4);
    const lean = -0.35 * ease(t, 0.8, 1.8) + 0.75 * ease(t, 3, 4) - 0.4 * ease(t, 5.2, 6.2);
    livingDrop(pen, 760 + to, 450 + 7 * sway(t, 3), 66, lean, 0.95);
    dust(pen, t, 63, "#ffe6b0", { x: 760, count: 60 });
  },
  airZ: 80,
};
