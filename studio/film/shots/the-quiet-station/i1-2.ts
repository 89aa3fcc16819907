import { between } from "../../../kit/random.ts";
import { scene } from "../../../scenes/the-quiet-station/i1-2.ts";
import { dust, flock, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** The lights rise out of the ring and stream toward Lumo. */
export const shot: Shot = {
  states: [without(scene, 1, 3)],
  view: glide({ x: -26, y: 8, zoom: 0.02 }, { x: 26, y: -6, zoom: 0.1 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 85,
      count: 150,
      size: 14,
      strength: ease(t, 0.2, 1.6),
      place: (share, next) => {
        const start = next();
        const way = (share + t * 0.045 * between(next, 0.7, 1.3)) % 1;
        const [x0, y0] = [330 + start * 880, 800 - start * start * 190 - start * 30];
        const [x1, y1] = [x0 * 0.35 + 700, y0 - 60];
        const [u, v] = [way, 1 - way];
        const loose = between(next, -46, 46) * v;
        return [
          v * v * x0 + 2 * u * v * x1 + u * u * 1190 + loose,
          v * v * y0 + 2 * u * v * y1 + u * u * 372 + loose * 0.4,
          between(next, 0.35, 1) * (1 - 0.55 * u),
        ];
      },
    });
    dust(pen, t, 86, "#dfeaff", { y: 700, count: 40 });
  },
  airZ: 60,
};
