import { scene } from "../../../scenes/the-quiet-station/f1-1.ts";
import { along, dimmed, dust, shine } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const WAY = [
  [1225, 290],
  [1060, 380],
  [930, 450],
  [800, 500],
  [640, 570],
] as const;
const PULSES = [0.8, 2.6, 4.4];

/** Ona's question goes from sign to sign, down to Pip; Pip brightens each time. */
export const shot: Shot = {
  states: [dimmed(scene, 1, 0.5), scene],
  state: (t) =>
    0.3 +
    0.7 * PULSES.reduce((sum, at) => sum + ease(t, at + 1, at + 1.4) * (1 - ease(t, at + 1.6, at + 2.6)), 0),
  view: glide({ x: 34, y: -8, zoom: 0.04 }, { x: -28, y: 8, zoom: 0.14 }),
  air: (pen, t) => {
    for (const at of PULSES) {
      const share = (t - at) / 1.3;
      const [x, y] = along(WAY, share);
      if (share > 0 && share < 1.2) shine(pen, x, y, 90, "#ffd894", 0.55 * (1 - ease(t, at + 1.2, at + 1.5)));
    }
    shine(pen, 600, 580, 150, "#ffe9b4", 0.1 + 0.04 * sway(t, 4));
    dust(pen, t, 61, "#ffe6ae", { speed: [4, -3] });
  },
  airZ: 90,
};
