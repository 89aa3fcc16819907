import { fade } from "../../kit/palette.ts";
import { around, disc } from "../../kit/plate.ts";
import { scene } from "../../scenes/o1-3.ts";
import { drift } from "../drift.ts";
import { glide, type Shot, sway } from "../shot.ts";

/** The can that Sumi holds, and the spoon that Moss holds up. */
const SPOUT = { x: 662, y: 492 };
const SPOON = { x: 1379, y: 607 };

/** The garden: water falls, dust hangs in the sun, a spoon catches the light. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -20, y: 10, zoom: 0.09 }, { x: 18, y: -4, zoom: 0 }),
  exposure: (t) => 1 + 0.03 * sway(t, 4),
  air: (pen, t) => {
    drift(pen, t, {
      seed: 8,
      count: 120,
      color: "#ffeec0",
      x: 950,
      y: 340,
      reach: 640,
      speed: [7, 5],
      strength: 0.9,
    });
    for (let i = 0; i < 26; i++) {
      const fall = (t * 0.9 + i / 26) % 1;
      const x = SPOUT.x - 10 - fall * 62 + Math.sin(i * 9.7) * 12;
      disc(pen, x, SPOUT.y + fall * fall * 260, 1.4 + (i % 3) * 0.5, fade("#dcf0ff", 0.6 * (1 - fall)), 4);
    }
    const glint = Math.max(0, Math.sin(t * 1.15 - 1.2)) ** 12;
    const star = around(pen, SPOON.x, SPOON.y, 46, [
      [0, fade("#fff6dc", 0.75 * glint)],
      [0.3, fade("#fff6dc", 0.2 * glint)],
      [1, fade("#fff6dc", 0)],
    ]);
    disc(pen, SPOON.x, SPOON.y, 46, star);
  },
  airZ: 50,
};
