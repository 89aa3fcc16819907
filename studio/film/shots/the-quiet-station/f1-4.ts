import { between } from "../../../kit/random.ts";
import { scene } from "../../../scenes/the-quiet-station/f1-4.ts";
import { dimmed, dust, flock, livingDrop, without } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 1, 4);

/** Old lights drift among the beans and spoons, Pip with them. */
export const shot: Shot = {
  states: [dimmed(bare, 0.7, 1, 1, 1), dimmed(bare, 1, 0.7, 1, 1)],
  state: (t) => 0.5 + 0.5 * sway(t, 2),
  view: glide({ x: -28, y: 8, zoom: 0.03 }, { x: 24, y: -8, zoom: 0.11 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 66,
      count: 24,
      size: 22,
      place: (share, next) => {
        const [y, near] = [between(next, 240, 720), between(next, 0.35, 1)];
        return [180 + share * 1240 + 26 * Math.sin(t * 0.5 + share * 20), y - t * 5 * near, near];
      },
    });
    livingDrop(pen, 840 + 40 * Math.sin(t * 0.6), 570 + 6 * sway(t, 4), 50, -0.16 + 0.1 * sway(t, 3), 0.95);
    dust(pen, t, 67, "#ffe6ae", { count: 80 });
  },
  airZ: 90,
};
