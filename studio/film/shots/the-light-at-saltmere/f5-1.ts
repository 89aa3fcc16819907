import { scene } from "../../../scenes/the-light-at-saltmere/f5-1.ts";
import { moving, swing } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, fog } from "./water-and-fog.ts";

const STEPS = 7;

/** Nobody in front: they row by themselves, first uneven, then in time. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    1: (pull) => ({ y: 4 - 8 * pull }),
    2: (pull) => ({ y: 14 - 30 * pull, size: 1 + 0.02 * pull, around: [800, 560] }),
    3: (pull) => ({ y: 40 - 76 * pull, size: 1 + 0.04 * pull, around: [800, 690] }),
  }),
  state: (t) => (STEPS - 1) * swing(t + 0.25 * Math.sin(t * 1.3), 2.5),
  view: glide({ x: 0, y: 0, zoom: 0.02 }, { x: 0, y: -8, zoom: 0.1 }),
  air: (pen, t) => {
    flame(pen, t, 800, 220, 200, 0, 0.3);
    fog(pen, t, { seed: 160, y: 300, half: 180, speed: 20, strength: 0.22 });
  },
  airZ: 40,
};
