import { randomNumbers } from "@lantern/engine/random";
import { scene as a3c } from "../../../scenes/the-quiet-station/a3c.ts";
import { scene as a3k } from "../../../scenes/the-quiet-station/a3k.ts";
import { scene as a3w } from "../../../scenes/the-quiet-station/a3w.ts";
import { scene as a5 } from "../../../scenes/the-quiet-station/a5.ts";
import { scene as a6 } from "../../../scenes/the-quiet-station/a6.ts";
import { scene as b3g } from "../../../scenes/the-quiet-station/b3g.ts";
import { scene as b3m } from "../../../scenes/the-quiet-station/b3m.ts";
import { scene as b3s } from "../../../scenes/the-quiet-station/b3s.ts";
import { scene as c1n } from "../../../scenes/the-quiet-station/c1n.ts";
import { scene as c1sLani } from "../../../scenes/the-quiet-station/c1s-lani.ts";
import { scene as c1t } from "../../../scenes/the-quiet-station/c1t.ts";
import { scene as c3 } from "../../../scenes/the-quiet-station/c3.ts";
import { scene as c4h } from "../../../scenes/the-quiet-station/c4h.ts";
import { scene as c5 } from "../../../scenes/the-quiet-station/c5.ts";
import { scene as o14 } from "../../../scenes/the-quiet-station/o1-4.ts";
import { along, dimmed, dust, flock, livingDrop, rings, shine, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(c5, 1, 4);

const WAY = [
  [400, 420],
  [520, 480],
  [640, 420],
  [760, 450],
] as const;

const SPOONS = [480, 612, 744, 876, 1008, 1140];

export const shots: Record<string, Shot> = {
  /** No radio any more: the point of light in the garden dares to grow. */
  "began-called": {
    states: [without(a3c, 2)],
    view: glide({ x: 18, y: 14, zoom: 0.02 }, { x: 6, y: -22, zoom: 0.16 }),
    air: (pen, t) => {
      const grown = ease(t, 1, 5);
      shine(pen, 996, 492, 30 + 130 * grown, "#ffe9b4", 0.25 + 0.2 * grown + 0.05 * sway(t, 5));
      shine(pen, 996, 492, 16 + 12 * grown, "#fff4d6", 0.9);
      dust(pen, t, 33, "#dfeaff", { count: 60 });
    },
    airZ: 40,
  },
  /** Three taps of the beam: rings of pale light run over the hull. */
  "began-knocked": {
    states: [without(a3k, 2)],
    view: glide({ x: -16, y: 10, zoom: 0.03 }, { x: 10, y: -8, zoom: 0.12 }),
    air: (pen, t) => {
      rings(pen, t, 800, 668, [1.2, 3.8], "#fff4d6");
      rings(pen, t, 846, 668, [1.8, 4.4], "#fff4d6");
      rings(pen, t, 892, 668, [2.4, 5], "#fff4d6");
      dust(pen, t, 32, "#dfeaff", { count: 60 });
    },
    airZ: 40,
  },
  /** The dark relay: far away the first window of Lumo glows, and grows a little. */
  "began-waited": {
    states: [dimmed(a3w, 0.6), a3w],
    state: (t) => ease(t, 1, 5),
    view: glide({ x: 20, y: 0, zoom: 0.02 }, { x: -46, y: -14, zoom: 0.16 }),
    air: (pen, t) => {
      shine(pen, 230, 296, 60, "#ffd08a", 0.3 * ease(t, 1.5, 4) * (1 + 0.2 * sway(t, 5)));
      dust(pen, t, 31, "#cfe0ff", { x: 480, y: 500, count: 60, speed: [4, 2] });
    },
    airZ: -100,
  },
  /** After the bang: the light keeps close to the wall, and slowly stops shaking. */
  "door-bang": {
    states: [dimmed(bare, 0.1, 0.45), dimmed(bare, 0.3, 0.7)],
    state: (t) => ease(t, 2, 5.5),
    view: glide({ x: 26, y: 6, zoom: 0.12 }, { x: -12, y: -2, zoom: 0.03 }),
    air: (pen, t) => {
      const calm = ease(t, 0.5, 4.5);
      const shake = 7 * (1 - calm);
      shine(pen, 690, 620, 170, "#a9dcf5", 0.08 + 0.08 * calm);
      livingDrop(
        pen,
        690 + shake * Math.sin(t * 31),
        600 + shake * Math.sin(t * 27 + 1),
        30 + 6 * calm,
        0.5 - 0.3 * calm + 0.1 * sway(t, 4),
        0.35 + 0.35 * calm,
        "#a9dcf5",
      );
      dust(pen, t, 46, "#d6f0ff", { x: 600, count: 90, speed: [2, 7] });
    },
    airZ: 60,
  },
  /** The old light comes in through the open door without touching anything. */
  "door-clear": {
    states: [dimmed(bare, 0.15, 1), dimmed(bare, 0.6, 1)],
    state: (t) => ease(t, 2, 5.5),
    view: glide({ x: -40, y: 0, zoom: 0.04 }, { x: 10, y: -4, zoom: 0.12 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 44,
        count: 9,
        size: 13,
        place: (share) => [300 + share * 170, 300 + ((share * 7.3) % 1) * 280, 0.6 + share * 0.3],
      });
      const [x, y] = along(WAY, ease(t, 0.4, 5.6));
      livingDrop(pen, x, y + 6 * sway(t, 4), 26 + 16 * ease(t, 0.4, 5), 0.3 * sway(t, 3), 0.75, "#a9dcf5");
      dust(pen, t, 45, "#d6f0ff", { x: 600, count: 60, speed: [5, -1] });
    },
    airZ: 60,
  },
  /** Light waits behind the door and breathes under its edge. */
  "door-shut": {
    states: [dimmed(c3, 0.55, 1), c3],
    state: (t) => 0.5 + 0.5 * sway(t, 2.6),
    view: glide({ x: 24, y: 6, zoom: 0.03 }, { x: -18, y: -8, zoom: 0.13 }),
    air: (pen, t) => {
      shine(pen, 900, 700, 420, "#bfe6fa", 0.07 + 0.06 * sway(t, 2.6));
      dust(pen, t, 48, "#bfe6fa", { x: 900, y: 640, reach: 700, count: 80, speed: [3, -4] });
    },
    airZ: 60,
  },
  /** The six spoons ring once more, one after the other; Pip answers each. */
  "door-song": {
    states: [dimmed(without(c4h, 3), 0.75, 1), without(c4h, 3)],
    state: (t) => 0.5 + 0.5 * Math.sin(t * 5.2),
    view: glide({ x: -14, y: -6, zoom: 0.03 }, { x: 12, y: 10, zoom: 0.12 }),
    air: (pen, t) => {
      for (const [i, x] of SPOONS.entries()) {
        const age = t - 0.7 - i * 0.8;
        if (age > 0) shine(pen, x, 440, 70, "#ffe9b4", 0.5 * Math.exp(-age * 1.6));
      }
      livingDrop(pen, 800, 700 + 5 * sway(t, 4), 36, -0.14 + 0.1 * sway(t, 3), 0.9 + 0.1 * Math.sin(t * 5.2));
      dust(pen, t, 47, "#ffe6ae", { y: 600, count: 70 });
    },
    airZ: 90,
  },
  /** The towns at night: their glow sinks for a quiet minute and stays warm. */
  "home-all": {
    states: [c1t, dimmed(c1t, 0.4)],
    state: (t) => ease(t, 1, 4.5),
    view: glide({ x: -34, y: 10, zoom: 0.02 }, { x: 30, y: -6, zoom: 0.1 }),
    exposure: (t) => 1 - 0.16 * ease(t, 1, 4.5),
    air: (pen, t) => {
      const next = randomNumbers(14);
      for (let i = 0; i < 34; i++) {
        shine(pen, next() * 1600, 620 + next() * 220, 20, "#ffcf8a", 0.3 * (1 + 0.3 * sway(t, 7, i)));
      }
      dust(pen, t, 53, "#dfeaff", { y: 200, count: 60, speed: [2, -1], strength: 0.5 });
    },
    airZ: 0,
  },
  /** The dark street; in one kitchen the lamp burns and flickers a little. */
  "home-none": {
    states: [dimmed(c1n, 0.8), c1n],
    state: (t) => 0.6 + 0.4 * sway(t, 5),
    view: glide({ x: -24, y: 0, zoom: 0.02 }, { x: 30, y: -10, zoom: 0.15 }),
    air: (pen, t) => {
      shine(pen, 1105, 560, 170, "#ffc46a", 0.12 + 0.03 * sway(t, 5));
      dust(pen, t, 55, "#cfe0ff", { y: 420, count: 90, speed: [-6, 14], size: [0.6, 1.6], strength: 0.5 });
    },
    airZ: 120,
  },
  /** Lani turns her radio down: its dial fades, the lamp stays. */
  "home-some": {
    states: [c1sLani, dimmed(c1sLani, 0.9, 0.25)],
    state: (t) => ease(t, 2, 4.5),
    view: glide({ x: 24, y: 4, zoom: 0.02 }, { x: -30, y: -6, zoom: 0.13 }),
    air: (pen, t) => {
      shine(pen, 744, 590, 120, "#ffd894", 0.28 * (1 - ease(t, 2, 4.5)) * (1 + 0.25 * sway(t, 9)));
      dust(pen, t, 54, "#ffcf8a", { x: 800, y: 460, reach: 620, count: 60, speed: [2, 3] });
    },
    airZ: 70,
  },
  /** Ona's lamp leans over the sleeping Sumi and lights what lies beside her. */
  "line-for-sumi": {
    states: [dimmed(b3s, 1, 0.4), dimmed(b3s, 1, 1.25)],
    state: (t) => ease(t, 0.8, 3.6),
    view: glide({ x: 30, y: -14, zoom: 0.16 }, { x: 0, y: -4, zoom: 0.06 }),
    air: (pen, t) => {
      shine(pen, 950, 600, 150, "#ffd894", 0.26 * ease(t, 1.2, 3.6) * (1 + 0.15 * sway(t, 4)));
      dust(pen, t, 57, "#ffcf8a", { x: 1150, y: 460, reach: 620, count: 60, speed: [-3, 4] });
    },
    airZ: 100,
  },
  /** Moss goes along its spoons: a spot of its light on each. */
  "moss-counts": {
    states: [a6, dimmed(a6, 0.85)],
    state: (t) => 0.5 + 0.5 * sway(t, 3),
    view: glide({ x: -30, y: 8, zoom: 0.05 }, { x: 26, y: -16, zoom: 0.15 }),
    air: (pen, t) => {
      const spoon = Math.min(9, Math.floor(t * 2));
      const age = t * 2 - spoon;
      shine(pen, 420 + spoon * 58, 690, 60, "#fff0d0", 0.5 * Math.exp(-age * 1.2));
      dust(pen, t, 56, "#ffcf8a", { x: 760, y: 460, count: 50, speed: [3, 3] });
    },
    airZ: 90,
  },
  /** The lamp flickers, holds on to what is left, and burns on low. */
  "ona-dim": {
    states: [dimmed(a5, 0.16), a5],
    state: (t) => 0.75 - 0.4 * ease(t, 0.5, 3) + 0.18 * sway(t, 14) * (1 - ease(t, 2, 4.5)),
    view: glide({ x: 26, y: 0, zoom: 0.12 }, { x: -8, y: 0, zoom: 0.03 }),
    air: (pen, t) => {
      shine(pen, 1130, 330, 150, "#ffb25a", 0.12 + 0.04 * sway(t, 5));
      dust(pen, t, 52, "#ffcf8a", { x: 1100, y: 560, reach: 520, count: 60, speed: [3, 4] });
    },
    airZ: 60,
  },
  /** Most cells of the memory light up again, one by one. */
  "ona-some": {
    states: [dimmed(b3m, 0.4), b3m],
    state: (t) => ease(t, 0.5, 4.5),
    view: glide({ x: -26, y: -6, zoom: 0.12 }, { x: 18, y: 6, zoom: 0.02 }),
    air: (pen, t) => {
      const next = randomNumbers(50);
      for (let i = 0; i < 34; i++) {
        const [x, y, on] = [520 + next() * 860, 180 + next() * 480, 0.4 + next() * 4.4];
        shine(pen, x, y, 26, "#ffcf8a", 0.5 * ease(t, on, on + 0.4) * (1 + 0.2 * sway(t, 6, i)));
      }
      dust(pen, t, 51, "#ffcf8a", { count: 40, speed: [-2, -3] });
    },
    airZ: 60,
  },
  /** The lamp in the corridor as on the first day, and a little brighter. */
  "ona-whole": {
    states: [dimmed(o14, 0.45, 0.6), o14],
    state: (t) => ease(t, 0.6, 3.4),
    view: glide({ x: -16, y: 6, zoom: 0.03 }, { x: 14, y: -10, zoom: 0.13 }),
    air: (pen, t) => {
      shine(pen, 640, 420, 260, "#ffcf8a", 0.1 * ease(t, 1, 4) * (1 + 0.15 * sway(t, 4)));
      dust(pen, t, 49, "#ffcf8a", { x: 700, y: 560, reach: 620, speed: [5, 4] });
    },
    airZ: 60,
  },
  /** The glass over Sumi breathes with its blue light. */
  "saw-bay": {
    states: [dimmed(b3s, 0.7, 1), b3s],
    state: (t) => 0.5 + 0.5 * Math.sin(t * 1.1),
    view: glide({ x: -24, y: 0, zoom: 0.04 }, { x: 26, y: -12, zoom: 0.14 }),
    air: (pen, t) => {
      shine(pen, 800, 640, 380, "#bfe3f2", 0.05 + 0.03 * sway(t, 2));
      dust(pen, t, 35, "#cfe8ff", { count: 60, speed: [3, -2] });
    },
    airZ: 90,
  },
  /** Something small between the beans: it ducks behind a leaf, and comes out again. */
  "saw-garden": {
    states: [without(b3g, 2)],
    view: glide({ x: -40, y: 0, zoom: 0.04 }, { x: 16, y: 0, zoom: 0.14 }),
    air: (pen, t) => {
      const hides = ease(t, 1.6, 2.1) * (1 - ease(t, 3.4, 4.2));
      livingDrop(
        pen,
        905 + 40 * hides,
        455 + 30 * hides + 4 * sway(t, 5),
        34,
        0.14 * sway(t, 4),
        1 - 0.8 * hides,
      );
      dust(pen, t, 34, "#ffe6ae", { x: 905, count: 60 });
    },
    airZ: 40,
  },
  /** Ona's memories: some cells of the wall glimmer and go dark. */
  "saw-memory": {
    states: [b3m, dimmed(b3m, 0.75)],
    state: (t) => ease(t, 1, 5),
    view: glide({ x: 30, y: 4, zoom: 0.03 }, { x: -20, y: -8, zoom: 0.13 }),
    air: (pen, t) => {
      const next = randomNumbers(36);
      for (let i = 0; i < 26; i++) {
        const [x, y, out] = [520 + next() * 860, 180 + next() * 480, 0.6 + next() * 4.6];
        shine(pen, x, y, 26, "#ffcf8a", 0.5 * (1 - ease(t, out, out + 0.5)) * (1 + 0.2 * sway(t, 6, i)));
      }
      dust(pen, t, 37, "#ffcf8a", { count: 40, speed: [2, 3] });
    },
    airZ: 60,
  },
};
