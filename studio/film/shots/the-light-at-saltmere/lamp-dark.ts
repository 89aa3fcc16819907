import { scene } from "../../../scenes/the-light-at-saltmere/b1b.ts";
import { shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { layersOf } from "../the-honest-heist/layers.ts";
import { fog, glints } from "./water-and-fog.ts";

/** Six horns in the fog, and six lamps that one can hardly see. */
export const shot: Shot = {
  states: [
    {
      ...scene,
      layers: layersOf(
        scene,
        scene.layers.map((_, i) => [i]),
      ),
    },
  ],
  view: glide({ x: -26, y: 2, zoom: 0.02 }, { x: 24, y: -6, zoom: 0.12 }),
  air: (pen, t) => {
    shine(pen, 1180, 380, 170, "#ffc766", 0.2 + 0.06 * sway(t, 6));
    glints(pen, t, { seed: 122, x: 1180, y: 700, until: 880, half: [90, 220], count: 60, strength: 0.4 });
    fog(pen, t, { seed: 123, y: 460, half: 230, speed: 24, strength: 0.26 });
  },
  airZ: 0,
};
