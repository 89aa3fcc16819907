import { scene } from "../../../scenes/the-quiet-station/f2.ts";
import { dust, flock, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** The old lights sink onto the ice, one row after the other, and wait. */
export const shot: Shot = {
  states: [without(scene, 4)],
  view: glide({ x: -20, y: -12, zoom: 0.1 }, { x: 18, y: 8, zoom: 0.01 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 75,
      count: 46,
      size: 18,
      place: (share, next) => {
        const down = ease(t, next() * 2.4, 3 + next() * 3);
        return [
          200 + share * 1300,
          660 + ((share * 9.7) % 1) * 190 - 190 * (1 - down),
          0.5 + ((share * 3.7) % 1) * 0.7,
        ];
      },
    });
    dust(pen, t, 76, "#dfeaff", { y: 720, count: 50 });
  },
  airZ: 90,
};
