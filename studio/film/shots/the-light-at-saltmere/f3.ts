import { fade } from "../../../kit/palette.ts";
import { hoop, type Plate } from "../../../kit/plate.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { fishingBoat } from "../../../painters/boats.ts";
import { lifted } from "../../../painters/lifted.ts";
import { sandbank } from "../../../painters/sandbank.ts";
import { scene as f31 } from "../../../scenes/the-light-at-saltmere/f3-1.ts";
import { scene as f32 } from "../../../scenes/the-light-at-saltmere/f3-2.ts";
import { scene as f33 } from "../../../scenes/the-light-at-saltmere/f3-3.ts";
import { scene as f34 } from "../../../scenes/the-light-at-saltmere/f3-4.ts";
import { drawing, scene as f35, LIFT } from "../../../scenes/the-light-at-saltmere/f3-5.ts";
import { withLayers } from "../../living.ts";
import { inMotion, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame, fog, glints, steam } from "./water-and-fog.ts";

const F3_2_STEPS = 10;

/** The two boats this far on their way down to the sand. */
const leaning = (share: number) => (p: Plate) => {
  const at = (y: number) => y - 90 - 22 * (1 - share);
  fishingBoat(p, 480, at(826), 1.55, { tone: "#6a6f52", tilt: 0.17 * share });
  fishingBoat(p, 1120, at(826), 1.55, { tone: "#6d5a4c", tilt: -0.17 * share, side: -1 });
  sandbank(p, 470, 794, 420, 70);
  sandbank(p, 1130, 794, 420, 70);
};

/** Seconds at which Ruda shouts. */
const SHOUTS = [0.4, 1.3];

/** The gait of people who carry something. */
const steps = (on: number, count: number) => -7 * Math.abs(Math.sin(on * Math.PI * count));

/** As many drawings as keep every step of the finger under six units. */
const F3_5_STEPS = 44;

const FROM = 0.7;

const [GROOVE, FINGER] = [1, f35.layers.length - 1];

const drawn = Array.from({ length: F3_5_STEPS }, (_, step): Scene => {
  const pair = drawing(FROM + ((1 - FROM) * step) / (F3_5_STEPS - 1));
  const [groove, finger] = lifted(LIFT, { ...f35, layers: pair }).layers as [Layer, Layer];
  return {
    ...f35,
    layers: f35.layers.map((layer, i) => (i === GROOVE ? groove : i === FINGER ? finger : layer)),
  };
});

export const shots: Record<string, Shot> = {
  /** Seven bows at full speed. */
  "f3-1": {
    ...inMotion(f31, 5, (t) => swing(t, 1.1), {
      1: (up) => ({ y: 8 - 16 * up, size: 1 + 0.02 * up, around: [800, 600] }),
    }),
    view: (t, length) => ({
      x: 6 * Math.sin(t * 3),
      y: 4 * Math.sin(t * 5),
      zoom: 0.01 + 0.26 * ease(t, -2, length),
    }),
    air: (pen, t) => {
      for (const [i, x] of [150, 1450].entries()) flame(pen, t, x, 430, 170, i * 2, 0.26);
      glints(pen, t * 2.4, {
        seed: 145,
        x: 800,
        y: 560,
        until: 900,
        half: [700, 800],
        count: 160,
        strength: 0.5,
        color: "#fff0d0",
      });
    },
    airZ: 60,
  },
  /** Two boats sit down on the sand, softly, like old friends. */
  "f3-2": {
    states: Array.from({ length: F3_2_STEPS }, (_, i) =>
      withLayers(f32, { 3: leaning(i / (F3_2_STEPS - 1)) }),
    ),
    state: (t) =>
      (F3_2_STEPS - 1) * (ease(t, 1, 3.6) + 0.06 * Math.sin(t * 3) * ease(t, 3.6, 3.8) * (1 - ease(t, 4, 6))),
    view: glide({ x: 0, y: 4, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.09 }),
    exposure: (t) => 1 + 0.02 * sway(t, 5),
    air: (pen, t) =>
      glints(pen, t, { seed: 146, x: 800, y: 420, until: 640, half: [760, 800], count: 110, strength: 0.36 }),
    airZ: -60,
  },
  /** Ruda calls; out on the sand somebody waves a pan. */
  "f3-3": {
    ...inMotion(f33, 5, (t) => swing(t, 1.4), {
      1: (up) => ({ turn: 0.008 - 0.016 * up, around: [1110, 700] }),
    }),
    view: glide({ x: -18, y: 4, zoom: 0.02 }, { x: 22, y: -6, zoom: 0.11 }),
    air: (pen, t) => {
      for (const shout of SHOUTS) {
        const age = t - shout;
        if (age > 0 && age < 2)
          for (let i = 0; i < 3; i++)
            hoop(pen, 540, 420, 50 + 190 * age + i * 44, fade("#e8e0c0", 0.2 * (1 - age / 2)), 2.4);
      }
      flame(pen, t, 186, 330, 200, 0, 0.24);
      flame(pen, t, 1120, 560, 130, 2, 0.3 * ease(t, 0, 1));
      glints(pen, t, { seed: 147, x: 1150, y: 700, until: 800, half: [240, 400], count: 60, strength: 0.4 });
      fog(pen, t, { seed: 148, y: 500, half: 170, speed: 18, strength: 0.2 });
    },
    airZ: 0,
  },
  /** The town walks out over the sand and brings the table. */
  "f3-4": {
    ...inMotion(f34, 15, (t, length) => t / length, {
      4: (on) => ({ x: -60 + 90 * on, y: steps(on, 7) }),
      5: (on) => ({ x: -90 + 150 * on, y: steps(on, 7) * 1.4 }),
    }),
    view: glide({ x: -10, y: 4, zoom: 0.02 }, { x: 16, y: -6, zoom: 0.08 }),
    air: (pen, t) =>
      fog(pen, t, { seed: 149, y: 400, half: 120, speed: 12, strength: 0.16, color: "#c0b4ac" }),
    airZ: 0,
  },
  /** Tavi draws the new way in the sand, and everybody eats. */
  "f3-5": {
    states: drawn,
    state: (t) => (F3_5_STEPS - 1) * ease(t, 0.2, 4.8),
    view: glide({ x: -8, y: 4, zoom: 0.08 }, { x: 10, y: -4, zoom: 0.02 }),
    air: (pen, t) => {
      for (const x of [350, 730, 1110]) steam(pen, t, x, 420, x, 0.16);
    },
    airZ: 100,
  },
};
