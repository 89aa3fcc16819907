import { cone, lampArm, onaLamp } from "../../../painters/lamp.ts";
import { scene } from "../../../scenes/the-quiet-station/f4-1.ts";
import { dimmed, dust, livingDrop, withLayers } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = withLayers(scene, {
  1: (p) => {
    cone(p, 440, 330, 900, 260, -1.38, "#ffc56a", 0.4);
    lampArm(
      p,
      [
        [-40, 40],
        [150, 160],
        [290, 70],
        [360, 240],
      ],
      18,
    );
    onaLamp(p, 392, 306, 1.75, { tilt: -1, lit: 1 });
  },
});

/** Ona's last strong light grows to its full strength; Pip follows it to the door. */
export const shot: Shot = {
  states: [dimmed(bare, 0.3, 0.8), bare],
  state: (t) => ease(t, 0.4, 3) * (1 + 0.06 * sway(t, 9)),
  view: glide({ x: -26, y: 0, zoom: 0.03 }, { x: 26, y: -4, zoom: 0.11 }),
  air: (pen, t) => {
    livingDrop(pen, 720 + 190 * ease(t, 2, 6.6), 475 + 6 * sway(t, 4), 48, 0.3 + 0.3 * ease(t, 2, 3), 0.95);
    dust(pen, t, 91, "#ffcf8a", { x: 700, count: 90, speed: [14, 3] });
  },
  airZ: 80,
};
