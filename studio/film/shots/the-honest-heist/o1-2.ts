import { scene } from "../../../scenes/the-honest-heist/o1-2.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot, sway } from "../../shot.ts";
import { layersOf } from "./layers.ts";

const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const lit = { ...scene, layers };
const dimmed = {
  ...lit,
  lamps: scene.lamps.map((lamp) => ({
    ...lamp,
    color: lamp.color.map((part) => part * 0.7) as [number, number, number],
  })),
};

/** Along the painted table, chair after chair, to the empty one. */
export const shot: Shot = {
  states: [lit, dimmed],
  state: (t) => 0.25 + 0.25 * sway(t, 3.5),
  view: (t, length) => {
    const along = ease(t, 0.2, length + 0.4);
    return { x: -240 + 450 * along, y: 60 + 44 * along, zoom: 0.36 + 0.14 * along };
  },
  air: (pen, t) =>
    drift(pen, t, {
      seed: 42,
      count: 80,
      color: "#fff0c4",
      x: 800,
      y: 300,
      reach: 700,
      speed: [6, 3],
      strength: 0.6,
    }),
  airZ: 100,
};
