import { scene as f21 } from "../../../scenes/the-light-at-saltmere/f2-1.ts";
import { scene as f22 } from "../../../scenes/the-light-at-saltmere/f2-2.ts";
import { scene as f23 } from "../../../scenes/the-light-at-saltmere/f2-3.ts";
import { scene as f24 } from "../../../scenes/the-light-at-saltmere/f2-4.ts";
import { scene as f25 } from "../../../scenes/the-light-at-saltmere/f2-5.ts";
import { shine } from "../../living.ts";
import { inMotion, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

/** As many drawings as keep every step of the hand and of the boats under four units. */
/** A turn to the left, and then the wheel stops: a voice. */
const turned = (t: number) => ease(t, 0.3, 2.4) - 0.3 * ease(t, 3.2, 3.7);

export const shots: Record<string, Shot> = {
  /** The boat comes out of the fog, stroke by stroke; Ines listens. */
  "f2-1": {
    ...inMotion(f21, 6, (t) => swing(t, 2.6), {
      1: (pull) => ({ y: 10 - 16 * pull, size: 1 + 0.012 * pull, around: [800, 640] }),
      2: (pull) => ({ y: 8 - 12 * pull, size: 1 + 0.016 * pull, around: [800, 700] }),
    }),
    view: glide({ x: 0, y: 6, zoom: 0 }, { x: 0, y: -8, zoom: 0.15 }),
    air: (pen, t) => {
      flame(pen, t, 800, 610, 200, 0, 0.26);
      glints(pen, t, { seed: 137, x: 800, y: 760, until: 880, half: [420, 700], count: 70, strength: 0.4 });
      fog(pen, t, { seed: 138, y: 410, half: 190, speed: 20, strength: 0.22 });
    },
    airZ: 60,
  },
  /** Her hand tilts to the left, and the boats follow it. */
  "f2-2": {
    ...inMotion(f22, 40, (t) => ease(t, 0.7, 4.6), {
      1: (on) => ({ x: 46 - 110 * on, y: 4 * Math.sin(on * 8) }),
      2: (on) => ({ turn: 0.06 - 0.16 * on, around: [420, 980] }),
    }),
    view: glide({ x: 0, y: 2, zoom: 0.04 }, { x: -10, y: -6, zoom: 0.1 }),
    air: (pen, t) => {
      glints(pen, t, { seed: 139, x: 900, y: 560, until: 860, half: [560, 700], count: 100, strength: 0.36 });
      fog(pen, t, { seed: 140, y: 430, half: 180, speed: 20, strength: 0.22 });
    },
    airZ: -60,
  },
  /** Hana steers, hears the voice, and holds the wheel still. */
  "f2-3": {
    ...inMotion(f23, 10, (t) => turned(t), {
      2: (on) => ({ turn: -0.42 * on, around: [800, 640] }),
      3: (on) => ({ turn: -0.03 * on, x: -12 * on, around: [800, 1100] }),
    }),
    view: (t, length) => ({
      x: 10 - 16 * turned(t),
      y: 4 - 6 * (t / length),
      zoom: 0.03 + 0.07 * (t / length),
    }),
    air: (pen, t) => {
      shine(pen, 920, 424, 150, "#ffcf78", 0.34 + 0.1 * sway(t, 6));
      glints(pen, t, { seed: 141, x: 940, y: 510, until: 630, half: [60, 110], count: 40, strength: 0.5 });
      fog(pen, t, { seed: 142, y: 420, half: 150, speed: 22, strength: 0.24 });
    },
    airZ: -60,
  },
  /** Seven boats follow one small one around the heron. */
  "f2-4": {
    ...inMotion(f24, 8, (t, length) => t / length, { 2: (on) => ({ x: 70 - 120 * on, y: -16 + 30 * on }) }),
    view: glide({ x: 26, y: -12, zoom: 0.13 }, { x: -14, y: 8, zoom: 0.01 }),
    air: (pen, t, length) => {
      flame(pen, t, 332 - 120 * (t / length), 610 + 30 * (t / length), 120, 0, 0.3);
      glints(pen, t, { seed: 143, x: 900, y: 190, until: 760, half: [560, 700], count: 150, strength: 0.36 });
      fog(pen, t, { seed: 144, y: 120, half: 130, speed: 13, strength: 0.22 });
    },
    airZ: 130,
  },
  /** Two hands find a face and know it. */
  "f2-5": {
    ...inMotion(f25, 7, (t) => ease(t, 0.2, 2.4), {
      3: (on) => ({ y: 60 - 60 * on, size: 1.05 - 0.05 * on, around: [800, 470] }),
    }),
    view: glide({ x: 0, y: 0, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.1 }),
    exposure: (t) => 1 + 0.02 * sway(t, 4),
    air: (pen, t) => {
      for (const [i, x] of [120, 1480].entries()) flame(pen, t, x, 530, 130, i * 2, 0.26);
      for (const [i, x] of [185, 1415].entries()) flame(pen, t, x, 240, 240, i * 3, 0.08);
    },
    airZ: 0,
  },
};
