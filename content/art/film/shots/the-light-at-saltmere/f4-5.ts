import { scene } from "../../../scenes/the-light-at-saltmere/f4-5.ts";
import { moving, swing } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { glints } from "./water-and-fog.ts";

const STEPS = 6;

/** Seven boats come in out of the sun; the wall has its hands in the air. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (on) => ({ y: -4 + 10 * on, size: 0.99 + 0.03 * on, around: [960, 360] }),
    4: (on) => ({ y: 9 - 18 * on, turn: 0.004 - 0.008 * on, around: [800, 880] }),
  }),
  state: (t) => (STEPS - 1) * swing(t, 1.7),
  view: glide({ x: 0, y: 6, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.1 }),
  exposure: (t) => 1 + 0.03 * Math.sin(t * 0.8),
  air: (pen, t) =>
    glints(pen, t, {
      seed: 159,
      x: 960,
      y: 345,
      until: 640,
      half: [90, 400],
      count: 160,
      color: "#fff0c8",
      strength: 0.6,
    }),
  airZ: -80,
};
