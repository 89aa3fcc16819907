import { scene } from "../../../scenes/the-light-at-saltmere/f5-3.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const STEPS = 7;

/** Somebody already sits in the boat, and moves over. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (on) => ({ x: -26 + 40 * on, turn: 0.016 - 0.026 * on, around: [520, 740] }),
  }),
  state: (t) => (STEPS - 1) * ease(t, 0.8, 3.4),
  view: glide({ x: 14, y: 2, zoom: 0.02 }, { x: -18, y: -6, zoom: 0.1 }),
  air: (pen, t) => {
    flame(pen, t, 324, 560, 170, 0, 0.28);
    flame(pen, t, 1310, 490, 130, 2, 0.26);
    glints(pen, t, { seed: 162, x: 330, y: 750, until: 860, half: [90, 200], count: 50, strength: 0.5 });
    fog(pen, t, { seed: 163, y: 370, half: 170, speed: 17, strength: 0.2 });
  },
  airZ: 100,
};
