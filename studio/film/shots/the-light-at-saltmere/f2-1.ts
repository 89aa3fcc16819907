import { scene } from "../../../scenes/the-light-at-saltmere/f2-1.ts";
import { moving, swing } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const STEPS = 6;

/** The boat comes out of the fog, stroke by stroke; Ines listens. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    1: (pull) => ({ y: 10 - 16 * pull, size: 1 + 0.012 * pull, around: [800, 640] }),
    2: (pull) => ({ y: 8 - 12 * pull, size: 1 + 0.016 * pull, around: [800, 700] }),
  }),
  state: (t) => (STEPS - 1) * swing(t, 2.6),
  view: glide({ x: 0, y: 6, zoom: 0 }, { x: 0, y: -8, zoom: 0.15 }),
  air: (pen, t) => {
    flame(pen, t, 800, 610, 200, 0, 0.26);
    glints(pen, t, { seed: 137, x: 800, y: 760, until: 880, half: [420, 700], count: 70, strength: 0.4 });
    fog(pen, t, { seed: 138, y: 410, half: 190, speed: 20, strength: 0.22 });
  },
  airZ: 60,
};
