import { scene } from "../../../scenes/the-quiet-station/a3k.ts";
import { dust, rings, without } from "../../living.ts";
import { glide, type Shot } from "../../shot.ts";

/** Three taps of the beam: rings of pale light run over the hull. */
export const shot: Shot = {
  states: [without(scene, 2)],
  view: glide({ x: -16, y: 10, zoom: 0.03 }, { x: 10, y: -8, zoom: 0.12 }),
  air: (pen, t) => {
    rings(pen, t, 800, 668, [1.2, 3.8], "#fff4d6");
    rings(pen, t, 846, 668, [1.8, 4.4], "#fff4d6");
    rings(pen, t, 892, 668, [2.4, 5], "#fff4d6");
    dust(pen, t, 32, "#dfeaff", { count: 60 });
  },
  airZ: 40,
};
