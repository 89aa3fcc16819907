import { between } from "../../../kit/random.ts";
import { roundDoor } from "../../../painters/door.ts";
import { lampArm, onaLamp } from "../../../painters/lamp.ts";
import { plates } from "../../../painters/room.ts";
import { spoon } from "../../../painters/spoons.ts";
import { scene as f3 } from "../../../scenes/the-quiet-station/f3.ts";
import { scene as f31 } from "../../../scenes/the-quiet-station/f3-1.ts";
import { scene as f32 } from "../../../scenes/the-quiet-station/f3-2.ts";
import { scene as f33 } from "../../../scenes/the-quiet-station/f3-3.ts";
import { scene as f35 } from "../../../scenes/the-quiet-station/f3-5.ts";
import { dust, flock, livingDrop, rings, shine, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const opened = (open: number) =>
  withLayers(f31, {
    0: (p) => {
      plates(p, -10, -10, 1620, 930, 8, 5, "#5f6a80");
      roundDoor(p, 800, 440, 310, { open, light: "#dff0fa", strength: 0.75 });
    },
  });

const STEPS = [0.02, 0.06, 0.11, 0.17, 0.24];

const bowed = (tilt: number) =>
  withLayers(without(f32, 0), {
    2: (p) => {
      lampArm(p, "1640,80 1440,200 1300,120 1170,400", 17);
      onaLamp(p, 1142, 452, 1.6, { tilt, lit: 1 });
    },
  });

const BOWS = [0.66, 0.74, 0.82, 0.9];

const TAPS = [0.15, 0.95, 1.75];

const F3_5_STEPS = 10;

const turned = (share: number) =>
  withLayers(f35, { 1: (p) => spoon(p, 390 + share * 70, 165 - share * 50, 2.7, -1.05 + share * 0.66) });

export const shots: Record<string, Shot> = {
  /** Hundreds of lights turn around one, and close their circle. */
  f3: {
    states: [without(f3, 1)],
    view: glide({ x: -10, y: 8, zoom: 0.1 }, { x: 8, y: -4, zoom: 0 }),
    exposure: (t) => 0.94 + 0.12 * ease(t, 1, 6),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 85,
        count: 220,
        size: 15,
        place: (share, next) => {
          const arm = Math.floor(next() * 3) * 2.094;
          const r = (60 + share ** 0.8 * 560) * (1.12 - 0.12 * ease(t, 0, 6));
          const turn = arm + r * 0.0085 + between(next, -0.2, 0.2) + t * (0.1 + 22 / r) * 0.6;
          return [
            720 + Math.cos(turn) * r,
            410 + Math.sin(turn) * r * 0.44 + between(next, -14, 14),
            0.3 + share * 0.5 * (0.7 + Math.sin(turn) * 0.5),
          ];
        },
      });
      livingDrop(pen, 720, 405, 36, 0.1 + 0.1 * Math.sin(t * 0.9), 1);
      dust(pen, t, 86, "#dfeaff", { y: 700, count: 50 });
    },
    airZ: 60,
  },
  /** The garden door opens, as slowly as a flower. */
  "f3-1": {
    states: STEPS.map(opened),
    state: (t) => (STEPS.length - 1) * ease(t, 0.6, 6.6),
    view: glide({ x: -20, y: 6, zoom: 0.02 }, { x: 22, y: -6, zoom: 0.1 }),
    air: (pen, t) => dust(pen, t, 81, "#f0f8ff", { x: 1050, count: 90, speed: [9, -2] }),
    airZ: 60,
  },
  /** Pip stops in the open door and turns around; Ona's lamp bows. */
  "f3-2": {
    states: BOWS.map(bowed),
    state: (t) => (BOWS.length - 1) * ease(t, 3.2, 5),
    view: glide({ x: -22, y: 0, zoom: 0.02 }, { x: 20, y: -4, zoom: 0.1 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 82,
        count: 24,
        size: 13,
        place: (share) => [
          420 + ((share * 7.7) % 1) * 330,
          240 + share * 420,
          0.3 + ((share * 3.3) % 1) * 0.5,
        ],
      });
      const stops = ease(t, 0, 2.4);
      livingDrop(pen, 800 - 150 * stops, 460 + 5 * sway(t, 4), 56, -0.5 + 0.9 * ease(t, 2.6, 3.6), 0.95);
      dust(pen, t, 83, "#ffcf8a", { x: 950, count: 60 });
    },
    airZ: 60,
  },
  /** Pip taps the frame three times: thank you. */
  "f3-3": {
    states: [without(f33, 2)],
    view: glide({ x: -18, y: 6, zoom: 0.02 }, { x: 20, y: -4, zoom: 0.12 }),
    air: (pen, t) => {
      TAPS.forEach((at, i) => {
        rings(pen, t, 830 + i * 66, 430, [at], "#fff4d6");
      });
      const lean = TAPS.reduce((sum, at) => sum + ease(t, at - 0.25, at) * (1 - ease(t, at, at + 0.4)), 0);
      livingDrop(pen, 650 + 46 * lean, 435 + 5 * sway(t, 4), 66, 0.2 + 0.4 * lean, 0.9 + 0.1 * lean);
      dust(pen, t, 84, "#dfeaff", { count: 60 });
    },
    airZ: 60,
  },
  /** One spoon turns in orbit. */
  "f3-5": {
    states: Array.from({ length: F3_5_STEPS + 1 }, (_, i) => turned(i / F3_5_STEPS)),
    state: (t, length) => (F3_5_STEPS * t) / length,
    view: glide({ x: 16, y: 4, zoom: 0.08 }, { x: -12, y: -4, zoom: 0.01 }),
    air: (pen, t) => {
      shine(pen, 1350, 560, 190, "#ffcf8a", 0.06 + 0.03 * sway(t, 4));
      dust(pen, t, 87, "#dfeaff", { count: 60 });
    },
    airZ: 50,
  },
};
