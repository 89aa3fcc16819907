import { scene } from "../../../scenes/the-quiet-station/f3-3.ts";
import { dust, livingDrop, rings, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const TAPS = [0.15, 0.95, 1.75];

/** Pip taps the frame three times: thank you. */
export const shot: Shot = {
  states: [without(scene, 2)],
  view: glide({ x: -18, y: 6, zoom: 0.02 }, { x: 20, y: -4, zoom: 0.12 }),
  air: (pen, t) => {
    TAPS.forEach((at, i) => {
      rings(pen, t, 830 + i * 66, 430, [at], "#fff4d6");
    });
    const lean = TAPS.reduce((sum, at) => sum + ease(t, at - 0.25, at) * (1 - ease(t, at, at + 0.4)), 0);
    livingDrop(pen, 650 + 46 * lean, 435 + 5 * sway(t, 4), 66, 0.2 + 0.4 * lean, 0.9 + 0.1 * lean);
    dust(pen, t, 84, "#dfeaff", { count: 60 });
  },
  airZ: 60,
};
