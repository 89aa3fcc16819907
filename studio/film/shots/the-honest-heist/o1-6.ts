import { circle, disc, inside, type Plate } from "../../../kit/plate.ts";
import { actor } from "../../../painters/actor.ts";
import { PIA } from "../../../painters/cast.ts";
import { tomato } from "../../../painters/kitchen.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-6.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { layersOf, posed } from "./layers.ts";

/** Layers: houses, fence, plants, Auntie Pia, leaves in front. */
const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const PIA_LAYER = 3;

/** Second of the bite; the sound has it at the same time. */
export const BITE = 3.2;
const FOOT = { x: 800, y: 1290, scale: 4.1 };
/** The hand with the tomato: at rest, and at the mouth. */
const LOW = [46, -206] as const;
const HIGH = [17, -217] as const;

interface Pose {
  /** 0: the hand rests; 1: the tomato is at the mouth. */
  raised: number;
  bitten: boolean;
  /** Up and down of the jaw. */
  chew: number;
  smile: boolean;
}

const RAISE = 9;
const poses: Pose[] = [
  ...Array.from({ length: RAISE }, (_, i) => ({
    raised: ease(i, 0, RAISE - 1),
    bitten: false,
    chew: 0,
    smile: false,
  })),
  ...Array.from({ length: RAISE }, (_, i) => ({
    raised: 1 - ease(i, 0, RAISE - 1),
    bitten: true,
    chew: i % 2,
    smile: false,
  })),
  { raised: 0, bitten: true, chew: 1, smile: false },
  { raised: 0, bitten: true, chew: 0, smile: true },
];

function pia(p: Plate, { raised, bitten, chew, smile }: Pose): void {
  const hand = [LOW[0] + (HIGH[0] - LOW[0]) * raised, LOW[1] + (HIGH[1] - LOW[1]) * raised] as const;
  actor(p, FOOT.x, FOOT.y, FOOT.scale, PIA, {
    left: [-40, -112],
    right: hand,
    brow: smile ? -0.3 : -0.1 + 0.2 * raised,
    mouth: raised > 0.6 && !bitten ? "open" : smile ? "smile" : chew ? "small" : "flat",
    eyes: raised > 0.7 ? "shut" : "open",
    tilt: -0.05 + 0.08 * raised + 0.015 * chew,
  });
  const x = FOOT.x + (hand[0] + 3) * FOOT.scale;
  const y = FOOT.y + (hand[1] - 7) * FOOT.scale;
  tomato(p, x, y, 52);
  if (!bitten) return;
  inside(p.c, circle(x, y + 3, 48, 45), () => {
    for (const [dx, dy, r] of [
      [-46, -22, 24],
      [-52, 4, 25],
      [-44, 28, 22],
    ] as const) {
      disc(p.c, x + dx, y + dy, r + 4, "#8f2a20");
      disc(p.c, x + dx, y + dy, r, "#f0937a");
    }
    for (const dy of [-16, 2, 19]) disc(p.c, x - 40, y + dy, 4, "#ffd9a0", 6);
  });
}

/** Auntie Pia eats a tomato and looks at us. */
export const shot: Shot = {
  states: posed(scene, layers, PIA_LAYER, poses, (pose) => (p) => pia(p, pose)),
  state: (t) => {
    if (t < BITE) return Math.round((RAISE - 1) * ease(t, 1.8, BITE - 0.1));
    if (t < 4.2) return RAISE + Math.round((RAISE - 1) * ease(t, BITE + 0.2, 4.2));
    if (t < 5.8) return Math.floor(t * 4) % 2 ? 2 * RAISE : 2 * RAISE - 1;
    return 2 * RAISE + 1;
  },
  view: glide({ x: -10, y: 0, zoom: 0.02 }, { x: 10, y: -26, zoom: 0.12 }),
  air: (pen, t) =>
    drift(pen, t, {
      color: "#e8f4a0",
      size: [1.6, 4],
      seed: 46,
      count: 70,
      x: 800,
      y: 560,
      reach: 760,
      speed: [7, -5],
      strength: 0.9,
    }),
  airZ: 0,
};
