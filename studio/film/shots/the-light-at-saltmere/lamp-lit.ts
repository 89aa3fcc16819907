import { scene } from "../../../scenes/the-light-at-saltmere/b1a.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

/** The Little Spoon on the sand, in a light that meant well. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: 22, y: 4, zoom: 0.1 }, { x: -16, y: -6, zoom: 0.02 }),
  exposure: (t) => 1 + 0.03 * sway(t, 4),
  air: (pen, t) => {
    flame(pen, t, 1080, 480, 120, 0, 0.3);
    glints(pen, t, { seed: 120, x: 500, y: 560, until: 760, half: [300, 500], count: 50, strength: 0.3 });
    fog(pen, t, { seed: 121, y: 480, half: 200, speed: 17, strength: 0.24, color: "#d8c08a" });
  },
  airZ: 0,
};
