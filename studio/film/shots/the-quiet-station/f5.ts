import { randomNumbers } from "@lantern/engine/random";
import { scene } from "../../../scenes/the-quiet-station/f5.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Lani lifts her lamp on the roof; the towns below shimmer. */
export const shot: Shot = {
  states: [dimmed(scene, 0.7, 0.4), scene],
  state: (t) => ease(t, 0.8, 3.2),
  view: glide({ x: -30, y: 8, zoom: 0.02 }, { x: 24, y: -8, zoom: 0.1 }),
  air: (pen, t) => {
    const next = randomNumbers(13);
    for (let i = 0; i < 60; i++) {
      const [x, y] = [next() * 1600, 575 + next() * 110];
      shine(pen, x + 4 * Math.sin(t * 2.2 + i), y, 18, "#ffd08a", 0.4 * (1 + 0.5 * sway(t, 8, i)));
    }
    shine(pen, 455, 345, 90, "#ffe2a8", 0.4 * ease(t, 0.8, 3.2) * (1 + 0.15 * sway(t, 5)));
    dust(pen, t, 103, "#dfeaff", { y: 220, count: 60, speed: [2, -1] });
  },
  airZ: -20,
};
