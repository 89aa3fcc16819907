import { scene } from "../../../scenes/the-light-at-saltmere/f3-5.ts";
import { moving } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { steam } from "./water-and-fog.ts";

const STEPS = 10;
const hand = scene.layers.length - 1;

/** Tavi draws the new way in the sand, and everybody eats. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    [hand]: (on) => ({
      x: -150 + 160 * on,
      y: -30 + 40 * on + 16 * Math.sin(on * 9),
      turn: 0.06 * Math.sin(on * 6),
    }),
  }),
  state: (t) => (STEPS - 1) * ease(t, 0.2, 4.8),
  view: glide({ x: -8, y: 4, zoom: 0.08 }, { x: 10, y: -4, zoom: 0.02 }),
  air: (pen, t) => {
    for (const x of [350, 730, 1110]) steam(pen, t, x, 420, x, 0.16);
  },
  airZ: 100,
};
