import { randomNumbers } from "@lantern/engine/random";
import { scene } from "../../../scenes/the-quiet-station/c1t.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Evening in the towns: lamp after lamp appears on the roofs. */
export const shot: Shot = {
  states: [dimmed(scene, 0.35), scene],
  state: (t) => ease(t, 0.5, 5),
  view: glide({ x: 30, y: -8, zoom: 0.12 }, { x: -26, y: 8, zoom: 0.02 }),
  air: (pen, t) => {
    const next = randomNumbers(12);
    for (let i = 0; i < 110; i++) {
      const [on, x, y] = [next(), next() * 1600, 590 + next() ** 1.4 * 270];
      const lit = ease(t, on * 4.6, on * 4.6 + 0.5);
      shine(pen, x + 5 * Math.sin(t * 2 + i), y, 9 + (y - 560) * 0.02, "#fff0c8", 0.8 * lit);
      shine(pen, x, y, 40, "#ffb84d", 0.2 * lit * (1 + 0.2 * sway(t, 6, i)));
    }
    dust(pen, t, 102, "#dfeaff", { y: 200, count: 50, speed: [2, -1] });
  },
  airZ: 60,
};
