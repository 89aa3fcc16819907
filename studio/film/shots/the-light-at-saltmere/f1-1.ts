import { inside } from "../../../kit/plate.ts";
import type { Scene } from "../../../kit/scene.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/f1-1.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog, glints } from "./water-and-fog.ts";

const last = scene.layers.length - 1;

/** The line with this many lanterns lit, from the left. */
const lit = (count: number): Scene => ({
  ...scene,
  lamps: scene.lamps.map((lamp, i) => (i < count ? lamp : { ...lamp, color: [0.01, 0.012, 0.012] })),
  layers: scene.layers.map((layer, i) =>
    i === last
      ? {
          ...layer,
          paint: (p) => inside(p.e, `M-20 -200H${72 + count * 160}V1200H-20Z`, () => layer.paint(p)),
        }
      : layer,
  ),
});

/** One lantern. Ten. Then the whole wall. */
export const shot: Shot = {
  states: scene.lamps.map((_, i) => lit(i + 1)),
  state: (t) => (scene.lamps.length - 1) * ease(t, 0.5, 4.6),
  view: glide({ x: -30, y: 4, zoom: 0.08 }, { x: 24, y: -6, zoom: 0.02 }),
  air: (pen, t) => {
    const count = 1 + (scene.lamps.length - 1) * ease(t, 0.5, 4.6);
    scene.lamps.forEach((lamp, i) => {
      flame(pen, t, lamp.x, lamp.y - 70, 90, i, 0.24 * ease(count, i + 0.4, i + 1));
    });
    glints(pen, t, { seed: 130, x: 520, y: 350, until: 480, half: [440, 520], count: 60, strength: 0.3 });
    fog(pen, t, { seed: 131, y: 330, half: 100, speed: 12, strength: 0.16 });
  },
  airZ: 60,
};
