import { scene } from "../../../scenes/the-quiet-station/f6-2.ts";
import { dust, flock, without } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const around =
  (t: number, from: number) =>
  (share: number): [number, number, number] => {
    const turn = (from + share / 2) * Math.PI * 2 + 0.1 * t;
    const reach = 1.18 - 0.18 * ease(t, 0, 5);
    return [
      700 + Math.cos(turn) * 560 * reach,
      490 + Math.sin(turn) * 220 * reach,
      0.65 + Math.sin(turn) * 0.35,
    ];
  };

/** The family forms its circle around Lumo before the last sun. */
export const shot: Shot = {
  states: [without(scene, 1, 3)],
  view: glide({ x: -22, y: 8, zoom: 0.1 }, { x: 14, y: -4, zoom: 0 }),
  air: (pen, t) => {
    flock(pen, t, { seed: 112, count: 60, size: 15, place: around(t, 0.5) });
    flock(pen, t, { seed: 113, count: 56, size: 17, place: around(t, 0) });
    dust(pen, t, 114, "#dfeaff", { y: 700, count: 50 });
  },
  airZ: 60,
};
