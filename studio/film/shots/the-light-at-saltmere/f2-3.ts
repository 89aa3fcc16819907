import { scene } from "../../../scenes/the-light-at-saltmere/f2-3.ts";
import { shine } from "../../living.ts";
import { moving } from "../../moving.ts";
import { ease, type Shot, sway } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

const STEPS = 10;
/** A turn to the left, and then the wheel stops: a voice. */
const turned = (t: number) => ease(t, 0.3, 2.4) - 0.3 * ease(t, 3.2, 3.7);

/** Hana steers, hears the voice, and holds the wheel still. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (on) => ({ turn: -0.42 * on, around: [800, 640] }),
    3: (on) => ({ turn: -0.03 * on, x: -12 * on, around: [800, 1100] }),
  }),
  state: (t) => (STEPS - 1) * turned(t),
  view: (t, length) => ({
    x: 10 - 16 * turned(t),
    y: 4 - 6 * (t / length),
    zoom: 0.03 + 0.07 * (t / length),
  }),
  air: (pen, t) => {
    shine(pen, 920, 424, 150, "#ffcf78", 0.34 + 0.1 * sway(t, 6));
    glints(pen, t, { seed: 141, x: 940, y: 510, until: 630, half: [60, 110], count: 40, strength: 0.5 });
    fog(pen, t, { seed: 142, y: 420, half: 150, speed: 22, strength: 0.24 });
  },
  airZ: -60,
};
