import { scene } from "../../../scenes/the-quiet-station/b6.ts";
import { dimmed, dust, livingDrop, rings, without } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 2);

/** Pip on its leaf pulses along with the song from outside. */
export const shot: Shot = {
  states: [dimmed(bare, 0.6), bare],
  state: (t) => 0.5 + 0.5 * Math.sin(t * 2.6),
  view: glide({ x: 20, y: 6, zoom: 0.02 }, { x: -16, y: -8, zoom: 0.13 }),
  air: (pen, t) => {
    rings(pen, t, 980, 450, [0.4, 2.8, 5.2], "#ffe9b4");
    livingDrop(
      pen,
      980,
      455 + 4 * sway(t, 3),
      62 + 4 * Math.sin(t * 2.6),
      0.16 + 0.05 * sway(t, 3),
      0.85 + 0.12 * Math.sin(t * 2.6),
    );
    dust(pen, t, 116, "#ffe6ae", { x: 980, count: 70 });
  },
  airZ: 60,
};
