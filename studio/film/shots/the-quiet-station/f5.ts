import { randomNumbers } from "@lantern/engine/random";
import { triples } from "../../../kit/plate.ts";
import { station } from "../../../painters/station.ts";
import { porthole } from "../../../painters/window.ts";
import { scene as c1t } from "../../../scenes/the-quiet-station/c1t.ts";
import { scene as f5 } from "../../../scenes/the-quiet-station/f5.ts";
import { scene as f51 } from "../../../scenes/the-quiet-station/f5-1.ts";
import { scene as f53 } from "../../../scenes/the-quiet-station/f5-3.ts";
import { scene as f54 } from "../../../scenes/the-quiet-station/f5-4.ts";
import { dimmed, dust, flock, livingDrop, shine, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(f51, 3);

const bareF54 = withLayers(without(f54, 2), {
  1: (p) => {
    station(p, 760, 590, 2.1, -0.03, { windows: [0.6, 0, 0.7, 0.6, 0.75, 0.6], garden: 0.8 });
    porthole(p, 541, 609, 42, { lit: 0.12 });
  },
});

export const shots: Record<string, Shot> = {
  /** Lani lifts her lamp on the roof; the towns below shimmer. */
  f5: {
    states: [dimmed(f5, 0.7, 0.4), f5],
    state: (t) => ease(t, 0.8, 3.2),
    view: glide({ x: -30, y: 8, zoom: 0.02 }, { x: 24, y: -8, zoom: 0.1 }),
    air: (pen, t) => {
      const next = randomNumbers(13);
      for (let i = 0; i < 60; i++) {
        const [x, y] = [next() * 1600, 575 + next() * 110];
        shine(pen, x + 4 * Math.sin(t * 2.2 + i), y, 18, "#ffd08a", 0.4 * (1 + 0.5 * sway(t, 8, i)));
      }
      shine(pen, 455, 345, 90, "#ffe2a8", 0.4 * ease(t, 0.8, 3.2) * (1 + 0.15 * sway(t, 5)));
      dust(pen, t, 103, "#dfeaff", { y: 220, count: 60, speed: [2, -1] });
    },
    airZ: -20,
  },
  /** Pip grows: with each breath a little larger. */
  "f5-1": {
    states: [dimmed(bare, 0.55), bare],
    state: (t) => ease(t, 0.4, 6),
    view: glide({ x: -22, y: 10, zoom: 0.12 }, { x: 16, y: -8, zoom: 0.02 }),
    air: (pen, t) => {
      const grown = 62 + 46 * ease(t, 0.4, 6) + 4 * Math.sin(t * 2.1);
      shine(pen, 830, 480, 420, "#ffe9b4", 0.06 + 0.05 * ease(t, 0.4, 6));
      livingDrop(pen, 830, 490 + 5 * sway(t, 3), grown, 0.08 * sway(t, 3), 0.75, "#ffe9b0");
      dust(pen, t, 101, "#ffeec0", { x: 830, count: 90 });
    },
    airZ: 80,
  },
  /** Evening in the towns: lamp after lamp appears on the roofs. */
  "f5-2": {
    states: [dimmed(c1t, 0.35), c1t],
    state: (t) => ease(t, 0.5, 5),
    view: glide({ x: 30, y: -8, zoom: 0.12 }, { x: -26, y: 8, zoom: 0.02 }),
    air: (pen, t) => {
      const next = randomNumbers(12);
      for (let i = 0; i < 110; i++) {
        const [on, x, y] = [next(), next() * 1600, 590 + next() ** 1.4 * 270];
        const lit = ease(t, on * 4.6, on * 4.6 + 0.5);
        shine(pen, x + 5 * Math.sin(t * 2 + i), y, 9 + (y - 560) * 0.02, "#fff0c8", 0.8 * lit);
        shine(pen, x, y, 40, "#ffb84d", 0.2 * lit * (1 + 0.2 * sway(t, 6, i)));
      }
      dust(pen, t, 102, "#dfeaff", { y: 200, count: 50, speed: [2, -1] });
    },
    airZ: 60,
  },
  /** An old lighthouse dips its light twice, and children wave their torches. */
  "f5-3": {
    states: [f53],
    view: glide({ x: 26, y: 0, zoom: 0.11 }, { x: -22, y: -4, zoom: 0.02 }),
    air: (pen, t) => {
      const dip = [1.8, 3.6].reduce(
        (sum, at) => sum + ease(t, at, at + 0.3) * (1 - ease(t, at + 0.3, at + 1)),
        0,
      );
      shine(pen, 1180, 308, 190 + 60 * dip, "#ffe2a8", 0.16 + 0.5 * dip);
      for (const [x, y, i] of triples("435,600,0 595,570,1 620,640,2"))
        shine(pen, x + 9 * Math.sin(t * 3 + i * 2), y, 60, "#ffb25a", 0.3 + 0.08 * sway(t, 7, i));
      dust(pen, t, 104, "#dfeaff", { y: 240, count: 60, speed: [3, -1] });
    },
    airZ: 90,
  },
  /** Pip waves from a window, among lights that wait before the hull. */
  "f5-4": {
    states: [bareF54],
    view: glide({ x: 12, y: 8, zoom: 0 }, { x: -30, y: -4, zoom: 0.14 }),
    air: (pen, t) => {
      livingDrop(pen, 541 + 9 * Math.sin(t * 3), 613, 15, 0.45 * Math.sin(t * 3), 1);
      flock(pen, t, {
        seed: 105,
        count: 14,
        size: 22,
        place: (share) => [
          120 + share * 1300 + 10 * Math.sin(t * 0.7 + share * 9),
          200 + ((share * 5.3) % 1) * 600,
          0.55 + ((share * 2.3) % 1) * 0.4,
        ],
      });
      dust(pen, t, 106, "#dfeaff", { count: 50 });
    },
    airZ: 40,
  },
};
