import { scene } from "../../../scenes/the-quiet-station/c5.ts";
import { dimmed, dust, livingDrop, shine, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 1, 4);

/** After the bang: the light keeps close to the wall, and slowly stops shaking. */
export const shot: Shot = {
  states: [dimmed(bare, 0.1, 0.45), dimmed(bare, 0.3, 0.7)],
  state: (t) => ease(t, 2, 5.5),
  view: glide({ x: 26, y: 6, zoom: 0.12 }, { x: -12, y: -2, zoom: 0.03 }),
  air: (pen, t) => {
    const calm = ease(t, 0.5, 4.5);
    const shake = 7 * (1 - calm);
    shine(pen, 690, 620, 170, "#a9dcf5", 0.08 + 0.08 * calm);
    livingDrop(
      pen,
      690 + shake * Math.sin(t * 31),
      600 + shake * Math.sin(t * 27 + 1),
      30 + 6 * calm,
      0.5 - 0.3 * calm + 0.1 * sway(t, 4),
      0.35 + 0.35 * calm,
      "#a9dcf5",
    );
    dust(pen, t, 46, "#d6f0ff", { x: 600, count: 90, speed: [2, 7] });
  },
  airZ: 60,
};
