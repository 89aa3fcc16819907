import { scene as b6 } from "../../../scenes/the-quiet-station/b6.ts";
import { scene as f6 } from "../../../scenes/the-quiet-station/f6.ts";
import { scene as f61 } from "../../../scenes/the-quiet-station/f6-1.ts";
import { scene as f62 } from "../../../scenes/the-quiet-station/f6-2.ts";
import { scene as f63 } from "../../../scenes/the-quiet-station/f6-3.ts";
import { dimmed, dust, flock, livingDrop, rings, shine, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const around =
  (t: number, from: number) =>
  (share: number): [number, number, number] => {
    const turn = (from + share / 2) * Math.PI * 2 + 0.12 * t;
    return [700 + Math.cos(turn) * 560, 490 + Math.sin(turn) * 220, 0.65 + Math.sin(turn) * 0.35];
  };

const bare = without(f61, 3);

const aroundF62 =
  (t: number, from: number) =>
  (share: number): [number, number, number] => {
    const turn = (from + share / 2) * Math.PI * 2 + 0.1 * t;
    const reach = 1.18 - 0.18 * ease(t, 0, 5);
    return [
      700 + Math.cos(turn) * 560 * reach,
      490 + Math.sin(turn) * 220 * reach,
      0.65 + Math.sin(turn) * 0.35,
    ];
  };

const bareF63 = without(f63, 2);

const bareF64 = without(b6, 2);

export const shots: Record<string, Shot> = {
  /** In full shadow the station and its circle are the brightest place; we draw away. */
  f6: {
    states: [without(f6, 1, 3)],
    view: glide({ x: 0, y: 0, zoom: 0.16 }, { x: 0, y: 0, zoom: -0.03 }),
    exposure: (t) => 1 + 0.14 * ease(t, 1, 6),
    air: (pen, t) => {
      flock(pen, t, { seed: 117, count: 64, size: 16, strength: 1.1, place: around(t, 0.5) });
      flock(pen, t, { seed: 118, count: 60, size: 18, strength: 1.1, place: around(t, 0) });
      dust(pen, t, 119, "#dfeaff", { y: 700, count: 40 });
    },
    airZ: 60,
  },
  /** Pip goes to rest under its leaf, and breathes. */
  "f6-1": {
    states: [dimmed(bare, 0.7), bare],
    state: (t) => 0.5 + 0.5 * Math.sin(t * 1.4),
    view: glide({ x: 14, y: -10, zoom: 0.02 }, { x: -10, y: 10, zoom: 0.13 }),
    air: (pen, t) => {
      livingDrop(
        pen,
        800,
        630,
        52 + 3 * Math.sin(t * 1.4),
        -0.1 + 0.06 * sway(t, 3),
        0.85 + 0.1 * Math.sin(t * 1.4),
      );
      shine(pen, 800, 620, 300, "#ffe9b4", 0.08 + 0.03 * Math.sin(t * 1.4));
      dust(pen, t, 111, "#ffe6ae", { y: 560, count: 80 });
    },
    airZ: 90,
  },
  /** The family forms its circle around Lumo before the last sun. */
  "f6-2": {
    states: [without(f62, 1, 3)],
    view: glide({ x: -22, y: 8, zoom: 0.1 }, { x: 14, y: -4, zoom: 0 }),
    air: (pen, t) => {
      flock(pen, t, { seed: 112, count: 60, size: 15, place: aroundF62(t, 0.5) });
      flock(pen, t, { seed: 113, count: 56, size: 17, place: aroundF62(t, 0) });
      dust(pen, t, 114, "#dfeaff", { y: 700, count: 50 });
    },
    airZ: 60,
  },
  /** Ona hums the song; its rings come one note late, every time. */
  "f6-3": {
    states: [dimmed(bareF63, 0.75, 1), bareF63],
    state: (t) => 0.5 + 0.5 * sway(t, 4),
    view: glide({ x: -14, y: -6, zoom: 0.02 }, { x: 12, y: 8, zoom: 0.11 }),
    air: (pen, t) => {
      rings(pen, t, 640, 420, [0.6, 2, 3.4, 4.8, 6.2], "#ffd894");
      dust(pen, t, 115, "#ffcf8a", { x: 700, y: 560, reach: 620, count: 60, speed: [4, 4] });
    },
    airZ: 60,
  },
  /** Pip on its leaf pulses along with the song from outside. */
  "f6-4": {
    states: [dimmed(bareF64, 0.6), bareF64],
    state: (t) => 0.5 + 0.5 * Math.sin(t * 2.6),
    view: glide({ x: 20, y: 6, zoom: 0.02 }, { x: -16, y: -8, zoom: 0.13 }),
    air: (pen, t) => {
      rings(pen, t, 980, 450, [0.4, 2.8, 5.2], "#ffe9b4");
      livingDrop(
        pen,
        980,
        455 + 4 * sway(t, 3),
        62 + 4 * Math.sin(t * 2.6),
        0.16 + 0.05 * sway(t, 3),
        0.85 + 0.12 * Math.sin(t * 2.6),
      );
      dust(pen, t, 116, "#ffe6ae", { x: 980, count: 70 });
    },
    airZ: 60,
  },
};
