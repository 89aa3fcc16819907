import { randomNumbers } from "@lantern/engine/random";
import { inside } from "../../../kit/plate.ts";
import type { Scene } from "../../../kit/scene.ts";
import { scene as f11 } from "../../../scenes/the-light-at-saltmere/f1-1.ts";
import { scene as f12 } from "../../../scenes/the-light-at-saltmere/f1-2.ts";
import { scene as f13 } from "../../../scenes/the-light-at-saltmere/f1-3.ts";
import { scene as f14 } from "../../../scenes/the-light-at-saltmere/f1-4.ts";
import { scene as f15 } from "../../../scenes/the-light-at-saltmere/f1-5.ts";
import { shine } from "../../living.ts";
import { inMotion } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame, fog, glints, ring } from "./water-and-fog.ts";

const last = f11.layers.length - 1;

/** The line with this many lanterns lit, from the left. */
const lit = (count: number): Scene => ({
  ...f11,
  lamps: f11.lamps.map((lamp, i) => (i < count ? lamp : { ...lamp, color: [0.01, 0.012, 0.012] })),
  layers: f11.layers.map((layer, i) =>
    i === last
      ? {
          ...layer,
          paint: (p) => inside(p.e, `M-20 -200H${72 + count * 160}V1200H-20Z`, () => layer.paint(p)),
        }
      : layer,
  ),
});

export const shots: Record<string, Shot> = {
  /** One lantern. Ten. Then the whole wall. */
  "f1-1": {
    states: f11.lamps.map((_, i) => lit(i + 1)),
    state: (t) => (f11.lamps.length - 1) * ease(t, 0.5, 4.6),
    view: glide({ x: -30, y: 4, zoom: 0.08 }, { x: 24, y: -6, zoom: 0.02 }),
    air: (pen, t) => {
      const count = 1 + (f11.lamps.length - 1) * ease(t, 0.5, 4.6);
      f11.lamps.forEach((lamp, i) => {
        flame(pen, t, lamp.x, lamp.y - 70, 90, i, 0.24 * ease(count, i + 0.4, i + 1));
      });
      glints(pen, t, { seed: 130, x: 520, y: 350, until: 480, half: [440, 520], count: 60, strength: 0.3 });
      fog(pen, t, { seed: 131, y: 330, half: 100, speed: 12, strength: 0.16 });
    },
    airZ: 60,
  },
  /** Boat after boat passes the heron, along a wall of gold. */
  "f1-2": {
    ...inMotion(f12, 12, (t, length) => t / length, {
      3: (on) => ({ x: -150 + 330 * on, y: 6 * Math.sin(on * 9) }),
    }),
    view: glide({ x: -16, y: 0, zoom: 0.02 }, { x: 20, y: -4, zoom: 0.09 }),
    air: (pen, t) => {
      for (let i = 0; i < 14; i++)
        shine(pen, 40 + i * 118, 384, 70, "#ffd88a", 0.2 + 0.08 * sway(t, 7, i * 1.3));
      glints(pen, t, { seed: 132, x: 800, y: 486, until: 760, half: [760, 820], count: 150, strength: 0.42 });
      fog(pen, t, { seed: 133, y: 300, half: 110, speed: 10, strength: 0.12 });
    },
    airZ: -30,
  },
  /** The Patience glides by; Hana lifts her hand to all of them. */
  "f1-3": {
    ...inMotion(f13, 9, (t, length) => ease(t, -1.4, length + 0.6), {
      1: (on) => ({ x: -150 + 160 * on, y: 7 * Math.sin(on * 7), turn: 0.01 * Math.sin(on * 7) }),
    }),
    view: glide({ x: 0, y: 4, zoom: 0.02 }, { x: 6, y: -8, zoom: 0.1 }),
    air: (pen, t) => {
      for (const [i, x] of [200, 620, 1040].entries()) flame(pen, t, x, 690, 140, i * 2, 0.24);
      glints(pen, t, { seed: 134, x: 800, y: 480, until: 700, half: [700, 800], count: 100, strength: 0.36 });
    },
    airZ: 100,
  },
  /** What Ines sees: not lamps, one light. It breathes. */
  "f1-4": {
    states: [f14],
    view: glide({ x: 0, y: 4, zoom: 0.12 }, { x: 0, y: -4, zoom: 0.01 }),
    exposure: (t) => 1 + 0.05 * sway(t, 2.4),
    air: (pen, t) => {
      const next = randomNumbers(135);
      for (let i = 0; i < 34; i++) {
        const [x, y, r] = [next() * 1600, 440 + (next() - 0.5) * 120, 50 + next() * 90];
        shine(pen, x + 10 * Math.sin(t * 0.5 + i), y, r, "#ffcf78", 0.13 * (1 + 0.6 * sway(t, 3, i)));
      }
    },
    airZ: -60,
  },
  /** The shell has dropped from the tide clock; the boats lie along the gold line. */
  "f1-5": {
    states: [f15],
    view: glide({ x: -14, y: -4, zoom: 0.1 }, { x: 18, y: 4, zoom: 0.02 }),
    air: (pen, t) => {
      for (const start of [0.2, 1.1]) ring(pen, t, 770, 836, start, "#f2dfae", 4);
      for (let i = 0; i < 14; i++) shine(pen, 680 + i * 68, 388, 60, "#ffd88a", 0.16 + 0.07 * sway(t, 7, i));
      glints(pen, t, { seed: 136, x: 1130, y: 520, until: 820, half: [440, 500], count: 110, strength: 0.4 });
    },
    airZ: 60,
  },
};
