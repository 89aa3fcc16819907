import { scene } from "../../../scenes/the-light-at-saltmere/f2-5.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame } from "./water-and-fog.ts";

const STEPS = 7;

/** Two hands find a face and know it. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    3: (on) => ({ y: 60 - 60 * on, size: 1.05 - 0.05 * on, around: [800, 470] }),
  }),
  state: (t) => (STEPS - 1) * ease(t, 0.2, 2.4),
  view: glide({ x: 0, y: 0, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.1 }),
  exposure: (t) => 1 + 0.02 * sway(t, 4),
  air: (pen, t) => {
    for (const [i, x] of [120, 1480].entries()) flame(pen, t, x, 530, 130, i * 2, 0.26);
    for (const [i, x] of [185, 1415].entries()) flame(pen, t, x, 240, 240, i * 3, 0.08);
  },
  airZ: 0,
};
