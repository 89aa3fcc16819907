import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../../../kit/palette.ts";
import { disc } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/f4-3.ts";
import { dust } from "../../living.ts";
import { moving, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame } from "./water-and-fog.ts";

const STEPS = 4;

/** Two hands around a small flame; above the fog the stars come out. */
export const shot: Shot = {
  states: moving(scene, STEPS, { 3: (on) => ({ size: 1.02 - 0.04 * on, around: [800, 550] }) }),
  state: (t) => (STEPS - 1) * swing(t, 3.2),
  view: glide({ x: 0, y: -10, zoom: 0.1 }, { x: 0, y: 8, zoom: 0.02 }),
  exposure: (t) => 1 + 0.03 * sway(t, 7),
  air: (pen, t) => {
    const next = randomNumbers(153);
    for (let i = 0; i < 60; i++) {
      const [x, y, on] = [next() * 1600, next() * 340, next() * 5];
      disc(
        pen,
        x,
        y,
        1 + next() * 1.6,
        fade("#e8f2ff", 0.8 * ease(t, on, on + 1) * (0.7 + 0.3 * sway(t, 5, i))),
      );
    }
    flame(pen, t, 800, 540, 220, 0, 0.42);
    dust(pen, t, 154, "#ffdca0", { x: 800, y: 460, reach: 460, count: 50, speed: [3, -7] });
  },
  airZ: 0,
};
