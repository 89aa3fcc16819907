import { scene } from "../../../scenes/the-quiet-station/o1-4.ts";
import { drift } from "../../drift.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const dimmed = {
  ...scene,
  lamps: scene.lamps.map((lamp, i) =>
    i === 1 ? lamp : { ...lamp, color: lamp.color.map((part) => part * 0.62) as [number, number, number] },
  ),
};

/** Ona's lamp: it breathes as if it were about to speak. */
export const shot: Shot = {
  states: [scene, dimmed],
  state: (t) => 0.4 + 0.4 * sway(t, 4.5, 2),
  view: glide({ x: 16, y: 4, zoom: 0 }, { x: -26, y: -8, zoom: 0.13 }),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 9,
      count: 110,
      color: "#ffcf8a",
      x: 690,
      y: 560,
      reach: 480,
      speed: [4, -5],
      strength: 0.85,
    }),
  airZ: 60,
};
