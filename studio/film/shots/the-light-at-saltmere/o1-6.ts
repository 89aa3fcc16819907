import { randomNumbers } from "@lantern/engine/random";
import { at, line, type Plate, solid } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { actor } from "../../../painters/actor.ts";
import { glow } from "../../../painters/air.ts";
import { casement, facade } from "../../../painters/casement.ts";
import { salt } from "../../../painters/harbor.ts";
import { PELL, TAVI, TOWN } from "../../../painters/townsfolk.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-6.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog } from "./water-and-fog.ts";

/** Drawings a second, and seconds that are drawn. */
const DRAWN = 6;
const SECONDS = 12.8;

/** Windows: corner, who looks out, and the second at which the shutters open. */
const WINDOWS = [
  [70, 370, 6, 0.5],
  [1370, 370, 1, 1.2],
  [300, 370, 8, 1.9],
  [1130, 90, 4, 2.5],
  [70, 90, 3, 3.1],
  [1130, 370, 5, 3.9],
  [1370, 90, -1, 4.7],
  [300, 90, -1, 5.6],
] as const;
/** Seconds at which shutters open, for the sound. */
export const SHUTTERS = WINDOWS.map(([, , , second]) => second);

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
const front = scene.layers.length - 1;
/** Each version of the houses is one layer, so that it is lit once. */
const versions: Layer[] = [];

function house(step: number, layer: Layer): Layer {
  versions[step] ??= { ...layer, paint: houses[step] ?? layer.paint };
  return versions[step];
}

const states: Scene[] = moments.map((t) => ({
  ...scene,
  layers: scene.layers.map((layer, i) => {
    if (i === front) return { ...layer, paint: (p: Plate) => pell(p, t) };
    return i === 1 ? house(opened(t), layer) : layer;
  }),
}));

/** Shutters open one after another; Mr. Pell has a rule for this, somewhere in here. */
export const shot: Shot = {
  states,
  state: (t) => Math.floor(t * DRAWN),
  view: glide({ x: 0, y: -4, zoom: 0.005 }, { x: 0, y: 10, zoom: 0.1 }),
  air: (pen, t) => {
    flame(pen, t, 478, 660, 120, 0, 0.2);
    flame(pen, t, 1122, 660, 120, 2, 0.2);
    fog(pen, t, { seed: 75, y: 560, half: 150, speed: 12, strength: 0.12 * ease(t, 0, 1) + 0.02 });
  },
  airZ: -200,
};
