import { fade } from "../../../kit/palette.ts";
import { around, disc } from "../../../kit/plate.ts";
import { pour } from "../../../painters/watering.ts";
import { ROSE, SOIL, SPOON, scene, water } from "../../../scenes/the-quiet-station/o1-3.ts";
import { drift } from "../../drift.ts";
import { moving, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const STEPS = 12;
const dry = { ...scene, layers: scene.layers.filter((layer) => layer !== water) };

/** The garden: Sumi breathes and waters, dust hangs in the sun, Moss turns the spoon until it catches the light. */
export const shot: Shot = {
  states: moving(dry, STEPS, {
    3: (on) => ({ turn: 0.006 - 0.012 * on, around: [930, 862] }),
    4: (on) => ({ turn: -0.012 + 0.024 * on, around: [1220, 850] }),
  }),
  state: (t) => (STEPS - 1) * swing(t, 4.6),
  view: glide({ x: -20, y: 10, zoom: 0.09 }, { x: 18, y: -4, zoom: 0 }),
  exposure: (t) => 1 + 0.03 * sway(t, 4),
  air: (pen, t, length) => {
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
    const turned = 0.006 - 0.012 * swing(t, 4.6);
    const [dx, dy] = [ROSE[0] - 930, ROSE[1] - 862];
    pour(pen, t, ROSE[0] - dy * turned, ROSE[1] + dx * turned, SOIL, 1 - ease(t, length - 1.6, length - 0.6));
    const glint = Math.max(0, Math.sin(t * 1.15 - 1.2)) ** 12;
    const star = around(pen, ...SPOON, 46, [
      fade("#fff6dc", 0.75 * glint),
      [0.3, fade("#fff6dc", 0.2 * glint)],
      fade("#fff6dc", 0),
    ]);
    disc(pen, ...SPOON, 46, star);
  },
  airZ: 50,
};
