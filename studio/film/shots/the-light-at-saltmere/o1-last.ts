import { randomNumbers } from "@lantern/engine/random";
import { at, inside, line, type Plate, solid } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { actor } from "../../../painters/actor.ts";
import { glow } from "../../../painters/air.ts";
import { casement, facade } from "../../../painters/casement.ts";
import { salt } from "../../../painters/harbor.ts";
import { tideClock } from "../../../painters/quay.ts";
import { PELL, TAVI, TOWN } from "../../../painters/townsfolk.ts";
import { scene as o16 } from "../../../scenes/the-light-at-saltmere/o1-6.ts";
import { scene as o17 } from "../../../scenes/the-light-at-saltmere/o1-7.ts";
import { scene as o18 } from "../../../scenes/the-light-at-saltmere/o1-8.ts";
import { scene as o19 } from "../../../scenes/the-light-at-saltmere/o1-9.ts";
import { dust } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { MATCHES, SHUTTERS, TICK } from "../../sound/the-light-at-saltmere/times.ts";
import { layersOf, posed } from "../the-honest-heist/layers.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

/** Drawings a second, and seconds that are drawn. */
const DRAWN = 6;

const SECONDS = 12.8;

/** Windows: corner, and who looks out. */
const WINDOWS = [
  [70, 370, 6],
  [1370, 370, 1],
  [300, 370, 8],
  [1130, 90, 4],
  [70, 90, 3],
  [1130, 370, 5],
  [1370, 90, -1],
  [300, 90, -1],
] as const;

/** Versions of the two houses: one more window is open in each. */
const houses = Array.from({ length: WINDOWS.length * 2 + 1 }, (_, step) => (p: Plate) => {
  facade(p, -20, 530, -20, 720, "#74837f");
  facade(p, 1070, 1620, -20, 720, "#6f7e7a");
  WINDOWS.forEach(([x, y, who], i) => {
    const open = Math.min(1, Math.max(0, (step - i * 2) / 2));
    const look = TOWN[who];
    casement(p, x, y, 150, 200, {
      lit: 0.15 + 0.85 * open,
      shutters: open,
      within: () => {
        if (look && open > 0)
          actor(p, x + 75, y + 300, 1, look, {
            left: [-30, -140],
            right: [30, -140],
            gaze: x < 800 ? 0.8 : -0.8,
            mouth: "open",
            eyes: "wide",
          });
      },
    });
    if (open > 0.6) glow(p, x + 75, y + 100, 190, salt.gold, 0.12);
  });
});

/** How many half steps of opening have been made at this second. */
const opened = (t: number) =>
  SHUTTERS.reduce((sum, at) => sum + (t >= at ? 1 : 0) + (t >= at + 0.2 ? 1 : 0), 0);

const pages = Array.from({ length: 11 }, (_, i) => {
  const next = randomNumbers(80 + i);
  return {
    from: 1.6 + i * 0.85,
    x: between(next, 690, 930),
    drift: between(next, -95, 95),
    turn: between(next, -1.6, 1.6),
    size: between(next, 0.7, 1.05),
  };
});

/** A page that left the book so many seconds ago: up, over, and down like a leaf. */
function page(p: Plate, t: number, { from, x, drift, turn, size }: (typeof pages)[number]): void {
  const age = t - from;
  if (age < 0 || age > 6) return;
  const y = 400 - 260 * Math.sin(Math.min(1, age / 2.2) * (Math.PI / 2)) + 62 * Math.max(0, age - 1.4);
  at(p, x + drift * age + 26 * Math.sin(age * 2.6), y, size, turn * Math.sin(age * 1.9), () => {
    solid(p, "M-44 -30Q0 -44 46 -28L40 30Q0 14 -40 32Z", "#efe6d0");
    line(p.c, "M-30 -16q28 -9 60 0M-28 -2q28 -9 56 0M-26 12q24 -8 52 0", "rgba(40,50,60,.5)", 3);
  });
}

function pell(p: Plate, t: number): void {
  const stagger = Math.sin(t * 2.1);
  const x = 800 + 34 * stagger;
  actor(p, x, 896, 1.62, PELL, {
    left: [-62, -250],
    right: [62, -250],
    brow: 1,
    eyes: "wide",
    mouth: Math.sin(t * 5) > 0 && t < 6.4 ? "open" : "small",
    lean: 0.06 + 0.07 * stagger,
    stride: 14 * Math.cos(t * 4.2),
  });
  at(p, x + 22 + 16 * stagger, 476, 1, 0.05 + 0.1 * stagger, () => {
    solid(p, "M-230 0L-250 -46H250L230 0Z", "#3a2f2a");
    for (let i = 0; i < 4; i++)
      solid(
        p,
        `M${-236 + i * 3} ${-46 - i * 9}H${236 - i * 3}V${-38 - i * 9}H${-236 + i * 3}Z`,
        i % 2 ? "#b9b09a" : "#e6dcc6",
      );
    solid(p, "M0 -80Q-120 -120 -240 -84L-250 -46H250L240 -84Q120 -120 0 -80Z", "#f0e7d2");
    line(p.c, "M0 -80V-48", "rgba(60,50,40,.5)", 5);
  });
  actor(p, 980, 894, 1.02, TAVI, {
    left: [-30, -120],
    right: [40, -216],
    gaze: -0.6,
    mouth: "small",
    brow: 0.5,
    eyes: Math.sin(t * 1.7) > 0.96 ? "shut" : "open",
  });
  for (const one of pages) page(p, t, one);
}

const moments = Array.from({ length: Math.round(SECONDS * DRAWN) }, (_, i) => i / DRAWN);

const front = o16.layers.length - 1;

