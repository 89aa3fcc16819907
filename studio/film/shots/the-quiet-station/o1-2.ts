import type { Scene } from "../../../kit/scene.ts";
import { behindWindows, passer } from "../../../painters/lit-windows.ts";
import { LUMO, scene } from "../../../scenes/the-quiet-station/o1-2.ts";
import { drift } from "../../drift.ts";
import { glide, type Shot, sway } from "../../shot.ts";

/** Somebody walks along behind the windows: how often that is drawn, and from where to where. */
const STEPS = 46;
const WAY = [-214, 8] as const;
const PASSER = 2;

const walked = Array.from({ length: STEPS }, (_, step): Scene => {
  const x = WAY[0] + ((WAY[1] - WAY[0]) * step) / (STEPS - 1);
  return {
    ...scene,
    layers: scene.layers.map((layer, i) =>
      i === PASSER ? { ...layer, paint: (p) => behindWindows(p, ...LUMO, () => passer(p, x)) } : layer,
    ),
  };
});

/** Lumo while all is well: its light breathes, and somebody is up and about. */
export const shot: Shot = {
  states: walked,
  state: (t, length) => ((STEPS - 1) * t) / length,
  view: glide({ x: 22, y: -10, zoom: -0.015 }, { x: -16, y: 6, zoom: 0.1 }),
  exposure: (t) => 1 + 0.02 * sway(t, 3),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 6,
      count: 80,
      color: "#dfeaff",
      x: 800,
      y: 700,
      reach: 900,
      speed: [9, -2],
      strength: 0.45,
    }),
  airZ: 120,
};
