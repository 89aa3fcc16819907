import { between } from "../../../kit/random.ts";
import { cone, lampArm, onaLamp } from "../../../painters/lamp.ts";
import { scene as f4 } from "../../../scenes/the-quiet-station/f4.ts";
import { scene as f41 } from "../../../scenes/the-quiet-station/f4-1.ts";
import { scene as f42 } from "../../../scenes/the-quiet-station/f4-2.ts";
import { scene as f44 } from "../../../scenes/the-quiet-station/f4-4.ts";
import { dimmed, dust, flock, livingDrop, shine, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = withLayers(f41, {
  1: (p) => {
    cone(p, 440, 330, 900, 260, -1.38, "#ffc56a", 0.4);
    lampArm(p, "-40,40 150,160 290,70 360,240", 18);
    onaLamp(p, 392, 306, 1.75, { tilt: -1, lit: 1 });
  },
});

export const shots: Record<string, Shot> = {
  /** The old lights and Pip come down on the hull to keep it warm. */
  f4: {
    states: [without(f4, 2)],
    view: glide({ x: 0, y: 10, zoom: 0.1 }, { x: 0, y: -4, zoom: 0.01 }),
    exposure: (t) => 0.92 + 0.16 * ease(t, 2, 6.5),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 93,
        count: 40,
        size: 17,
        place: (share, next) => {
          const down = ease(t, next() * 2, 2.4 + next() * 3);
          const turn = Math.PI * (1.02 + share * 0.96);
          const lift = 1 + next() ** 3 * 0.4 + 0.9 * (1 - down);
          return [
            899 + Math.cos(turn) * 182 * lift,
            428 + Math.sin(turn) * 184 * lift,
            between(next, 0.45, 0.85),
          ];
        },
      });
      flock(pen, t, {
        seed: 94,
        count: 20,
        size: 17,
        place: (share, next) => {
          const down = ease(t, next() * 2.4, 3 + next() * 3);
          return [
            600 + share * 190 + (share > 0.5 ? 330 : 0),
            412 - 260 * (1 - down) - next() * 30,
            between(next, 0.45, 0.9),
          ];
        },
      });
      livingDrop(pen, 899, 226 - 120 * (1 - ease(t, 1, 4.6)), 24, 0.1, 1);
      dust(pen, t, 95, "#dfeaff", { y: 700, count: 40 });
    },
    airZ: 50,
  },
  /** Ona's last strong light grows to its full strength; Pip follows it to the door. */
  "f4-1": {
    states: [dimmed(bare, 0.3, 0.8), bare],
    state: (t) => ease(t, 0.4, 3) * (1 + 0.06 * sway(t, 9)),
    view: glide({ x: -26, y: 0, zoom: 0.03 }, { x: 26, y: -4, zoom: 0.11 }),
    air: (pen, t) => {
      livingDrop(pen, 720 + 190 * ease(t, 2, 6.6), 475 + 6 * sway(t, 4), 48, 0.3 + 0.3 * ease(t, 2, 3), 0.95);
      dust(pen, t, 91, "#ffcf8a", { x: 700, count: 90, speed: [14, 3] });
    },
    airZ: 80,
  },
  /** Ona falls asleep: the lamp goes down until one small light is left. */
  "f4-2": {
    states: [dimmed(f42, 1.7), dimmed(f42, 0.7)],
    state: (t) => ease(t, 0.4, 3.6) - 0.06 * sway(t, 5),
    view: glide({ x: 0, y: 0, zoom: 0.16 }, { x: 0, y: 0, zoom: 0.01 }),
    air: (pen, t) => {
      shine(pen, 800, 470, 130, "#ffb04a", 0.22 - 0.1 * ease(t, 0.4, 3.6) + 0.02 * sway(t, 5));
      dust(pen, t, 92, "#ffcf8a", { x: 800, y: 480, reach: 420, count: 50, speed: [2, 3] });
    },
    airZ: 60,
  },
  /** Dawn comes over Serena, and with it the windows and a bean flower. */
  "f4-4": {
    states: [dimmed(f44, 0.3), f44],
    state: (t) => ease(t, 0.4, 5),
    view: glide({ x: -22, y: 12, zoom: 0.02 }, { x: 22, y: -8, zoom: 0.09 }),
    exposure: (t) => 0.7 + 0.34 * ease(t, 0.4, 5),
    air: (pen, t) => {
      shine(pen, 350, 470, 160, "#ffd8b0", 0.12 * ease(t, 2, 5) * (1 + 0.1 * sway(t, 4)));
      dust(pen, t, 96, "#ffe0c0", { count: 80, speed: [6, -5] });
    },
    airZ: 100,
  },
};
