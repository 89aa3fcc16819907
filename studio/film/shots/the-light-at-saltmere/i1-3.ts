import { scene } from "../../../scenes/the-light-at-saltmere/i1-3.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

const STEPS = 14;

/** The heron steps past the tide clock: slowly, because two drawings far apart show four legs while one becomes the other. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    3: (on) => ({
      x: 90 * on,
      y: -8 * Math.sin(on * Math.PI),
      turn: 0.012 * Math.sin(on * Math.PI),
    }),
  }),
  state: (t, length) => (STEPS - 1) * ease(t, 0.4, length),
  view: glide({ x: 12, y: 0, zoom: 0.03 }, { x: -10, y: -4, zoom: 0.1 }),
  air: (pen, t) => {
    glints(pen, t, { seed: 114, x: 1100, y: 786, until: 890, half: [260, 420], count: 60, strength: 0.34 });
    fog(pen, t, { seed: 115, y: 760, half: 80, speed: 16, strength: 0.16 });
  },
  airZ: 100,
};
