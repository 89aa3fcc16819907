import { fade } from "../../../kit/palette.ts";
import { at, circle, disc, inside, line, type Pen, type Plate, solid, triples } from "../../../kit/plate.ts";
import { actor } from "../../../painters/actor.ts";
import { PIA } from "../../../painters/cast.ts";
import { COATS, type Hat, walker } from "../../../painters/crew.ts";
import { giantSpoon } from "../../../painters/giant-spoon.ts";
import { tomato } from "../../../painters/kitchen.ts";
import { scene as o16 } from "../../../scenes/the-honest-heist/o1-6.ts";
import { scene as o17 } from "../../../scenes/the-honest-heist/o1-7.ts";
import { scene as o18 } from "../../../scenes/the-honest-heist/o1-8.ts";
import { scene as o19 } from "../../../scenes/the-honest-heist/o1-9.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { BITE, STROKES, type Stroke, TRIPS, YELLOW } from "../../sound/the-honest-heist/times.ts";
import { layersOf, posed } from "./layers.ts";

/** Layers: houses, fence, plants, Auntie Pia, leaves in front. */
const layers = layersOf(o16, [[0], [1], [2], [3], [4]]);

const PIA_LAYER = 3;

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
    for (const [dx, dy, r] of triples("-46,-22,24 -52,4,25 -44,28,22")) {
      disc(p.c, x + dx, y + dy, r + 4, "#8f2a20");
      disc(p.c, x + dx, y + dy, r, "#f0937a");
    }
    for (const dy of [-16, 2, 19]) disc(p.c, x - 40, y + dy, 4, "#ffd9a0", 6);
  });
}

/** Layers: houses, street, lamp, the crew, the step, the door frame. */
const layersO17 = layersOf(o17, [[0], [1], [2], [3], [4], [5]]);

const CREW_LAYER = 3;

const HATS: readonly Hat[] = ["brim", "scarf", "none", "bun", "cap", "curls"];

const STEP_X = 905;

/** Seconds after the trip at which the first one loses the hat. */
const HAT_OFF = 0.15;

/** Picture units a second. */
const PACE = 118;

/** Drawings a second while they walk. */
const DRAWN = 12;

const SECONDS = 12.6;

/** One of the crew at this moment: walks up, trips, falls forward and out of sight behind the door post. */
function member(p: Plate, i: number, t: number): void {
  const since = t - (TRIPS[i] as number);
  const walking = since < 0;
  const x = STEP_X + since * (walking ? PACE : PACE * 1.75);
  if (x < 180 || x > 1500) return;
  const fall = ease(since, 0, 0.55);
  const up = ease(since, 1.05, 1.7);
  const lean = walking ? 0.03 * Math.sin(t * 7 + i) : 1.02 * fall * (1 - up) + 0.04;
  const stride = walking || up > 0.3 ? 27 * Math.sin(t * 6.2 + i * 1.7) : 30 + 26 * fall;
  const hop = walking
    ? Math.abs(Math.cos(t * 6.2 + i * 1.7)) * 5
    : 26 * Math.sin(Math.PI * Math.min(1, Math.max(0, since / 0.55)));
  walker(p, x, 742 - hop + 34 * fall * (1 - up), 1.16, lean, {
    coat: COATS[5 - i] as string,
    hat: i === 0 && since > HAT_OFF ? "none" : (HATS[i] as Hat),
    hands: walking ? 120 : 120 + 100 * fall * (1 - up),
    step: stride,
    broad: i === 4 ? 1.15 : 1,
    free: walking,
  });
  if (i === 0 && since > HAT_OFF) hat(p, since - HAT_OFF);
}

/** The hat of the first one flies ahead. */
function hat(p: Plate, since: number): void {
  const x = 990 + since * 170;
  const y = 520 - 160 * since + 230 * since * since;
  if (x > 1500 || y > 780) return;
  at(p, x, y, 1, 0.5 + since * 5, () => {
    disc(p.c, 0, 0, 46, "#6d3b34", 14);
    solid(p, "M-26 0C-32 -42 18 -50 28 -8Z", "#7d463c");
    line(p.c, "M-22 -6Q4 2 26 -8", "rgba(255,226,180,.4)", 4);
  });
}

