import { scene } from "../../../scenes/the-light-at-saltmere/f5-4.ts";
import { shine } from "../../living.ts";
import { moving, swing } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog } from "./water-and-fog.ts";

const STEPS = 7;

/** Two hands, one oar; two circles of light become one. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (pull) => ({ y: 12 - 26 * pull, size: 1 + 0.02 * pull, around: [800, 560] }),
    3: (pull) => ({ y: 34 - 62 * pull, turn: 0.014 - 0.028 * pull, around: [760, 620] }),
  }),
  state: (t) => (STEPS - 1) * swing(t, 2.8),
  view: glide({ x: 0, y: 0, zoom: 0.02 }, { x: 0, y: -8, zoom: 0.11 }),
  air: (pen, t) => {
    const one = ease(t, 1, 5.5);
    for (const s of [-1, 1]) flame(pen, t, 800 + s * (132 - 30 * one), 234, 170 + 60 * one, s, 0.26);
    shine(pen, 800, 240, 420, "#ffcf78", 0.22 * one);
    fog(pen, t, { seed: 164, y: 300, half: 170, speed: 18, strength: 0.2 });
  },
  airZ: 40,
};
