import { at } from "../kit/plate.ts";
import type { Layer, Scene } from "../kit/scene.ts";
import type { Shot } from "./shot.ts";

/** How a layer differs from the still: a shift, and a turn and a size around a point. */
export interface Move {
  x?: number;
  y?: number;
  turn?: number;
  size?: number;
  around?: readonly [number, number];
}

/** Versions of a scene in which these layers move, from 0 to 1; the others are lit only once. */
export function moving(
  scene: Scene,
  steps: number,
  moves: Readonly<Record<number, (share: number) => Move>>,
): Scene[] {
  return Array.from({ length: steps }, (_, step) => ({
    ...scene,
    layers: scene.layers.map((layer, i): Layer => {
      const { x = 0, y = 0, turn = 0, size = 1, around = [800, 450] } = moves[i]?.(step / (steps - 1)) ?? {};
      if (!moves[i]) return layer;
      const [cx, cy] = around;
      return {
        ...layer,
        paint: (p) => at(p, cx + x, cy + y, size, turn, () => at(p, -cx, -cy, 1, 0, () => layer.paint(p))),
      };
    }),
  }));
}

/** The versions of a shot in which layers move, and which of them is visible: `share` goes from 0 to 1 with the seconds. */
export const inMotion = (
  scene: Scene,
  steps: number,
  share: (t: number, length: number) => number,
  moves: Parameters<typeof moving>[2],
): Pick<Shot, "states" | "state"> => ({
  states: moving(scene, steps, moves),
  state: (t, length) => (steps - 1) * share(t, length),
});

/** From 0 to 1 and back, again and again, in this many seconds. */
export const swing = (t: number, seconds: number, phase = 0): number =>
  (1 - Math.cos((2 * Math.PI * t) / seconds + phase)) / 2;
