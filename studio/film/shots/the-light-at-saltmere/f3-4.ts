import { scene } from "../../../scenes/the-light-at-saltmere/f3-4.ts";
import { moving } from "../../moving.ts";
import { glide, type Shot } from "../../shot.ts";
import { fog } from "./water-and-fog.ts";

const STEPS = 15;
/** The gait of people who carry something. */
const steps = (on: number, count: number) => -7 * Math.abs(Math.sin(on * Math.PI * count));

/** The town walks out over the sand and brings the table. */
export const shot: Shot = {
  states: moving(scene, STEPS, {
    4: (on) => ({ x: -60 + 90 * on, y: steps(on, 7) }),
    5: (on) => ({ x: -90 + 150 * on, y: steps(on, 7) * 1.4 }),
  }),
  state: (t, length) => (STEPS - 1) * (t / length),
  view: glide({ x: -10, y: 4, zoom: 0.02 }, { x: 16, y: -6, zoom: 0.08 }),
  air: (pen, t) => fog(pen, t, { seed: 149, y: 400, half: 120, speed: 12, strength: 0.16, color: "#c0b4ac" }),
  airZ: 0,
};
