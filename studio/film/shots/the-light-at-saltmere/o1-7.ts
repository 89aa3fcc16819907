import { at } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-7.ts";
import { glide, type Shot } from "../../shot.ts";
import { layersOf, posed } from "../the-honest-heist/layers.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const layers = layersOf(scene, [[0], [1], [2], [3]]);
/** Drawings from one side of a slow roll to the other. */
const STEPS = 15;

const roll = (share: number) => 0.05 * (share - 0.5);

/** The Patience rolls in the fog. Hana looks for a light that is not there. */
export const shot: Shot = {
  states: posed(
    scene,
    layers,
    1,
    Array.from({ length: STEPS }, (_, i) => i / (STEPS - 1)),
    (share) => (p) =>
      at(p, 600, 780, 1, roll(share), () =>
        at(p, -600, -780 - 8 * (share - 0.5) ** 2, 1, 0, () => layers[1]?.paint(p)),
      ),
  ),
  state: (t) => ((STEPS - 1) * (1 - Math.cos(t * 0.95 + 0.8))) / 2,
  view: glide({ x: 26, y: 4, zoom: 0.02 }, { x: -22, y: -10, zoom: 0.12 }),
  air: (pen, t) => {
    const x = 664 - 560 * roll((1 - Math.cos(t * 0.95 + 0.8)) / 2);
    flame(pen, t, x + 6, 172, 190, 0, 0.34);
    glints(pen, t, { seed: 68, x: 650, y: 784, until: 890, half: [110, 190], count: 80, strength: 0.5 });
    fog(pen, t, { seed: 69, y: 560, half: 190, speed: 22, strength: 0.15 });
    fog(pen, t, { seed: 70, y: 300, half: 200, speed: 13, strength: 0.1, count: 5 });
  },
  airZ: 60,
};
