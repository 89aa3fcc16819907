import { scene } from "../../../scenes/the-quiet-station/f5-3.ts";
import { dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

/** An old lighthouse dips its light twice, and children wave their torches. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: 26, y: 0, zoom: 0.11 }, { x: -22, y: -4, zoom: 0.02 }),
  air: (pen, t) => {
    const dip = [1.8, 3.6].reduce(
      (sum, at) => sum + ease(t, at, at + 0.3) * (1 - ease(t, at + 0.3, at + 1)),
      0,
    );
    shine(pen, 1180, 308, 190 + 60 * dip, "#ffe2a8", 0.16 + 0.5 * dip);
    for (const [x, y, i] of [
      [435, 600, 0],
      [595, 570, 1],
      [620, 640, 2],
    ] as const)
      shine(pen, x + 9 * Math.sin(t * 3 + i * 2), y, 60, "#ffb25a", 0.3 + 0.08 * sway(t, 7, i));
    dust(pen, t, 104, "#dfeaff", { y: 240, count: 60, speed: [3, -1] });
  },
  airZ: 90,
};
