import { scene } from "../../scenes/o1-6.ts";
import { ease, type Shot } from "../shot.ts";

/** Dawn at home: we look up along the dishes, while the light grows. */
export const shot: Shot = {
  states: [scene],
  view: (t, length) => {
    const up = ease(t, -1.5, length + 1);
    return { x: -18 + 30 * up, y: 26 - 46 * up, zoom: 0.05 + 0.04 * up };
  },
  exposure: (t, length) => 0.86 + 0.2 * ease(t, 0, length),
};
