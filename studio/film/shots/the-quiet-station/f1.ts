import { scene } from "../../../scenes/the-quiet-station/f1.ts";
import { dimmed, dust, flock, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 3);

/** Warm and cold light meet in the half-open door; Pip goes to and fro between them. */
export const shot: Shot = {
  states: [dimmed(bare, 0.7, 0.8, 0.5), bare],
  state: (t) => ease(t, 0.5, 4),
  view: glide({ x: 30, y: 0, zoom: 0.13 }, { x: -16, y: 0, zoom: 0.02 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 64,
      count: 9,
      size: 17,
      place: (share) => [1120 + share * 180 - 10 * t, 380 + ((share * 5.3) % 1) * 190, 0.7],
    });
    livingDrop(pen, 1060 + 34 * Math.sin(t * 0.8), 500 + 6 * sway(t, 4), 50, 0.3 * Math.cos(t * 0.8), 0.95);
    dust(pen, t, 65, "#ffe6ae", { x: 900, count: 80, speed: [-12, -2] });
  },
  airZ: 90,
};
