import { scene } from "../../../scenes/the-quiet-station/i1-3.ts";
import { dimmed, dust, rings, shine } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const KNOCKS = [0.15, 0.95, 1.75];

/** Three knocks on the outer door: each brightens the line of light beneath it. */
export const shot: Shot = {
  states: [dimmed(scene, 0.55), scene],
  state: (t) =>
    KNOCKS.reduce((sum, at) => sum + ease(t, at, at + 0.06) * (1 - ease(t, at + 0.06, at + 0.5)), 0),
  view: glide({ x: 0, y: 14, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.16 }),
  air: (pen, t) => {
    rings(pen, t, 800, 430, KNOCKS, "#bfe6fa");
    for (const at of KNOCKS)
      shine(pen, 800, 752, 420, "#bfe6fa", 0.2 * ease(t, at, at + 0.05) * (1 - ease(t, at, at + 0.7)));
    dust(pen, t, 43, "#bfe6fa", { y: 720, count: 40, speed: [3, -2] });
  },
  airZ: 40,
};
