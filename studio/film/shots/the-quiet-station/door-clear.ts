import { scene } from "../../../scenes/the-quiet-station/c5.ts";
import { along, dimmed, dust, flock, livingDrop, without } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 1, 4);
const WAY = [
  [400, 420],
  [520, 480],
  [640, 420],
  [760, 450],
] as const;

/** The old light comes in through the open door without touching anything. */
export const shot: Shot = {
  states: [dimmed(bare, 0.15, 1), dimmed(bare, 0.6, 1)],
  state: (t) => ease(t, 2, 5.5),
  view: glide({ x: -40, y: 0, zoom: 0.04 }, { x: 10, y: -4, zoom: 0.12 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 44,
      count: 9,
      size: 13,
      place: (share) => [300 + share * 170, 300 + ((share * 7.3) % 1) * 280, 0.6 + share * 0.3],
    });
    const [x, y] = along(WAY, ease(t, 0.4, 5.6));
    livingDrop(pen, x, y + 6 * sway(t, 4), 26 + 16 * ease(t, 0.4, 5), 0.3 * sway(t, 3), 0.75, "#a9dcf5");
    dust(pen, t, 45, "#d6f0ff", { x: 600, count: 60, speed: [5, -1] });
  },
  airZ: 60,
};
