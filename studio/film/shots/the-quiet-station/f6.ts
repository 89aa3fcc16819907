import { scene } from "../../../scenes/the-quiet-station/f6.ts";
import { dust, flock, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const around =
  (t: number, from: number) =>
  (share: number): [number, number, number] => {
    const turn = (from + share / 2) * Math.PI * 2 + 0.12 * t;
    return [700 + Math.cos(turn) * 560, 490 + Math.sin(turn) * 220, 0.65 + Math.sin(turn) * 0.35];
  };

/** In full shadow the station and its circle are the brightest place; we draw away. */
export const shot: Shot = {
  states: [without(scene, 1, 3)],
  view: glide({ x: 0, y: 0, zoom: 0.16 }, { x: 0, y: 0, zoom: -0.03 }),
  exposure: (t) => 1 + 0.14 * ease(t, 1, 6),
  air: (pen, t) => {
    flock(pen, t, { seed: 117, count: 64, size: 16, strength: 1.1, place: around(t, 0.5) });
    flock(pen, t, { seed: 118, count: 60, size: 18, strength: 1.1, place: around(t, 0) });
    dust(pen, t, 119, "#dfeaff", { y: 700, count: 40 });
  },
  airZ: 60,
};
