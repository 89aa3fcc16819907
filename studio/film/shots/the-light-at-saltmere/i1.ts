import { scene as i11 } from "../../../scenes/the-light-at-saltmere/i1-1.ts";
import { scene as i12 } from "../../../scenes/the-light-at-saltmere/i1-2.ts";
import { scene as i13 } from "../../../scenes/the-light-at-saltmere/i1-3.ts";
import { shine } from "../../living.ts";
import { inMotion, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

export const shots: Record<string, Shot> = {
  /** A hand lets go of a lantern; the great tower stays black. */
  "i1-1": {
    ...inMotion(i11, 7, (t) => ease(t, 1.6, 4.2), {
      4: (away) => ({ x: 190 * away, y: 40 * away, turn: 0.16 * away, around: [1330, 384] }),
    }),
    view: glide({ x: 28, y: 4, zoom: 0.1 }, { x: -14, y: -6, zoom: 0.02 }),
    air: (pen, t) => {
      flame(pen, t, 1105, 420, 150, 0, 0.26);
      flame(pen, t, 558, 510, 90, 2, 0.2);
      glints(pen, t, { seed: 110, x: 800, y: 660, until: 740, half: [320, 420], count: 40, strength: 0.26 });
      fog(pen, t, { seed: 111, y: 560, half: 150, speed: 15, strength: 0.18 });
    },
    airZ: 40,
  },
  /** Seven boats hold still in the fog, as still as boats can; two gold dots far behind them. */
  "i1-2": {
    ...inMotion(i12, 6, (t) => swing(t, 4.6), { 2: (up) => ({ y: 5 - 10 * up }) }),
    view: glide({ x: 0, y: -6, zoom: 0.02 }, { x: 0, y: 6, zoom: 0.1 }),
    air: (pen, t) => {
      for (const x of [690, 860]) shine(pen, x, 372, 74, "#ffd88a", 0.34 + 0.1 * sway(t, 6, x));
      glints(pen, t, { seed: 112, x: 800, y: 690, until: 880, half: [600, 760], count: 110, strength: 0.36 });
      fog(pen, t, { seed: 113, y: 560, half: 170, speed: 19, strength: 0.2 });
    },
    airZ: -100,
  },
  /** The heron steps past the tide clock: slowly, because two drawings far apart show four legs while one becomes the other. */
  "i1-3": {
    ...inMotion(i13, 14, (t, length) => ease(t, 0.4, length), {
      3: (on) => ({ x: 90 * on, y: -8 * Math.sin(on * Math.PI), turn: 0.012 * Math.sin(on * Math.PI) }),
    }),
    view: glide({ x: 12, y: 0, zoom: 0.03 }, { x: -10, y: -4, zoom: 0.1 }),
    air: (pen, t) => {
      glints(pen, t, { seed: 114, x: 1100, y: 786, until: 890, half: [260, 420], count: 60, strength: 0.34 });
      fog(pen, t, { seed: 115, y: 760, half: 80, speed: 16, strength: 0.16 });
    },
    airZ: 100,
  },
};
