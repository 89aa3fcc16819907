import { spoon } from "../../../painters/spoons.ts";
import { scene } from "../../../scenes/the-quiet-station/f3-5.ts";
import { dust, shine, withLayers } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const STEPS = 10;
const turned = (share: number) =>
  withLayers(scene, {
    1: (p) => spoon(p, 390 + share * 70, 165 - share * 50, 2.7, -1.05 + share * 0.66),
  });

/** One spoon turns in orbit. */
export const shot: Shot = {
  states: Array.from({ length: STEPS + 1 }, (_, i) => turned(i / STEPS)),
  state: (t, length) => (STEPS * t) / length,
  view: glide({ x: 16, y: 4, zoom: 0.08 }, { x: -12, y: -4, zoom: 0.01 }),
  air: (pen, t) => {
    shine(pen, 1350, 560, 190, "#ffcf8a", 0.06 + 0.03 * sway(t, 4));
    dust(pen, t, 87, "#dfeaff", { count: 60 });
  },
  airZ: 50,
};
