import { scene } from "../../../scenes/the-quiet-station/o1-10.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot, sway } from "../../shot.ts";

const dimmed = {
  ...scene,
  lamps: scene.lamps.map((lamp, i) =>
    i === 0 ? lamp : { ...lamp, color: lamp.color.map((part) => part * 0.5) as [number, number, number] },
  ),
};

/** Toward the one lamp that is still on; then the dark. */
export const shot: Shot = {
  states: [scene, dimmed],
  state: (t) => 0.4 + 0.4 * sway(t, 5, 1),
  view: (t, length) => {
    const near = ease(t, -3, length + 1);
    return { x: 20 + 120 * near, y: -4 - 6 * near, zoom: 0.02 + 0.36 * near };
  },
  exposure: (t, length) => 1 - ease(t, length - 1.5, length - 0.1),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 18,
      count: 60,
      color: "#ffd9a0",
      x: 1170,
      y: 430,
      reach: 520,
      speed: [3, -3],
      strength: 0.6,
    }),
  airZ: 60,
};
