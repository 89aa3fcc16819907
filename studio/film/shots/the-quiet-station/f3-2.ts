import { lampArm, onaLamp } from "../../../painters/lamp.ts";
import { scene } from "../../../scenes/the-quiet-station/f3-2.ts";
import { dust, flock, livingDrop, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bowed = (tilt: number) =>
  withLayers(without(scene, 0), {
    2: (p) => {
      lampArm(
        p,
        [
          [1640, 80],
          [1440, 200],
          [1300, 120],
          [1170, 400],
        ],
        17,
      );
      onaLamp(p, 1142, 452, 1.6, { tilt, lit: 1 });
    },
  });
const BOWS = [0.66, 0.74, 0.82, 0.9];

/** Pip stops in the open door and turns around; Ona's lamp bows. */
export const shot: Shot = {
  states: BOWS.map(bowed),
  state: (t) => (BOWS.length - 1) * ease(t, 3.2, 5),
  view: glide({ x: -22, y: 0, zoom: 0.02 }, { x: 20, y: -4, zoom: 0.1 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 82,
      count: 24,
      size: 13,
      place: (share) => [420 + ((share * 7.7) % 1) * 330, 240 + share * 420, 0.3 + ((share * 3.3) % 1) * 0.5],
    });
    const stops = ease(t, 0, 2.4);
    livingDrop(pen, 800 - 150 * stops, 460 + 5 * sway(t, 4), 56, -0.5 + 0.9 * ease(t, 2.6, 3.6), 0.95);
    dust(pen, t, 83, "#ffcf8a", { x: 950, count: 60 });
  },
  airZ: 60,
};
