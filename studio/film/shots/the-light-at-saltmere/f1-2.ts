import { scene } from "../../../scenes/the-light-at-saltmere/f1-2.ts";
import { shine } from "../../living.ts";
import { moving } from "../../moving.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

const STEPS = 12;

/** Boat after boat passes the heron, along a wall of gold. */
export const shot: Shot = {
  states: moving(scene, STEPS, { 3: (on) => ({ x: -150 + 330 * on, y: 6 * Math.sin(on * 9) }) }),
  state: (t, length) => (STEPS - 1) * (t / length),
  view: glide({ x: -16, y: 0, zoom: 0.02 }, { x: 20, y: -4, zoom: 0.09 }),
  air: (pen, t) => {
    for (let i = 0; i < 14; i++)
      shine(pen, 40 + i * 118, 384, 70, "#ffd88a", 0.2 + 0.08 * sway(t, 7, i * 1.3));
    glints(pen, t, { seed: 132, x: 800, y: 486, until: 760, half: [760, 820], count: 150, strength: 0.42 });
    fog(pen, t, { seed: 133, y: 300, half: 110, speed: 10, strength: 0.12 });
  },
  airZ: -30,
};
