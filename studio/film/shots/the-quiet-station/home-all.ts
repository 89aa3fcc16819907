import { randomNumbers } from "@lantern/engine/random";
import { scene } from "../../../scenes/the-quiet-station/c1t.ts";
import { dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** The towns at night: their glow sinks for a quiet minute and stays warm. */
export const shot: Shot = {
  states: [scene, dimmed(scene, 0.4)],
  state: (t) => ease(t, 1, 4.5),
  view: glide({ x: -34, y: 10, zoom: 0.02 }, { x: 30, y: -6, zoom: 0.1 }),
  exposure: (t) => 1 - 0.16 * ease(t, 1, 4.5),
  air: (pen, t) => {
    const next = randomNumbers(14);
    for (let i = 0; i < 34; i++) {
      shine(pen, next() * 1600, 620 + next() * 220, 20, "#ffcf8a", 0.3 * (1 + 0.3 * sway(t, 7, i)));
    }
    dust(pen, t, 53, "#dfeaff", { y: 200, count: 60, speed: [2, -1], strength: 0.5 });
  },
  airZ: 0,
};
