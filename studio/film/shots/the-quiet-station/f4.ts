import { between } from "../../../kit/random.ts";
import { scene } from "../../../scenes/the-quiet-station/f4.ts";
import { dust, flock, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** The old lights and Pip come down on the hull to keep it warm. */
export const shot: Shot = {
  states: [without(scene, 2)],
  view: glide({ x: 0, y: 10, zoom: 0.1 }, { x: 0, y: -4, zoom: 0.01 }),
  exposure: (t) => 0.92 + 0.16 * ease(t, 2, 6.5),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 93,
      count: 40,
      size: 17,
      place: (share, next) => {
        const down = ease(t, next() * 2, 2.4 + next() * 3);
        const turn = Math.PI * (1.02 + share * 0.96);
        const lift = 1 + next() ** 3 * 0.4 + 0.9 * (1 - down);
        return [
          899 + Math.cos(turn) * 182 * lift,
          428 + Math.sin(turn) * 184 * lift,
          between(next, 0.45, 0.85),
        ];
      },
    });
    flock(pen, t, {
      seed: 94,
      count: 20,
      size: 17,
      place: (share, next) => {
        const down = ease(t, next() * 2.4, 3 + next() * 3);
        return [
          600 + share * 190 + (share > 0.5 ? 330 : 0),
          412 - 260 * (1 - down) - next() * 30,
          between(next, 0.45, 0.9),
        ];
      },
    });
    livingDrop(pen, 899, 226 - 120 * (1 - ease(t, 1, 4.6)), 24, 0.1, 1);
    dust(pen, t, 95, "#dfeaff", { y: 700, count: 40 });
  },
  airZ: 50,
};
