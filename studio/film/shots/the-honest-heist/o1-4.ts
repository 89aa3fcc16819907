import { fade } from "../../../kit/palette.ts";
import { along } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-4.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot } from "../../shot.ts";
import { layersOf } from "./layers.ts";

const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const lit = { ...scene, layers };
const dark = {
  ...lit,
  lamps: scene.lamps.map((lamp) => ({
    ...lamp,
    color: lamp.color.map((part) => part * 0.22) as [number, number, number],
  })),
};

/** The beam comes on; we go half around the empty case, and a light runs over its glass. */
export const shot: Shot = {
  states: [dark, lit],
  state: (t) => ease(t, 0.3, 2.2),
  view: (t, length) => {
    const turn = Math.PI * (0.1 + 0.8 * (t / length));
    return { x: -120 * Math.cos(turn), y: 28 * Math.sin(turn), zoom: 0.14 + 0.16 * ease(t, 0, length + 1) };
  },
  air: (pen, t) => {
    drift(pen, t, {
      seed: 44,
      count: 120,
      color: "#fff0c4",
      x: 800,
      y: 380,
      reach: 420,
      speed: [3, 6],
      strength: 0.9 * ease(t, 0.6, 2.4),
    });
    const x = 330 + 150 * (t - 3.4);
    const strength = 0.16 * ease(t, 3.4, 4.6) * (1 - ease(t, 7.6, 9));
    if (strength <= 0) return;
    pen.fillStyle = along(pen, x, 0, x + 90, 0, [
      fade("#e6f6ff", 0),
      [0.5, fade("#e6f6ff", strength)],
      fade("#e6f6ff", 0),
    ]);
    pen.fill(new Path2D(`M${x} 304h90L${x - 60} 638h-90Z`));
  },
  airZ: 40,
};
