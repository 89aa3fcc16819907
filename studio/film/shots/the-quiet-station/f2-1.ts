import { glow } from "../../../painters/air.ts";
import { sign } from "../../../painters/signs.ts";
import { scene } from "../../../scenes/the-quiet-station/f2-1.ts";
import { dimmed, dust, livingDrop, shine, withLayers } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const bare = withLayers(scene, {
  3: (p) => {
    glow(p, 800, 300, 110, "#ffe9b4", 0.1);
    sign(p, "circle", 800, 268, 24, "rgba(255,238,200,.3)", true);
    sign(p, "cross", 800, 336, 24, "rgba(255,238,200,.3)", true);
  },
});

/** Pip's one sign comes slowly, and Pip grows dim with it. */
export const shot: Shot = {
  states: [bare, dimmed(bare, 0.45)],
  state: (t) => ease(t, 1, 6),
  view: glide({ x: 0, y: -18, zoom: 0.03 }, { x: 0, y: 12, zoom: 0.15 }),
  air: (pen, t) => {
    livingDrop(
      pen,
      800,
      590 + 4 * sway(t, 3),
      32 - 6 * ease(t, 1, 6),
      0.2 + 0.06 * sway(t, 2),
      0.8 - 0.35 * ease(t, 1, 6),
    );
    shine(pen, 800, 300, 130, "#ffe9b4", 0.2 * ease(t, 1.4, 3.4) * (1 - ease(t, 4.5, 7)));
    dust(pen, t, 71, "#cfe8d8", { count: 50, speed: [2, 3] });
  },
  airZ: 80,
};
