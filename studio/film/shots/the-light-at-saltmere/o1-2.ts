import { at } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-2.ts";
import { shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { layersOf, posed } from "../the-honest-heist/layers.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const HANDS = 4;
/** Drawings of the hands on their way down to the sill. */
const STEPS = 14;
/** Second at which the plate stands; the sound has it at the same time. */
export const STANDS = 3.4;

/** Hands set a plate in the window; outside, seven lights bob on the water. */
export const shot: Shot = {
  states: posed(
    scene,
    layers,
    HANDS,
    Array.from({ length: STEPS }, (_, i) => i / (STEPS - 1)),
    (down) => (p) => at(p, 60 * (1 - down), 120 * (1 - down), 1, 0, () => layers[HANDS]?.paint(p)),
  ),
  state: (t) => (STEPS - 1) * ease(t, 0.8, STANDS),
  view: glide({ x: -26, y: 10, zoom: 0.01 }, { x: 22, y: -16, zoom: 0.12 }),
  air: (pen, t) => {
    for (let i = 0; i < 7; i++) {
      const x = 562 + i * 82;
      shine(pen, x, 218 + 8 * ((i * 5) % 3) + 4 * Math.sin(t * 1.1 + i * 1.7), 24, "#ffe2a4", 0.36);
    }
    glints(pen, t, { seed: 63, x: 800, y: 250, until: 420, half: [330, 420], count: 70, color: "#ffd49a" });
    fog(pen, t, { seed: 64, y: 232, half: 40, speed: 10, strength: 0.12 });
    flame(pen, t, 180, 540, 150, 0, 0.14 + 0.02 * sway(t, 5));
  },
  airZ: -200,
};
