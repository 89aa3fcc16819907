import { scene } from "../../../scenes/the-light-at-saltmere/c1b.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, fog } from "./water-and-fog.ts";

/** The steps are full, and one place is empty. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -22, y: 4, zoom: 0.02 }, { x: 20, y: -8, zoom: 0.12 }),
  air: (pen, t) => {
    for (const [i, lamp] of scene.lamps.slice(0, 2).entries())
      flame(pen, t, lamp.x, lamp.y, 150, i * 2, 0.24);
    fog(pen, t, { seed: 126, y: 300, half: 150, speed: 13, strength: 0.14 });
  },
  airZ: 0,
};
