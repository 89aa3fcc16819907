import { fade } from "../../../kit/palette.ts";
import { disc } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-5.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot } from "../../shot.ts";
import { layersOf } from "./layers.ts";

/** Layers: moon and houses, fence, lawn, plants with the spoon, Auntie Pia, leaves in front. */
const layers = layersOf(scene, [[0, 1], [2], [3], [4], [5], [6]]);

/** The end of the watering can. */
const SPOUT = { x: 583, y: 722 };

/** From Auntie Pia's shoes up the tomato plant, and up, and up: the stick is a spoon. */
export const shot: Shot = {
  states: [{ ...scene, layers }],
  view: (t, length) => {
    const up = ease(t, 1.6, length - 1.4);
    return { x: -70 + 130 * up, y: 150 - 300 * up, zoom: 0.42 - 0.06 * up };
  },
  air: (pen, t) => {
    for (let i = 0; i < 24; i++) {
      const fall = (t * 1.1 + i / 24) % 1;
      const x = SPOUT.x + fall * 34 + Math.sin(i * 9.7) * 8;
      disc(pen, x, SPOUT.y + fall * fall * 96, 1.5, fade("#dcf0ff", 0.55 * (1 - fall * 0.6)), 4);
    }
    drift(pen, t, {
      color: "#e8f4a0",
      size: [1.4, 3.4],
      seed: 45,
      count: 60,
      x: 800,
      y: 620,
      reach: 760,
      speed: [8, -6],
      strength: 0.9,
    });
  },
  airZ: 110,
};
