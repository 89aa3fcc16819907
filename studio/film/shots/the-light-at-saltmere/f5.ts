import { scene as f51 } from "../../../scenes/the-light-at-saltmere/f5-1.ts";
import { scene as f52 } from "../../../scenes/the-light-at-saltmere/f5-2.ts";
import { scene as f53 } from "../../../scenes/the-light-at-saltmere/f5-3.ts";
import { scene as f54 } from "../../../scenes/the-light-at-saltmere/f5-4.ts";
import { scene as f55 } from "../../../scenes/the-light-at-saltmere/f5-5.ts";
import { shine } from "../../living.ts";
import { inMotion, swing } from "../../moving.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

/** She comes in, touches the pier, and goes back a little. */
const landed = (t: number) =>
  ease(t, -1, 2.6) - 0.12 * Math.sin((t - 2.6) * 2) * ease(t, 2.6, 2.8) * (1 - ease(t, 3.4, 6));

export const shots: Record<string, Shot> = {
  /** Nobody in front: they row by themselves, first uneven, then in time. */
  "f5-1": {
    ...inMotion(f51, 7, (t) => swing(t + 0.25 * Math.sin(t * 1.3), 2.5), {
      1: (pull) => ({ y: 4 - 8 * pull }),
      2: (pull) => ({ y: 14 - 30 * pull, size: 1 + 0.02 * pull, around: [800, 560] }),
      3: (pull) => ({ y: 40 - 76 * pull, size: 1 + 0.04 * pull, around: [800, 690] }),
    }),
    view: glide({ x: 0, y: 0, zoom: 0.02 }, { x: 0, y: -8, zoom: 0.1 }),
    air: (pen, t) => {
      flame(pen, t, 800, 220, 200, 0, 0.3);
      fog(pen, t, { seed: 160, y: 300, half: 180, speed: 20, strength: 0.22 });
    },
    airZ: 40,
  },
  /** Mr. Pell makes his fifth mark; the cat is not a boat. */
  "f5-2": {
    ...inMotion(f52, 8, (t, length) => ease(t, -0.4, length), {
      1: (on) => ({ x: -40 + 70 * on }),
      3: (on) => ({ turn: 0.012 * Math.sin(on * Math.PI * 3), around: [1190, 880] }),
    }),
    view: glide({ x: -14, y: 2, zoom: 0.02 }, { x: 18, y: -6, zoom: 0.1 }),
    air: (pen, t) => {
      flame(pen, t, 900, 130, 120, 0, 0.26);
      flame(pen, t, 1340, 320, 200, 2, 0.22);
      glints(pen, t, { seed: 161, x: 380, y: 440, until: 640, half: [340, 380], count: 80, strength: 0.4 });
    },
    airZ: 40,
  },
  /** Somebody already sits in the boat, and moves over. */
  "f5-3": {
    ...inMotion(f53, 7, (t) => ease(t, 0.8, 3.4), {
      2: (on) => ({ x: -26 + 40 * on, turn: 0.016 - 0.026 * on, around: [520, 740] }),
    }),
    view: glide({ x: 14, y: 2, zoom: 0.02 }, { x: -18, y: -6, zoom: 0.1 }),
    air: (pen, t) => {
      flame(pen, t, 324, 560, 170, 0, 0.28);
      flame(pen, t, 1310, 490, 130, 2, 0.26);
      glints(pen, t, { seed: 162, x: 330, y: 750, until: 860, half: [90, 200], count: 50, strength: 0.5 });
      fog(pen, t, { seed: 163, y: 370, half: 170, speed: 17, strength: 0.2 });
    },
    airZ: 100,
  },
  /** Two hands, one oar; two circles of light become one. */
  "f5-4": {
    ...inMotion(f54, 7, (t) => swing(t, 2.8), {
      2: (pull) => ({ y: 12 - 26 * pull, size: 1 + 0.02 * pull, around: [800, 560] }),
      3: (pull) => ({ y: 34 - 62 * pull, turn: 0.014 - 0.028 * pull, around: [760, 620] }),
    }),
    view: glide({ x: 0, y: 0, zoom: 0.02 }, { x: 0, y: -8, zoom: 0.11 }),
    air: (pen, t) => {
      const one = ease(t, 1, 5.5);
      for (const s of [-1, 1]) flame(pen, t, 800 + s * (132 - 30 * one), 234, 170 + 60 * one, s, 0.26);
      shine(pen, 800, 240, 420, "#ffcf78", 0.22 * one);
      fog(pen, t, { seed: 164, y: 300, half: 170, speed: 18, strength: 0.2 });
    },
    airZ: 40,
  },
  /** The Patience bumps the pier at dawn. */
  "f5-5": {
    ...inMotion(f55, 30, (t) => landed(t), {
      2: (on) => ({ x: 90 - 90 * on, turn: 0.012 - 0.012 * on, around: [1230, 630] }),
    }),
    view: glide({ x: 12, y: 2, zoom: 0.1 }, { x: -10, y: -2, zoom: 0.02 }),
    air: (pen, t) => {
      flame(pen, t, 960, 580, 120, 0, 0.26);
      flame(pen, t, 80, 490, 130, 2, 0.26);
      shine(pen, 900, 360, 420, "#ffab90", 0.1 * ease(t, 1, 6));
      glints(pen, t, {
        seed: 165,
        x: 880,
        y: 380,
        until: 640,
        half: [360, 600],
        count: 120,
        color: "#ffd0bc",
        strength: 0.4,
      });
    },
    airZ: 100,
  },
};
