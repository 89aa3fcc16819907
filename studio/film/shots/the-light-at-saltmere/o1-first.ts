import { at, line, type Plate } from "../../../kit/plate.ts";
import type { Layer } from "../../../kit/scene.ts";
import { hand } from "../../../painters/hand.ts";
import { heron, tower, water } from "../../../painters/harbor.ts";
import { sleepingCat } from "../../../painters/supper.ts";
import { houses } from "../../../painters/town.ts";
import { scene as o11 } from "../../../scenes/the-light-at-saltmere/o1-1.ts";
import { scene as o12 } from "../../../scenes/the-light-at-saltmere/o1-2.ts";
import { scene as o13 } from "../../../scenes/the-light-at-saltmere/o1-3.ts";
import { scene as o14 } from "../../../scenes/the-light-at-saltmere/o1-4.ts";
import { scene as o15 } from "../../../scenes/the-light-at-saltmere/o1-5.ts";
import { dimmed, dust, shine, withLayers } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { STANDS, STOPS } from "../../sound/the-light-at-saltmere/times.ts";
import { layersOf, posed } from "../the-honest-heist/layers.ts";
import { beam, flame, fog, glints, ring } from "./water-and-fog.ts";

const LAMP = { x: 916, y: 176 };

/** Seconds of one turn of the light. */
const TURN = 6.4;

/** Drawings of one breath of the cat. */
const BREATH = 7;

/** The still has its beam on the layer of the tower; here it goes round in the air. */
function town(p: Plate): void {
  tower(p, LAMP.x, 606, 506, 1);
  houses(p, 640, 1320, { ground: 610, low: 40, high: 92, width: 62, lit: 0.3, color: "#52707a" });
}

const front: Layer | undefined = o11.layers[5];

const still = withLayers(o11, { 1: town });

/** The front layer with the cat this far into a breath; only the cat moves. */
const breathing = (share: number) => (p: Plate) => {
  front?.paint(p);
  at(p, 716, 752, 1, 0, () => sleepingCat(p, 0, -2.6 * share, 1.6 + 0.03 * share, "#8a8f88"));
};

const layers = layersOf(o12, [[0], [1], [2], [3], [4]]);

const HANDS = 4;

/** Drawings of the hands on their way down to the sill. */
const STEPS = 14;

const layersO13 = layersOf(o13, [[0], [1], [2], [3], [4]]);

const look = { skin: 1, sleeve: "#33505c" } as const;

/** Drawings of one search around the wick. */
const O1_3_STEPS = 12;

/** The beam's angle when it rests. */
const REST = 1.1;

/** The heron without the still's beam, which moves in the air here. */
function bird(p: Plate): void {
  heron(p, 800, 590, 0.95, -1);
  for (let i = 0; i < 14; i++)
    line(p.c, `M${770 + (i % 3) * 7} ${598 + i * 6}h${56 - i * 3}`, "rgba(216,226,220,.2)", 3);
}

const lighted = withLayers(o14, { 1: bird });

const dark = withLayers(dimmed(o14, 0.07, 0.05), {
  0: (p) => water(p, 500, 920, "#46666e", "#0a222d", 760),
  1: bird,
});

/** Second at which nothing is left of the light. */
const OUT = 4.6;

const bare = withLayers(o15, { 0: (p) => water(p, 500, 920, "#324e58", "#071a23", 760) });

