import { scene } from "../../../scenes/the-light-at-saltmere/f3-1.ts";
import { moving, swing } from "../../moving.ts";
import { ease, type Shot } from "../../shot.ts";
import { flame, glints } from "./water-and-fog.ts";

const STEPS = 5;

/** Seven bows at full speed. */
export const shot: Shot = {
  states: moving(scene, STEPS, { 1: (up) => ({ y: 8 - 16 * up, size: 1 + 0.02 * up, around: [800, 600] }) }),
  state: (t) => (STEPS - 1) * swing(t, 1.1),
  view: (t, length) => ({
    x: 6 * Math.sin(t * 3),
    y: 4 * Math.sin(t * 5),
    zoom: 0.01 + 0.26 * ease(t, -2, length),
  }),
  air: (pen, t) => {
    for (const [i, x] of [150, 1450].entries()) flame(pen, t, x, 430, 170, i * 2, 0.26);
    glints(pen, t * 2.4, {
      seed: 145,
      x: 800,
      y: 560,
      until: 900,
      half: [700, 800],
      count: 160,
      strength: 0.5,
      color: "#fff0d0",
    });
  },
  airZ: 60,
};
