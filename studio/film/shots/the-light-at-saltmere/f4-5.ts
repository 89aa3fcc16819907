import type { Layer, Scene } from "../../../kit/scene.ts";
import { lifted } from "../../../painters/lifted.ts";
import { crowd, LIFT, scene } from "../../../scenes/the-light-at-saltmere/f4-5.ts";
import { glide, type Shot } from "../../shot.ts";
import { glints } from "./water-and-fog.ts";

/** Drawings of one wave, and its seconds. */
const STEPS = 20;
const WAVE = 1.75;
const [WALL, BESIDE] = [4, 5];

const waves = Array.from({ length: STEPS }, (_, step): Scene => {
  const pair = crowd(step / STEPS);
  const [wall, beside] = lifted(LIFT, { ...scene, layers: pair }).layers as [Layer, Layer];
  return {
    ...scene,
    layers: scene.layers.map((layer, i) => (i === WALL ? wall : i === BESIDE ? beside : layer)),
  };
});

/** Seven boats come in out of the sun, and everybody waves in a time of their own. */
export const shot: Shot = {
  states: [...waves, ...waves.slice(0, 1)],
  state: (t) => STEPS * ((t / WAVE) % 1),
  view: glide({ x: 0, y: 6, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.1 }),
  exposure: (t) => 1 + 0.03 * Math.sin(t * 0.8),
  air: (pen, t) =>
    glints(pen, t, {
      seed: 159,
      x: 860,
      y: 345,
      until: 640,
      half: [90, 400],
      count: 160,
      color: "#fff0c8",
      strength: 0.6,
    }),
  airZ: -80,
};
