import { scene } from "../../../scenes/the-light-at-saltmere/f4-4.ts";
import { shine } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

/** The fog goes up like a curtain, and there is the sand, with the Inspector on duty. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -10, y: 10, zoom: 0.1 }, { x: 8, y: -8, zoom: 0.01 }),
  exposure: (t) => 0.8 + 0.2 * ease(t, 0.6, 4.6),
  air: (pen, t) => {
    const up = ease(t, 0.6, 5);
    const thick = 0.42 * (1 - ease(t, 1.8, 5.4));
    if (thick > 0)
      for (const [i, y] of [640, 500, 360].entries())
        fog(pen, t, {
          seed: 155 + i,
          y: y - 420 * up,
          half: 240,
          speed: 12,
          strength: thick,
          color: "#d8ccc6",
          count: 9,
        });
    shine(pen, 1150, 420, 340, "#ffcdb0", 0.2 * up);
    glints(pen, t, {
      seed: 158,
      x: 1000,
      y: 450,
      until: 600,
      half: [420, 560],
      count: 90,
      color: "#ffe0cc",
      strength: 0.4 * up,
    });
  },
  airZ: 100,
};
