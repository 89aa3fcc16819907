import { scene } from "../../../scenes/the-light-at-saltmere/i1-1.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const STEPS = 7;

/** A hand lets go of a lantern; the great tower stays black. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    4: (away) => ({ x: 190 * away, y: 40 * away, turn: 0.16 * away, around: [1330, 384] }),
  }),
  state: (t) => (STEPS - 1) * ease(t, 1.6, 4.2),
  view: glide({ x: 28, y: 4, zoom: 0.1 }, { x: -14, y: -6, zoom: 0.02 }),
  air: (pen, t) => {
    flame(pen, t, 1105, 420, 150, 0, 0.26);
    flame(pen, t, 558, 510, 90, 2, 0.2);
    glints(pen, t, { seed: 110, x: 800, y: 660, until: 740, half: [320, 420], count: 40, strength: 0.26 });
    fog(pen, t, { seed: 111, y: 560, half: 150, speed: 15, strength: 0.18 });
  },
  airZ: 40,
};
