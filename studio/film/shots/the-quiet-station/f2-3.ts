import { between } from "../../../kit/random.ts";
import { scene } from "../../../scenes/the-quiet-station/f4.ts";
import { dust, flock, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** One old light comes down and sits on the glass of the garden; the others keep their distance. */
export const shot: Shot = {
  states: [without(scene, 2)],
  view: glide({ x: 10, y: 16, zoom: 0.02 }, { x: 4, y: -18, zoom: 0.15 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 73,
      count: 34,
      size: 14,
      place: (share, next) => {
        const turn = share * Math.PI * 2 + t * 0.05;
        const reach = between(next, 0.9, 1.15);
        return [
          899 + Math.cos(turn) * 640 * reach,
          430 + Math.sin(turn) * 260 * reach,
          0.55 + Math.sin(turn) * 0.25,
        ];
      },
    });
    const down = ease(t, 0.6, 4.6);
    livingDrop(pen, 1190 - 290 * down, 60 + 160 * down, 22, 0.4 * (1 - down), 0.8, "#a9dcf5");
    dust(pen, t, 74, "#dfeaff", { y: 700, count: 40 });
  },
  airZ: 50,
};
