import { randomNumbers } from "@lantern/engine/random";
import { scene } from "../../../scenes/the-quiet-station/b3m.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** Ona's memories: some cells of the wall glimmer and go dark. */
export const shot: Shot = {
  states: [scene, dimmed(scene, 0.75)],
  state: (t) => ease(t, 1, 5),
  view: glide({ x: 30, y: 4, zoom: 0.03 }, { x: -20, y: -8, zoom: 0.13 }),
  air: (pen, t) => {
    const next = randomNumbers(36);
    for (let i = 0; i < 26; i++) {
      const [x, y, out] = [520 + next() * 860, 180 + next() * 480, 0.6 + next() * 4.6];
      shine(pen, x, y, 26, "#ffcf8a", 0.5 * (1 - ease(t, out, out + 0.5)) * (1 + 0.2 * sway(t, 6, i)));
    }
    dust(pen, t, 37, "#ffcf8a", { count: 40, speed: [2, 3] });
  },
  airZ: 60,
};
