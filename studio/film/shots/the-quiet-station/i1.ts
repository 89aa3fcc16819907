import { between } from "../../../kit/random.ts";
import { station } from "../../../painters/station.ts";
import { scene as c7 } from "../../../scenes/the-quiet-station/c7.ts";
import { scene as i11 } from "../../../scenes/the-quiet-station/i1-1.ts";
import { scene as i12 } from "../../../scenes/the-quiet-station/i1-2.ts";
import { scene as i13 } from "../../../scenes/the-quiet-station/i1-3.ts";
import { dimmed, dust, flock, rings, shine, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const KNOCKS = [0.15, 0.95, 1.75];

const dark = withLayers(without(c7, 2), {
  1: (p) => station(p, 830, 420, 1.2, -0.03, { windows: [0, 0, 0, 0, 0, 0], garden: 0.3 }),
});

export const shots: Record<string, Shot> = {
  /** The last gold leaves the hull while the shadow comes over the ring. */
  "i1-1": {
    states: [i11, dimmed(i11, 0.35, 1)],
    state: (t) => 0.9 * ease(t, 1, 6.5),
    view: glide({ x: 34, y: 4, zoom: 0.12 }, { x: -20, y: -6, zoom: 0.02 }),
    air: (pen, t) => dust(pen, t, 84, "#dfeaff", { y: 700 }),
    airZ: 120,
  },
  /** The lights rise out of the ring and stream toward Lumo. */
  "i1-2": {
    states: [without(i12, 1, 3)],
    view: glide({ x: -26, y: 8, zoom: 0.02 }, { x: 26, y: -6, zoom: 0.1 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 85,
        count: 150,
        size: 14,
        strength: ease(t, 0.2, 1.6),
        place: (share, next) => {
          const start = next();
          const way = (share + t * 0.045 * between(next, 0.7, 1.3)) % 1;
          const [x0, y0] = [330 + start * 880, 800 - start * start * 190 - start * 30];
          const [x1, y1] = [x0 * 0.35 + 700, y0 - 60];
          const [u, v] = [way, 1 - way];
          const loose = between(next, -46, 46) * v;
          return [
            v * v * x0 + 2 * u * v * x1 + u * u * 1190 + loose,
            v * v * y0 + 2 * u * v * y1 + u * u * 372 + loose * 0.4,
            between(next, 0.35, 1) * (1 - 0.55 * u),
          ];
        },
      });
      dust(pen, t, 86, "#dfeaff", { y: 700, count: 40 });
    },
    airZ: 60,
  },
  /** Three knocks on the outer door: each brightens the line of light beneath it. */
  "i1-3": {
    states: [dimmed(i13, 0.55), i13],
    state: (t) =>
      KNOCKS.reduce((sum, at) => sum + ease(t, at, at + 0.06) * (1 - ease(t, at + 0.06, at + 0.5)), 0),
    view: glide({ x: 0, y: 14, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.16 }),
    air: (pen, t) => {
      rings(pen, t, 800, 430, KNOCKS, "#bfe6fa");
      for (const at of KNOCKS)
        shine(pen, 800, 752, 420, "#bfe6fa", 0.2 * ease(t, at, at + 0.05) * (1 - ease(t, at, at + 0.7)));
      dust(pen, t, 43, "#bfe6fa", { y: 720, count: 40, speed: [3, -2] });
    },
    airZ: 40,
  },
  /** The lights come around the dark hull and look for a way in. */
  "i1-4": {
    states: [dark],
    view: glide({ x: 24, y: 10, zoom: 0.02 }, { x: -12, y: -4, zoom: 0.14 }),
    exposure: (t) => 1 + 0.12 * ease(t, 1, 5),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 41,
        count: 70,
        size: 15,
        place: (share, next) => {
          const turn = share * Math.PI * 2 + t * 0.16;
          const reach = 1.9 - 0.85 * ease(t, -1, 6) + between(next, -0.16, 0.16);
          return [
            830 + Math.cos(turn) * 470 * reach,
            450 + Math.sin(turn) * 210 * reach,
            0.7 + Math.sin(turn) * 0.35,
          ];
        },
      });
      dust(pen, t, 42, "#dfeaff", { count: 40 });
    },
    airZ: 60,
  },
};
