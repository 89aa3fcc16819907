import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../../../kit/palette.ts";
import { disc } from "../../../kit/plate.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { lifted } from "../../../painters/lifted.ts";
import { scene as f41 } from "../../../scenes/the-light-at-saltmere/f4-1.ts";
import { scene as f42 } from "../../../scenes/the-light-at-saltmere/f4-2.ts";
import { scene as f43 } from "../../../scenes/the-light-at-saltmere/f4-3.ts";
import { scene as f44 } from "../../../scenes/the-light-at-saltmere/f4-4.ts";
import { crowd, scene as f45, LIFT } from "../../../scenes/the-light-at-saltmere/f4-5.ts";
import { dust, shine } from "../../living.ts";
import { inMotion, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame, fog, glints, steam } from "./water-and-fog.ts";

/** Two hands around a small flame; above the fog the stars come out. */
const hands: Shot = {
  ...inMotion(f43, 4, (t) => swing(t, 3.2), { 3: (on) => ({ size: 1.02 - 0.04 * on, around: [800, 550] }) }),
  view: glide({ x: 0, y: -10, zoom: 0.1 }, { x: 0, y: 8, zoom: 0.02 }),
  exposure: (t) => 1 + 0.03 * sway(t, 7),
  air: (pen, t) => {
    const next = randomNumbers(153);
    for (let i = 0; i < 60; i++) {
      const [x, y, on] = [next() * 1600, next() * 340, next() * 5];
      disc(
        pen,
        x,
        y,
        1 + next() * 1.6,
        fade("#e8f2ff", 0.8 * ease(t, on, on + 1) * (0.7 + 0.3 * sway(t, 5, i))),
      );
    }
    flame(pen, t, 800, 540, 220, 0, 0.42);
    dust(pen, t, 154, "#ffdca0", { x: 800, y: 460, reach: 460, count: 50, speed: [3, -7] });
  },
  airZ: 0,
};

/** Drawings of one wave, and its seconds. */
const F4_5_STEPS = 20;

const WAVE = 1.75;

const [WALL, BESIDE] = [4, 5];

const waves = Array.from({ length: F4_5_STEPS }, (_, step): Scene => {
  const pair = crowd(step / F4_5_STEPS);
  const [wall, beside] = lifted(LIFT, { ...f45, layers: pair }).layers as [Layer, Layer];
  return {
    ...f45,
    layers: f45.layers.map((layer, i) => (i === WALL ? wall : i === BESIDE ? beside : layer)),
  };
});

export const shots: Record<string, Shot> = {
  /** Nobody sleeps. One sees their breath. */
  "f4-1": {
    ...inMotion(f41, 4, (t) => swing(t, 3.4), {
      2: (up) => ({ y: 1.5 - 3 * up, size: 1 + 0.003 * up, around: [800, 860] }),
    }),
    view: glide({ x: -16, y: 0, zoom: 0.02 }, { x: 16, y: -10, zoom: 0.1 }),
    air: (pen, t) => {
      for (const [i, x] of [190, 620, 1015, 1410].entries()) flame(pen, t, x, 620, 150, i * 2, 0.24);
      for (const x of [400, 820, 1230]) steam(pen, t, x, 500, x, 0.1);
      glints(pen, t, { seed: 150, x: 800, y: 320, until: 560, half: [600, 760], count: 90, strength: 0.3 });
      fog(pen, t, { seed: 151, y: 320, half: 80, speed: 11, strength: 0.16 });
    },
    airZ: 60,
  },
  /** Bo reads his recipes to the fleet; the laughter goes around. */
  "f4-2": {
    ...inMotion(f42, 5, (t) => swing(t, 1.5), {
      2: (up) => ({ y: 4 - 8 * up }),
      3: (on) => ({ turn: 0.008 - 0.016 * on, around: [860, 800] }),
    }),
    view: glide({ x: 10, y: 4, zoom: 0.02 }, { x: -12, y: -8, zoom: 0.1 }),
    air: (pen, t) => {
      flame(pen, t, 560, 690, 140, 0, 0.3);
      flame(pen, t, 1000, 720, 120, 2, 0.26);
      flame(pen, t, 220, 720, 120, 4, 0.26);
      steam(pen, t, 560, 430, 152, 0.26);
    },
    airZ: 100,
  },
  "f4-3": hands,
  /** The same hands with oil to spare: only the caption is another one. */
  "f4-3-oil": hands,
  /** The fog goes up like a curtain, and there is the sand, with the Inspector on duty. */
  "f4-4": {
    states: [f44],
    view: glide({ x: -10, y: 10, zoom: 0.1 }, { x: 8, y: -8, zoom: 0.01 }),
    exposure: (t) => 0.8 + 0.2 * ease(t, 0.6, 4.6),
    air: (pen, t) => {
      const up = ease(t, 0.6, 5);
      const thick = 0.42 * (1 - ease(t, 1.8, 5.4));
      if (thick > 0)
        for (const [i, y] of [640, 500, 360].entries())
          fog(pen, t, {
            seed: 155 + i,
            y: y - 420 * up,
            half: 240,
            speed: 12,
            strength: thick,
            color: "#d8ccc6",
            count: 9,
          });
      shine(pen, 1150, 420, 340, "#ffcdb0", 0.2 * up);
      glints(pen, t, {
        seed: 158,
        x: 1000,
        y: 450,
        until: 600,
        half: [420, 560],
        count: 90,
        color: "#ffe0cc",
        strength: 0.4 * up,
      });
    },
    airZ: 100,
  },
  /** Seven boats come in out of the sun, and everybody waves in a time of their own. */
  "f4-5": {
    states: [...waves, ...waves.slice(0, 1)],
    state: (t) => F4_5_STEPS * ((t / WAVE) % 1),
    view: glide({ x: 0, y: 6, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.1 }),
    exposure: (t) => 1 + 0.03 * Math.sin(t * 0.8),
    air: (pen, t) =>
      glints(pen, t, {
        seed: 159,
        x: 860,
        y: 345,
        until: 640,
        half: [90, 400],
        count: 160,
        color: "#fff0c8",
        strength: 0.6,
      }),
    airZ: -80,
  },
};
