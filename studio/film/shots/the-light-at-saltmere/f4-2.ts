import { scene } from "../../../scenes/the-light-at-saltmere/f4-2.ts";
import { moving, swing } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, steam } from "./water-and-fog.ts";

const STEPS = 5;

/** Bo reads his recipes to the fleet; the laughter goes around. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (up) => ({ y: 4 - 8 * up }),
    3: (on) => ({ turn: 0.008 - 0.016 * on, around: [860, 800] }),
  }),
  state: (t) => (STEPS - 1) * swing(t, 1.5),
  view: glide({ x: 10, y: 4, zoom: 0.02 }, { x: -12, y: -8, zoom: 0.1 }),
  air: (pen, t) => {
    flame(pen, t, 560, 690, 140, 0, 0.3);
    flame(pen, t, 1000, 720, 120, 2, 0.26);
    flame(pen, t, 220, 720, 120, 4, 0.26);
    steam(pen, t, 560, 430, 152, 0.26);
  },
  airZ: 100,
};
