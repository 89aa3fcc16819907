import { at, type Plate } from "../../../kit/plate.ts";
import { tideClock } from "../../../painters/quay.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-8.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { layersOf } from "../the-honest-heist/layers.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
/** Second at which the hand moves; the sound ticks with it. */
export const TICK = 3.6;
/** Positions of the hand: it goes a little too far and comes back. */
const HANDS = [10, 10.22, 10.16];
/** Drawings of the water as it rises. */
const STEPS = 5;

const clocks = HANDS.map((hand) => (p: Plate) => tideClock(p, 690, 372, 264, hand));
const waters = Array.from(
  { length: STEPS },
  (_, i) => (p: Plate) => at(p, 0, 26 - (34 * i) / (STEPS - 1), 1, 0, () => layers[3]?.paint(p)),
);

/** The clock with one of its hands, above one of the waters. */
const state = (hand: number, rise: number) => ({
  ...scene,
  layers: layers.map((layer, i) => {
    if (i === 1) return { ...layer, paint: clocks[hand] ?? layer.paint };
    if (i === 3) return { ...layer, paint: waters[rise] ?? layer.paint };
    return layer;
  }),
});

/** The shell on the tide clock moves on by one tick, and the water below rises. */
export const shot: Shot = {
  states: [
    ...waters.map((_, i) => state(0, i)),
    ...waters.map((_, i) => state(1, i)),
    ...waters.map((_, i) => state(2, i)),
  ],
  state: (t, length) => {
    const hand = t < TICK ? 0 : t < TICK + 0.17 ? 1 : 2;
    return hand * STEPS + Math.min(STEPS - 1.001, (STEPS - 1) * (t / length));
  },
  view: glide({ x: 24, y: -6, zoom: 0.02 }, { x: -6, y: -18, zoom: 0.12 }),
  air: (pen, t) => {
    flame(pen, t, 1352, 330, 170, 0, 0.26 + 0.06 * ease(t, TICK, TICK + 0.3));
    glints(pen, t, { seed: 71, x: 1350, y: 712, until: 880, half: [100, 180], count: 60, strength: 0.5 });
    fog(pen, t, { seed: 72, y: 690, half: 90, speed: 16, strength: 0.18 });
  },
  airZ: 130,
};
