import { randomNumbers } from "@lantern/engine/random";
import { scene } from "../../../scenes/the-light-at-saltmere/f1-4.ts";
import { shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** What Ines sees: not lamps, one light. It breathes. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: 0, y: 4, zoom: 0.12 }, { x: 0, y: -4, zoom: 0.01 }),
  exposure: (t) => 1 + 0.05 * sway(t, 2.4),
  air: (pen, t) => {
    const next = randomNumbers(135);
    for (let i = 0; i < 34; i++) {
      const [x, y, r] = [next() * 1600, 440 + (next() - 0.5) * 120, 50 + next() * 90];
      shine(pen, x + 10 * Math.sin(t * 0.5 + i), y, r, "#ffcf78", 0.13 * (1 + 0.6 * sway(t, 3, i)));
    }
  },
  airZ: -60,
};
