import { scene } from "../../../scenes/the-light-at-saltmere/f1-3.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, glints } from "./water-and-fog.ts";

const STEPS = 9;

/** The Patience glides by; Hana lifts her hand to all of them. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    1: (on) => ({ x: -150 + 160 * on, y: 7 * Math.sin(on * 7), turn: 0.01 * Math.sin(on * 7) }),
  }),
  state: (t, length) => (STEPS - 1) * ease(t, -1.4, length + 0.6),
  view: glide({ x: 0, y: 4, zoom: 0.02 }, { x: 6, y: -8, zoom: 0.1 }),
  air: (pen, t) => {
    for (const [i, x] of [200, 620, 1040].entries()) flame(pen, t, x, 690, 140, i * 2, 0.24);
    glints(pen, t, { seed: 134, x: 800, y: 480, until: 700, half: [700, 800], count: 100, strength: 0.36 });
  },
  airZ: 100,
};
