import { scene } from "../../../scenes/the-light-at-saltmere/i1-2.ts";
import { shine } from "../../living.ts";
import { moving, swing } from "../../moving.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

const STEPS = 6;

/** Seven boats hold still in the fog, as still as boats can; two gold dots far behind them. */
export const shot: Shot = {
  states: moving(scene, STEPS, { 2: (up) => ({ y: 5 - 10 * up }) }),
  state: (t) => (STEPS - 1) * swing(t, 4.6),
  view: glide({ x: 0, y: -6, zoom: 0.02 }, { x: 0, y: 6, zoom: 0.1 }),
  air: (pen, t) => {
    for (const x of [690, 860]) shine(pen, x, 372, 74, "#ffd88a", 0.34 + 0.1 * sway(t, 6, x));
    glints(pen, t, { seed: 112, x: 800, y: 690, until: 880, half: [600, 760], count: 110, strength: 0.36 });
    fog(pen, t, { seed: 113, y: 560, half: 170, speed: 19, strength: 0.2 });
  },
  airZ: -100,
};
