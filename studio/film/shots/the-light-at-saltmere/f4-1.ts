import { scene } from "../../../scenes/the-light-at-saltmere/f4-1.ts";
import { moving, swing } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, fog, glints, steam } from "./water-and-fog.ts";

const STEPS = 4;

/** Nobody sleeps. One sees their breath. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (up) => ({ y: 1.5 - 3 * up, size: 1 + 0.003 * up, around: [800, 860] }),
  }),
  state: (t) => (STEPS - 1) * swing(t, 3.4),
  view: glide({ x: -16, y: 0, zoom: 0.02 }, { x: 16, y: -10, zoom: 0.1 }),
  air: (pen, t) => {
    for (const [i, x] of [190, 620, 1015, 1410].entries()) flame(pen, t, x, 620, 150, i * 2, 0.24);
    for (const x of [400, 820, 1230]) steam(pen, t, x, 500, x, 0.1);
    glints(pen, t, { seed: 150, x: 800, y: 320, until: 560, half: [600, 760], count: 90, strength: 0.3 });
    fog(pen, t, { seed: 151, y: 320, half: 80, speed: 11, strength: 0.16 });
  },
  airZ: 60,
};