export const shots: Record<string, Shot> = {
  /** Saltmere as it always was: the light goes round, the bakery is warm, the cat sleeps. */
  "o1-1": {
    states: Array.from({ length: BREATH }, (_, i) => withLayers(still, { 5: breathing(i / (BREATH - 1)) })),
    state: (t) => ((BREATH - 1) * (1 - Math.cos(t * 2.1))) / 2,
    view: glide({ x: -40, y: -14, zoom: 0.02 }, { x: 34, y: 12, zoom: 0.12 }),
    exposure: (t) => 0.12 + 0.88 * ease(t, 0, 2),
    air: (pen, t) => {
      const turn = (t / TURN) * 2 * Math.PI + 0.7;
      const [aside, toward] = [Math.cos(turn), Math.sin(turn)];
      const length = 420 + 1070 * Math.abs(aside);
      const bright = (0.45 + 0.3 * Math.max(0, toward)) * Math.min(1, 0.15 + 2 * Math.abs(aside));
      beam(pen, LAMP.x, LAMP.y, length, 70 + 60 * (1 - Math.abs(aside)), aside > 0 ? 1.5 : -1.5, bright);
      shine(pen, LAMP.x, LAMP.y, 60 + 210 * Math.max(0, toward) ** 8, "#fff1d0", 0.6);
      fog(pen, t, { seed: 61, y: 560, half: 110, speed: 14, strength: 0.2 });
      glints(pen, t, { seed: 62, x: 930, y: 640, until: 800, half: [90, 300], count: 80 });
      flame(pen, t, 300, 430, 260, 1, 0.12);
    },
    airZ: -60,
  },
  /** Hands set a plate in the window; outside, seven lights bob on the water. */
  "o1-2": {
    states: posed(
      o12,
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
  },
  /** Two hands find the wick by touch. They have done it for thirty-one years. */
  "o1-3": {
    states: posed(
      o13,
      layersO13,
      3,
      Array.from({ length: O1_3_STEPS }, (_, i) => (i / (O1_3_STEPS - 1)) * Math.PI),
      (turn) => (p) => {
        const [near, round] = [Math.sin(turn), Math.sin(turn * 2)];
        at(p, 1052 - 30 * near, 640 - 10 * round, 1, -0.04 * near, () => hand(p, 0, 0, 1.4, 0.3, look));
        at(p, 548 + 22 * near, 640 + 8 * round, 1, 0.03 * near, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.4, 0.3, look);
        });
      },
    ),
    state: (t) => ((O1_3_STEPS - 1) * (1 - Math.cos(t * 1.3))) / 2,
    view: glide({ x: 0, y: 22, zoom: 0.02 }, { x: 0, y: -18, zoom: 0.13 }),
    exposure: (t) => 1 + 0.03 * sway(t, 6),
    air: (pen, t) => {
      flame(pen, t, 800, 540, 170, 0, 0.5);
      shine(pen, 800, 270, 360, "#ffcf7a", 0.12 + 0.05 * Math.sin(t * 0.9));
      dust(pen, t, 65, "#ffdca0", { x: 800, y: 440, reach: 560, count: 70, speed: [3, -6] });
    },
    airZ: 150,
  },
  /** The beam comes down out of the fog, slower and slower, and stops where no lamp ever stopped: on a heron. */
  "o1-4": {
    states: [dark, lighted],
    state: (t) => ease(t, 4.4, STOPS),
    view: glide({ x: -14, y: 6, zoom: 0.01 }, { x: 0, y: -14, zoom: 0.13 }),
    air: (pen, t) => {
      const left = (1 - Math.min(1, t / STOPS)) ** 2;
      beam(pen, -60, 90, 1240, 190, REST + 0.95 * left, 0.62);
      shine(pen, 800, 520, 240, "#fff0cf", 0.34 * ease(t, 5, STOPS));
      glints(pen, t, {
        seed: 66,
        x: 806,
        y: 600,
        until: 860,
        half: [50, 150],
        count: 70,
        color: "#ffeccb",
        strength: 0.6 * ease(t, 5, STOPS),
      });
      fog(pen, t, { seed: 67, y: 500, half: 130, speed: 11, strength: 0.16 });
    },
    airZ: 0,
  },
  /** White, amber, ember, nothing: the light goes out, and one ripple runs away from the heron. */
  "o1-5": {
    states: [dimmed(bare, 1.7), bare, dimmed(bare, 0.16)],
    state: (t) => 0.9 * ease(t, 0, 2) + 1.1 * ease(t, 2, OUT),
    view: glide({ x: 0, y: -14, zoom: 0.13 }, { x: 0, y: -12, zoom: 0.15 }),
    exposure: (t) => 1.15 - 0.3 * ease(t, 1, OUT),
    air: (pen, t) => {
      beam(pen, -60, 90, 1240, 190, 1.1, 0.6 * (1 - ease(t, 0, 1.4)));
      beam(pen, -60, 90, 1240, 170, 1.1, 0.4 * ease(t, 0.2, 1.2) * (1 - ease(t, 1.4, 3)), "#e8903a");
      shine(pen, 806, 590, 190, "#d9772e", 0.4 * (1 - ease(t, 2, OUT)));
      ring(pen, t, 806, 596, 3.1, "#f0b078", 4.6);
      fog(pen, t, { seed: 67, y: 500, half: 130, speed: 11, strength: 0.1, color: "#7d949a" });
    },
    airZ: 0,
  },
};