/** Each version of the houses is one layer, so that it is lit once. */
const versions: Layer[] = [];

function house(step: number, layer: Layer): Layer {
  versions[step] ??= { ...layer, paint: houses[step] ?? layer.paint };
  return versions[step];
}

const states: Scene[] = moments.map((t) => ({
  ...o16,
  layers: o16.layers.map((layer, i) => {
    if (i === front) return { ...layer, paint: (p: Plate) => pell(p, t) };
    return i === 1 ? house(opened(t), layer) : layer;
  }),
}));

const layers = layersOf(o17, [[0], [1], [2], [3]]);

/** Drawings from one side of a slow roll to the other. */
const STEPS = 15;

const roll = (share: number) => 0.05 * (share - 0.5);

const layersO18 = layersOf(o18, [[0], [1], [2], [3], [4]]);

/** Positions of the hand: it goes a little too far and comes back. */
const HANDS = [10, 10.22, 10.16];

/** Drawings of the water as it rises. */
const O1_8_STEPS = 5;

const clocks = HANDS.map((hand) => (p: Plate) => tideClock(p, 690, 372, 264, hand));

const waters = Array.from(
  { length: O1_8_STEPS },
  (_, i) => (p: Plate) => at(p, 0, 26 - (34 * i) / (O1_8_STEPS - 1), 1, 0, () => layersO18[3]?.paint(p)),
);

/** The clock with one of its hands, above one of the waters. */
const state = (hand: number, rise: number) => ({
  ...o18,
  layers: layersO18.map((layer, i) => {
    if (i === 1) return { ...layer, paint: clocks[hand] ?? layer.paint };
    if (i === 3) return { ...layer, paint: waters[rise] ?? layer.paint };
    return layer;
  }),
});

const LANTERNS = o19.lamps.length;

/** Seconds that a flame takes to grow. */
const GROW = 0.5;

/** The scene with this many lanterns lit, from the left. */
function lit(count: number): Scene {
  const edge = (o19.lamps[count]?.x ?? 1700) - 90;
  return {
    ...o19,
    lamps: o19.lamps.map((lamp, i) => (i < count ? lamp : { ...lamp, color: [0.012, 0.014, 0.014] })),
    layers: o19.layers.map((layer: Layer, i) =>
      i === o19.layers.length - 1
        ? { ...layer, paint: (p) => inside(p.e, `M-20 -20H${edge}V940H-20Z`, () => layer.paint(p)) }
        : layer,
    ),
  };
}

export const shots: Record<string, Shot> = {
  /** Shutters open one after another; Mr. Pell has a rule for this, somewhere in here. */
  "o1-6": {
    states,
    state: (t) => Math.floor(t * DRAWN),
    view: glide({ x: 0, y: -4, zoom: 0.005 }, { x: 0, y: 10, zoom: 0.1 }),
    air: (pen, t) => {
      flame(pen, t, 478, 660, 120, 0, 0.2);
      flame(pen, t, 1122, 660, 120, 2, 0.2);
      fog(pen, t, { seed: 75, y: 560, half: 150, speed: 12, strength: 0.12 * ease(t, 0, 1) + 0.02 });
    },
    airZ: -200,
  },
  /** The Patience rolls in the fog. Hana looks for a light that is not there. */
  "o1-7": {
    states: posed(
      o17,
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
  },
  /** The shell on the tide clock moves on by one tick, and the water below rises. */
  "o1-8": {
    states: [
      ...waters.map((_, i) => state(0, i)),
      ...waters.map((_, i) => state(1, i)),
      ...waters.map((_, i) => state(2, i)),
    ],
    state: (t, length) => {
      const hand = t < TICK ? 0 : t < TICK + 0.17 ? 1 : 2;
      return hand * O1_8_STEPS + Math.min(O1_8_STEPS - 1.001, (O1_8_STEPS - 1) * (t / length));
    },
    view: glide({ x: 24, y: -6, zoom: 0.02 }, { x: -6, y: -18, zoom: 0.12 }),
    air: (pen, t) => {
      flame(pen, t, 1352, 330, 170, 0, 0.26 + 0.06 * ease(t, TICK, TICK + 0.3));
      glints(pen, t, { seed: 71, x: 1350, y: 712, until: 880, half: [100, 180], count: 60, strength: 0.5 });
      fog(pen, t, { seed: 72, y: 690, half: 90, speed: 16, strength: 0.18 });
    },
    airZ: 130,
  },
  /** Six matches, six lanterns; then the stairs, over which the page writes the title. */
  "o1-9": {
    states: Array.from({ length: LANTERNS + 1 }, (_, i) => lit(i)),
    state: (t) => MATCHES.reduce((sum, at) => sum + ease(t, at, at + GROW), 0),
    view: glide({ x: 0, y: -8, zoom: 0.1 }, { x: 0, y: 6, zoom: 0.01 }),
    exposure: (t, length) => 1 - ease(t, length - 0.8, length - 0.05),
    air: (pen, t) => {
      fog(pen, t, { seed: 73, y: 250, half: 220, speed: 15, strength: 0.16 });
      MATCHES.forEach((at, i) => {
        flame(pen, t, (o19.lamps[i]?.x ?? 0) + 28, 762, 120, i * 2, 0.3 * ease(t, at, at + GROW));
        flame(
          pen,
          t,
          (o19.lamps[i]?.x ?? 0) + 28,
          756,
          46,
          i,
          0.9 * ease(t, at, at + 0.08) * (1 - ease(t, at + 0.1, at + 0.6)),
        );
      });
      dust(pen, t, 74, "#ffdca0", { x: 800, y: 560, reach: 800, count: 70, speed: [4, -9] });
    },
    airZ: 30,
  },
};
