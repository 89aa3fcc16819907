import { between } from "../../../kit/random.ts";
import { glow } from "../../../painters/air.ts";
import { sign } from "../../../painters/signs.ts";
import { scene as f2 } from "../../../scenes/the-quiet-station/f2.ts";
import { scene as f21 } from "../../../scenes/the-quiet-station/f2-1.ts";
import { scene as f22 } from "../../../scenes/the-quiet-station/f2-2.ts";
import { scene as f24 } from "../../../scenes/the-quiet-station/f2-4.ts";
import { scene as f4 } from "../../../scenes/the-quiet-station/f4.ts";
import { dimmed, dust, flock, livingDrop, shine, withLayers, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = withLayers(f21, {
  3: (p) => {
    glow(p, 800, 300, 110, "#ffe9b4", 0.1);
    sign(p, "circle", 800, 268, 24, "rgba(255,238,200,.3)", true);
    sign(p, "cross", 800, 336, 24, "rgba(255,238,200,.3)", true);
  },
});

export const shots: Record<string, Shot> = {
  /** The old lights sink onto the ice, one row after the other, and wait. */
  f2: {
    states: [without(f2, 4)],
    view: glide({ x: -20, y: -12, zoom: 0.1 }, { x: 18, y: 8, zoom: 0.01 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 75,
        count: 46,
        size: 18,
        place: (share, next) => {
          const down = ease(t, next() * 2.4, 3 + next() * 3);
          return [
            200 + share * 1300,
            660 + ((share * 9.7) % 1) * 190 - 190 * (1 - down),
            0.5 + ((share * 3.7) % 1) * 0.7,
          ];
        },
      });
      dust(pen, t, 76, "#dfeaff", { y: 720, count: 50 });
    },
    airZ: 90,
  },
  /** Pip's one sign comes slowly, and Pip grows dim with it. */
  "f2-1": {
    states: [bare, dimmed(bare, 0.45)],
    state: (t) => ease(t, 1, 6),
    view: glide({ x: 0, y: -18, zoom: 0.03 }, { x: 0, y: 12, zoom: 0.15 }),
    air: (pen, t) => {
      livingDrop(
        pen,
        800,
        590 + 4 * sway(t, 3),
        32 - 6 * ease(t, 1, 6),
        0.2 + 0.06 * sway(t, 2),
        0.8 - 0.35 * ease(t, 1, 6),
      );
      shine(pen, 800, 300, 130, "#ffe9b4", 0.2 * ease(t, 1.4, 3.4) * (1 - ease(t, 4.5, 7)));
      dust(pen, t, 71, "#cfe8d8", { count: 50, speed: [2, 3] });
    },
    airZ: 80,
  },
  /** The crew sits still in the cabin; the lamp hums, Lumo's window answers far away. */
  "f2-2": {
    states: [dimmed(f22, 0.8, 1), f22],
    state: (t) => 0.5 + 0.5 * sway(t, 3),
    view: glide({ x: 30, y: 0, zoom: 0.03 }, { x: -36, y: -10, zoom: 0.12 }),
    air: (pen, t) => {
      shine(pen, 300, 290, 46, "#ffd08a", 0.2 + 0.1 * sway(t, 4));
      dust(pen, t, 72, "#ffcf8a", { x: 1100, y: 460, reach: 700, count: 60, speed: [2, 3] });
    },
    airZ: -60,
  },
  /** One old light comes down and sits on the glass of the garden; the others keep their distance. */
  "f2-3": {
    states: [without(f4, 2)],
    view: glide({ x: 10, y: 16, zoom: 0.02 }, { x: 4, y: -18, zoom: 0.15 }),
    air: (pen, t) => {
      flock(pen, t, {
        seed: 73,
        count: 34,
        size: 14,
        place: (share, next) => {
          const turn = share * Math.PI * 2 + t * 0.05;
          const reach = between(next, 0.9, 1.15);
          return [
            899 + Math.cos(turn) * 640 * reach,
            430 + Math.sin(turn) * 260 * reach,
            0.55 + Math.sin(turn) * 0.25,
          ];
        },
      });
      const down = ease(t, 0.6, 4.6);
      livingDrop(pen, 1190 - 290 * down, 60 + 160 * down, 22, 0.4 * (1 - down), 0.8, "#a9dcf5");
      dust(pen, t, 74, "#dfeaff", { y: 700, count: 40 });
    },
    airZ: 50,
  },
  /** Forty small lamps under the windows: after the first, the second begins to glow. */
  "f2-4": {
    states: [f24],
    view: glide({ x: -36, y: 14, zoom: 0.14 }, { x: 10, y: -2, zoom: 0.01 }),
    air: (pen, t) => {
      shine(pen, 404, 640, 70, "#ffd08a", 0.2 + 0.06 * sway(t, 5));
      shine(pen, 492, 640, 20, "#ffe2a0", 0.9 * ease(t, 4, 5));
      shine(pen, 492, 640, 80, "#ffb84d", 0.3 * ease(t, 4, 5.4));
      dust(pen, t, 77, "#dfeaff", { count: 40, speed: [3, -1] });
    },
    airZ: 40,
  },
};
