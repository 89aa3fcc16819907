import { between } from "../../../kit/random.ts";
import { station } from "../../../painters/station.ts";
import { scene } from "../../../scenes/the-quiet-station/c7.ts";
import { dust, flock, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const dark = withLayers(without(scene, 2), {
  1: (p) => station(p, 830, 420, 1.2, -0.03, { windows: [0, 0, 0, 0, 0, 0], garden: 0.3 }),
});

/** The lights come around the dark hull and look for a way in. */
export const shot: Shot = {
  states: [dark],
  view: glide({ x: 24, y: 10, zoom: 0.02 }, { x: -12, y: -4, zoom: 0.14 }),
  exposure: (t) => 1 + 0.12 * ease(t, 1, 5),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 41,
      count: 70,
      size: 15,
      place: (share, next) => {
        const turn = share * Math.PI * 2 + t * 0.16;
        const reach = 1.9 - 0.85 * ease(t, -1, 6) + between(next, -0.16, 0.16);
        return [
          830 + Math.cos(turn) * 470 * reach,
          450 + Math.sin(turn) * 210 * reach,
          0.7 + Math.sin(turn) * 0.35,
        ];
      },
    });
    dust(pen, t, 42, "#dfeaff", { count: 40 });
  },
  airZ: 60,
};
