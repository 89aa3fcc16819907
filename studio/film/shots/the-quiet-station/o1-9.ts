import type { Scene } from "../../../kit/scene.ts";
import { scene } from "../../../scenes/the-quiet-station/o1-9.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const STEPS = 6;

/** The scene after the sun has sunk behind Serena by this share. */
function sunk(share: number): Scene {
  return {
    ...scene,
    sky: { ...scene.sky, sun: [-0.86 + 0.1 * share, 0.1, -0.05 - 0.42 * share] },
    lamps: scene.lamps.map((lamp, i) =>
      i === 0
        ? {
            ...lamp,
            color: lamp.color.map((part) => part * (1.25 - 0.75 * share)) as [number, number, number],
          }
        : lamp,
    ),
  };
}

/** The edge of the shadow moves toward Lumo. */
export const shot: Shot = {
  states: Array.from({ length: STEPS + 1 }, (_, step) => sunk(step / STEPS)),
  state: (t, length) => STEPS * ease(t, 0, length + 0.5),
  view: glide({ x: -12, y: -4, zoom: 0 }, { x: 30, y: 10, zoom: 0.08 }),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 15,
      count: 80,
      color: "#ffe6c8",
      x: 900,
      y: 700,
      reach: 900,
      speed: [-7, -2],
      strength: 0.4,
    }),
  airZ: 130,
};
