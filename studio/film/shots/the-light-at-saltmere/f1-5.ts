import { scene } from "../../../scenes/the-light-at-saltmere/f1-5.ts";
import { shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { glints, ring } from "./water-and-fog.ts";

/** The shell has dropped from the tide clock; the boats lie along the gold line. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -14, y: -4, zoom: 0.1 }, { x: 18, y: 4, zoom: 0.02 }),
  air: (pen, t) => {
    for (const start of [0.2, 1.1]) ring(pen, t, 770, 836, start, "#f2dfae", 4);
    for (let i = 0; i < 14; i++) shine(pen, 680 + i * 68, 388, 60, "#ffd88a", 0.16 + 0.07 * sway(t, 7, i));
    glints(pen, t, { seed: 136, x: 1130, y: 520, until: 820, half: [440, 500], count: 110, strength: 0.4 });
  },
  airZ: 60,
};
