import type { Layer, Scene } from "../../../kit/scene.ts";
import { lifted } from "../../../painters/lifted.ts";
import { drawing, LIFT, scene } from "../../../scenes/the-light-at-saltmere/f3-5.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { steam } from "./water-and-fog.ts";

/** As many drawings as keep every step of the finger under six units. */
const STEPS = 44;
const FROM = 0.7;
const [GROOVE, FINGER] = [1, scene.layers.length - 1];

const drawn = Array.from({ length: STEPS }, (_, step): Scene => {
  const pair = drawing(FROM + ((1 - FROM) * step) / (STEPS - 1));
  const [groove, finger] = lifted(LIFT, { ...scene, layers: pair }).layers as [Layer, Layer];
  return {
    ...scene,
    layers: scene.layers.map((layer, i) => (i === GROOVE ? groove : i === FINGER ? finger : layer)),
  };
});

/** Tavi draws the new way in the sand, and everybody eats. */
export const shot: Shot = {
  states: drawn,
  state: (t) => (STEPS - 1) * ease(t, 0.2, 4.8),
  view: glide({ x: -8, y: 4, zoom: 0.08 }, { x: 10, y: -4, zoom: 0.02 }),
  air: (pen, t) => {
    for (const x of [350, 730, 1110]) steam(pen, t, x, 420, x, 0.16);
  },
  airZ: 100,
};