/** Layers: boards, paper, plan, things on the table. The arrows of the still are drawn here, stroke by stroke. */
const layersO18 = layersOf(o18, [[0], [1], [2], [4]]);

/** No path here is longer, in picture units. */
const LONGEST = 430;

/** A stroke as far as it is drawn. Dashes come out of the paper one after another. */
function drawStroke(pen: Pen, t: number, { path, color, width, from, to, dash }: Stroke): void {
  const share = ease(t, from, to);
  if (share <= 0) return;
  const drawn = share * LONGEST;
  const dashes: number[] = [];
  for (let at = 0; dash && at < drawn; at += 34) dashes.push(Math.min(16, drawn - at), 18);
  pen.setLineDash(dash ? [...dashes.slice(0, -1), LONGEST * 4] : [drawn, LONGEST * 4]);
  line(pen, path, fade(color, 0.5), width);
  pen.setLineDash([]);
}

/** Layers: curtain, pelmet, spoon, footlights. */
const layersO19 = layersOf(o19, [[0], [1], [2], [3]]);

const STEPS = 50;

/** Seconds while the spoon moves. */
const SLIDE = { from: 0.2, to: 4.4 };

export const shots: Record<string, Shot> = {
  /** Auntie Pia eats a tomato and looks at us. */
  "o1-6": {
    states: posed(o16, layers, PIA_LAYER, poses, (pose) => (p) => pia(p, pose)),
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
  },
  /** Six people, one step. */
  "o1-7": {
    states: posed(
      o17,
      layersO17,
      CREW_LAYER,
      Array.from({ length: Math.round(SECONDS * DRAWN) }, (_, i) => i / DRAWN),
      (t) => (p) => {
        for (let i = 5; i >= 0; i--) member(p, i, t);
      },
    ),
    state: (t) => Math.floor(t * DRAWN),
    view: (t, length) => {
      const near = ease(t, -2, length + 1);
      return { x: -14 + 30 * near, y: 10 + 22 * near, zoom: 0.03 + 0.19 * near };
    },
    exposure: (t) => 1 + 0.03 * sway(t, 5),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 47,
        count: 70,
        color: "#ffdc9c",
        x: 760,
        y: 420,
        reach: 520,
        speed: [6, -4],
        strength: 0.8,
      }),
    airZ: 0,
  },
  /** The plan of other crews, crossed out; ours: in, a corner, back, again. */
  "o1-8": {
    states: [{ ...o18, layers: layersO18 }],
    view: (t, length) => {
      const on = ease(t, 3.2, 6);
      const near = ease(t, -1, length + 1);
      return { x: -90 + 120 * on, y: 30 + 4 * on, zoom: 0.1 + 0.12 * near };
    },
    air: (pen, t) => {
      for (const stroke of STROKES) drawStroke(pen, t, stroke);
      const question = ease(t, 10.2, 10.5);
      if (question > 0) {
        pen.font = "italic 44px Georgia, serif";
        pen.fillStyle = fade(YELLOW, 0.5 * question);
        pen.fillText("?", 1040, 470);
      }
      drift(pen, t, {
        seed: 48,
        count: 50,
        color: "#ffe2b0",
        x: 640,
        y: 320,
        reach: 640,
        speed: [5, 3],
        strength: 0.5,
      });
    },
    airZ: 34,
  },
  /** The spoon comes in from the left with its bowl first, passes, stops, and has not ended. */
  "o1-9": {
    states: posed(
      o19,
      layersO19,
      2,
      Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS),
      (share) => (p) => giantSpoon(p, -960 + 1520 * share, 797 - 107 * share, 1.72, -0.07),
    ),
    state: (t) => {
      const slid = STEPS * ease(t, SLIDE.from, SLIDE.to);
      return Math.round(slid);
    },
    view: glide({ x: 0, y: 10, zoom: -0.045 }, { x: 0, y: 10, zoom: -0.005 }),
    exposure: (t, length) => (0.3 + 0.7 * ease(t, 0, 0.9)) * (1 - ease(t, length - 0.7, length - 0.05)),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 49,
        count: 110,
        color: "#ffe2a8",
        x: 800,
        y: 420,
        reach: 900,
        speed: [5, -9],
        strength: 0.7,
      }),
    airZ: 60,
  },
};
