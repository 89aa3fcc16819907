import { scene } from "../../../scenes/the-light-at-saltmere/f2-4.ts";
import { moving } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const STEPS = 8;

/** Seven boats follow one small one around the heron. */
export const shot: Shot = {
  states: moving(scene, STEPS, { 2: (on) => ({ x: 70 - 120 * on, y: -16 + 30 * on }) }),
  state: (t, length) => (STEPS - 1) * (t / length),
  view: glide({ x: 26, y: -12, zoom: 0.13 }, { x: -14, y: 8, zoom: 0.01 }),
  air: (pen, t, length) => {
    flame(pen, t, 332 - 120 * (t / length), 610 + 30 * (t / length), 120, 0, 0.3);
    glints(pen, t, { seed: 143, x: 900, y: 190, until: 760, half: [560, 700], count: 150, strength: 0.36 });
    fog(pen, t, { seed: 144, y: 120, half: 130, speed: 13, strength: 0.22 });
  },
  airZ: 130,
};
