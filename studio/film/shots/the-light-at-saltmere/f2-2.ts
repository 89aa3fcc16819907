import { scene } from "../../../scenes/the-light-at-saltmere/f2-2.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

/** As many drawings as keep every step of the hand and of the boats under four units. */
const STEPS = 40;

/** Her hand tilts to the left, and the boats follow it. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    1: (on) => ({ x: 46 - 110 * on, y: 4 * Math.sin(on * 8) }),
    2: (on) => ({ turn: 0.06 - 0.16 * on, around: [420, 980] }),
  }),
  state: (t) => (STEPS - 1) * ease(t, 0.7, 4.6),
  view: glide({ x: 0, y: 2, zoom: 0.04 }, { x: -10, y: -6, zoom: 0.1 }),
  air: (pen, t) => {
    glints(pen, t, { seed: 139, x: 900, y: 560, until: 860, half: [560, 700], count: 100, strength: 0.36 });
    fog(pen, t, { seed: 140, y: 430, half: 180, speed: 20, strength: 0.22 });
  },
  airZ: -60,
};
