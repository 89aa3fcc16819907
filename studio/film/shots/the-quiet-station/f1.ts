import { line } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import { glow } from "../../../painters/air.ts";
import { scene as f1 } from "../../../scenes/the-quiet-station/f1.ts";
import { scene as f11 } from "../../../scenes/the-quiet-station/f1-1.ts";
import { scene as f12 } from "../../../scenes/the-quiet-station/f1-2.ts";
import { scene as f14 } from "../../../scenes/the-quiet-station/f1-4.ts";
import { scene as f15 } from "../../../scenes/the-quiet-station/f1-5.ts";
import { along, dimmed, dust, flock, livingDrop, shine, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(f1, 3);

const WAY = [
  [1225, 290],
  [1060, 380],
  [930, 450],
  [800, 500],
  [640, 570],
] as const;

const PULSES = [0.8, 2.6, 4.4];

const bareF14 = without(f14, 1, 4);

const arc = (t: number): [number, number] => {
  const u = 1 - t;
  return [
    u ** 3 * 930 + 3 * u * u * t * 1020 + 3 * u * t * t * 1500 + t ** 3 * 1290,
    u ** 3 * 270 + 3 * u * u * t * 20 + 3 * u * t * t * 160 + t ** 3 * 500,
  ];
};

export const shots: Record<string, Shot> = {
  /** Warm and cold light meet in the half-open door; Pip goes to and fro between them. */
  f1: {
    states: [dimmed(bare, 0.7, 0.8, 0.5), bare],
    state: (t) => ease(t, 0.5, 4),
    view: glide({ x: 30, y: 0, zoom: 0.13 }, { x: -16, y: 0, zoom: 0.02 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 64,
        count: 9,
        size: 17,
        place: (share) => [1120 + share * 180 - 10 * t, 380 + ((share * 5.3) % 1) * 190, 0.7],
      });
      livingDrop(pen, 1060 + 34 * Math.sin(t * 0.8), 500 + 6 * sway(t, 4), 50, 0.3 * Math.cos(t * 0.8), 0.95);
      dust(pen, t, 65, "#ffe6ae", { x: 900, count: 80, speed: [-12, -2] });
    },
    airZ: 90,
  },
  /** Ona's question goes from sign to sign, down to Pip; Pip brightens each time. */
  "f1-1": {
    states: [dimmed(f11, 1, 0.5), f11],
    state: (t) =>
      0.3 +
      0.7 *
        PULSES.reduce((sum, at) => sum + ease(t, at + 1, at + 1.4) * (1 - ease(t, at + 1.6, at + 2.6)), 0),
    view: glide({ x: 34, y: -8, zoom: 0.04 }, { x: -28, y: 8, zoom: 0.14 }),
    air: (pen, t) => {
      for (const at of PULSES) {
        const share = (t - at) / 1.3;
        const [x, y] = along(WAY, share);
        if (share > 0 && share < 1.2)
          shine(pen, x, y, 90, "#ffd894", 0.55 * (1 - ease(t, at + 1.2, at + 1.5)));
      }
      shine(pen, 600, 580, 150, "#ffe9b4", 0.1 + 0.04 * sway(t, 4));
      dust(pen, t, 61, "#ffe6ae", { speed: [4, -3] });
    },
    airZ: 90,
  },
  /** Pip turns to the door, then to the beans, and stays between them. */
  "f1-2": {
    states: [without(f12, 1, 5)],
    view: glide({ x: -26, y: 4, zoom: 0.03 }, { x: 26, y: -6, zoom: 0.12 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 62,
        count: 9,
        size: 13,
        place: (share) => [400 + share * 170, 290 + ((share * 7.3) % 1) * 300, 0.5 + share * 0.5],
      });
      const to = -70 * ease(t, 0.8, 2.2) + 170 * ease(t, 3, 4.6) - 60 * ease(t, 5.2, 6.4);
      const lean = -0.35 * ease(t, 0.8, 1.8) + 0.75 * ease(t, 3, 4) - 0.4 * ease(t, 5.2, 6.2);
      livingDrop(pen, 760 + to, 450 + 7 * sway(t, 3), 66, lean, 0.95);
      dust(pen, t, 63, "#ffe6b0", { x: 760, count: 60 });
    },
    airZ: 80,
  },
  /** Old lights drift among the beans and spoons, Pip with them. */
  "f1-4": {
    states: [dimmed(bareF14, 0.7, 1, 1, 1), dimmed(bareF14, 1, 0.7, 1, 1)],
    state: (t) => 0.5 + 0.5 * sway(t, 2),
    view: glide({ x: -28, y: 8, zoom: 0.03 }, { x: 24, y: -8, zoom: 0.11 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 66,
        count: 24,
        size: 22,
        place: (share, next) => {
          const [y, near] = [between(next, 240, 720), between(next, 0.35, 1)];
          return [180 + share * 1240 + 26 * Math.sin(t * 0.5 + share * 20), y - t * 5 * near, near];
        },
      });
      livingDrop(pen, 840 + 40 * Math.sin(t * 0.6), 570 + 6 * sway(t, 4), 50, -0.16 + 0.1 * sway(t, 3), 0.95);
      dust(pen, t, 67, "#ffe6ae", { count: 80 });
    },
    airZ: 90,
  },
  /** The arc of light stays open: lights go out on it and come in. */
  "f1-5": {
    states: [
      withLayers(f15, {
        2: (p) => {
          line(p.e, "M930 270C1020 20 1500 160 1290 500", "rgba(255,240,200,.08)", 14);
          line(p.e, "M930 270C1020 20 1500 160 1290 500", "rgba(255,240,200,.14)", 3);
          glow(p, 930, 260, 160, "#fff4d6", 0.16);
        },
      }),
    ],
    view: glide({ x: 18, y: 10, zoom: 0.12 }, { x: -14, y: -6, zoom: 0 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 68,
        count: 34,
        size: 15,
        place: (share) => {
          const way = share < 0.5 ? (share * 2 + t * 0.05) % 1 : 1 - ((share * 2 + t * 0.05) % 1);
          const [x, y] = arc(way);
          return [x, y + (share < 0.5 ? 12 : -12), 0.5 + ((share * 6.1) % 1) * 0.4];
        },
      });
      const [x, y] = arc(0.25 + 0.3 * ease(t, 0.5, 6));
      livingDrop(pen, x, y, 24, 0.5, 0.95);
      shine(pen, 930, 260, 150, "#fff4d6", 0.06 + 0.03 * sway(t, 4));
      dust(pen, t, 69, "#dfeaff", { y: 700, count: 60 });
    },
    airZ: 40,
  },
};
