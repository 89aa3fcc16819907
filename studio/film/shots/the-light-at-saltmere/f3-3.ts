import { fade } from "../../../kit/palette.ts";
import { hoop } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/f3-3.ts";
import { moving, swing } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const STEPS = 5;
/** Seconds at which Ruda shouts. */
const SHOUTS = [0.4, 1.3];

/** Ruda calls; out on the sand somebody waves a pan. */
export const shot: Shot = {
  states: moving(scene, STEPS, { 1: (up) => ({ turn: 0.008 - 0.016 * up, around: [1110, 700] }) }),
  state: (t) => (STEPS - 1) * swing(t, 1.4),
  view: glide({ x: -18, y: 4, zoom: 0.02 }, { x: 22, y: -6, zoom: 0.11 }),
  air: (pen, t) => {
    for (const shout of SHOUTS) {
      const age = t - shout;
      if (age > 0 && age < 2)
        for (let i = 0; i < 3; i++)
          hoop(pen, 540, 420, 50 + 190 * age + i * 44, fade("#e8e0c0", 0.2 * (1 - age / 2)), 2.4);
    }
    flame(pen, t, 186, 330, 200, 0, 0.24);
    flame(pen, t, 1120, 560, 130, 2, 0.3 * ease(t, 0, 1));
    glints(pen, t, { seed: 147, x: 1150, y: 700, until: 800, half: [240, 400], count: 60, strength: 0.4 });
    fog(pen, t, { seed: 148, y: 500, half: 170, speed: 18, strength: 0.2 });
  },
  airZ: 0,
};
