import { between } from "../../../kit/random.ts";
import { scene } from "../../../scenes/the-quiet-station/f3.ts";
import { dust, flock, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** Hundreds of lights turn around one, and close their circle. */
export const shot: Shot = {
  states: [without(scene, 1)],
  view: glide({ x: -10, y: 8, zoom: 0.1 }, { x: 8, y: -4, zoom: 0 }),
  exposure: (t) => 0.94 + 0.12 * ease(t, 1, 6),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 85,
      count: 220,
      size: 15,
      place: (share, next) => {
        const arm = Math.floor(next() * 3) * 2.094;
        const r = (60 + share ** 0.8 * 560) * (1.12 - 0.12 * ease(t, 0, 6));
        const turn = arm + r * 0.0085 + between(next, -0.2, 0.2) + t * (0.1 + 22 / r) * 0.6;
        return [
          720 + Math.cos(turn) * r,
          410 + Math.sin(turn) * r * 0.44 + between(next, -14, 14),
          0.3 + share * 0.5 * (0.7 + Math.sin(turn) * 0.5),
        ];
      },
    });
    livingDrop(pen, 720, 405, 36, 0.1 + 0.1 * Math.sin(t * 0.9), 1);
    dust(pen, t, 86, "#dfeaff", { y: 700, count: 50 });
  },
  airZ: 60,
};
