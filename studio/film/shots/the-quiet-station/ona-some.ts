import { randomNumbers } from "@lantern/engine/random";
import { scene } from "../../../scenes/the-quiet-station/b3m.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Most cells of the memory light up again, one by one. */
export const shot: Shot = {
  states: [dimmed(scene, 0.4), scene],
  state: (t) => ease(t, 0.5, 4.5),
  view: glide({ x: -26, y: -6, zoom: 0.12 }, { x: 18, y: 6, zoom: 0.02 }),
  air: (pen, t) => {
    const next = randomNumbers(50);
    for (let i = 0; i < 34; i++) {
      const [x, y, on] = [520 + next() * 860, 180 + next() * 480, 0.4 + next() * 4.4];
      shine(pen, x, y, 26, "#ffcf8a", 0.5 * ease(t, on, on + 0.4) * (1 + 0.2 * sway(t, 6, i)));
    }
    dust(pen, t, 51, "#ffcf8a", { count: 40, speed: [-2, -3] });
  },
  airZ: 60,
};
