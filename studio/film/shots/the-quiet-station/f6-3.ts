import { scene } from "../../../scenes/the-quiet-station/f6-3.ts";
import { dimmed, dust, rings, without } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";

const bare = without(scene, 2);

/** Ona hums the song; its rings come one note late, every time. */
export const shot: Shot = {
  states: [dimmed(bare, 0.75, 1), bare],
  state: (t) => 0.5 + 0.5 * sway(t, 4),
  view: glide({ x: -14, y: -6, zoom: 0.02 }, { x: 12, y: 8, zoom: 0.11 }),
  air: (pen, t) => {
    rings(pen, t, 640, 420, [0.6, 2, 3.4, 4.8, 6.2], "#ffd894");
    dust(pen, t, 115, "#ffcf8a", { x: 700, y: 560, reach: 620, count: 60, speed: [4, 4] });
  },
  airZ: 60,
};
