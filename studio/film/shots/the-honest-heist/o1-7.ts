import { at, disc, line, type Plate, solid } from "../../../kit/plate.ts";
import { COATS, type Hat, walker } from "../../../painters/crew.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-7.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot, sway } from "../../shot.ts";
import { layersOf, posed } from "./layers.ts";

/** Layers: houses, street, lamp, the crew, the step, the door frame. */
const layers = layersOf(scene, [[0], [1], [2], [3], [4], [5]]);
const CREW_LAYER = 3;

const HATS: readonly Hat[] = ["brim", "scarf", "none", "bun", "cap", "curls"];
/** Seconds at which each of the six meets the step; the sound stumbles with them. */
export const TRIPS = [2.4, 3.9, 5.3, 6.8, 8.2, 9.6];
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

/** Six people, one step. */
export const shot: Shot = {
  states: posed(
    scene,
    layers,
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
};
