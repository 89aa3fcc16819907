import { scene } from "../../../scenes/the-light-at-saltmere/f5-5.ts";
import { shine } from "../../living.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, glints } from "./water-and-fog.ts";

const STEPS = 30;
/** She comes in, touches the pier, and goes back a little. */
const landed = (t: number) =>
  ease(t, -1, 2.6) - 0.12 * Math.sin((t - 2.6) * 2) * ease(t, 2.6, 2.8) * (1 - ease(t, 3.4, 6));

/** The Patience bumps the pier at dawn. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    2: (on) => ({ x: 90 - 90 * on, turn: 0.012 - 0.012 * on, around: [1230, 630] }),
  }),
  state: (t) => (STEPS - 1) * landed(t),
  view: glide({ x: 12, y: 2, zoom: 0.1 }, { x: -10, y: -2, zoom: 0.02 }),
  air: (pen, t) => {
    flame(pen, t, 960, 580, 120, 0, 0.26);
    flame(pen, t, 80, 490, 130, 2, 0.26);
    shine(pen, 900, 360, 420, "#ffab90", 0.1 * ease(t, 1, 6));
    glints(pen, t, {
      seed: 165,
      x: 880,
      y: 380,
      until: 640,
      half: [360, 600],
      count: 120,
      color: "#ffd0bc",
      strength: 0.4,
    });
  },
  airZ: 100,
};
