import { scene } from "../../../scenes/the-light-at-saltmere/f5-2.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, glints } from "./water-and-fog.ts";

const STEPS = 8;

/** Mr. Pell makes his fifth mark; the cat is not a boat. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    1: (on) => ({ x: -40 + 70 * on }),
    3: (on) => ({ turn: 0.012 * Math.sin(on * Math.PI * 3), around: [1190, 880] }),
  }),
  state: (t, length) => (STEPS - 1) * ease(t, -0.4, length),
  view: glide({ x: -14, y: 2, zoom: 0.02 }, { x: 18, y: -6, zoom: 0.1 }),
  air: (pen, t) => {
    flame(pen, t, 900, 130, 120, 0, 0.26);
    flame(pen, t, 1340, 320, 200, 2, 0.22);
    glints(pen, t, { seed: 161, x: 380, y: 440, until: 640, half: [340, 380], count: 80, strength: 0.4 });
  },
  airZ: 40,
};
