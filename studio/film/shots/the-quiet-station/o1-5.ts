import type { Scene } from "../../../kit/scene.ts";
import { station } from "../../../painters/station.ts";
import { scene as lit } from "../../../scenes/the-quiet-station/o1-2.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** Seconds at which the next window goes out, the garden last. */
export const OUT = [2, 2.9, 3.8, 4.7, 5.6, 6.5, 7.6];

/** Lumo with this many dark windows; the seventh step takes the garden's light. */
function after(dark: number): Scene {
  const share = Math.max(0, 1 - dark / 6);
  const windows = [1, 0.9, 1, 1, 0.85, 1].map((light, i) => (i < dark ? 0 : light));
  const garden = dark > 6 ? 0 : 1.15 - 0.13 * dark;
  return {
    ...lit,
    lamps: lit.lamps.map((lamp, i) => {
      const left = i < 2 ? 1 : i === 2 ? share : garden / 1.15;
      return { ...lamp, color: lamp.color.map((part) => part * left) as [number, number, number] };
    }),
    layers: lit.layers.map((layer, i) =>
      i === 1 ? { ...layer, paint: (p) => station(p, 800, 400, 1.12, -0.04, { windows, garden }) } : layer,
    ),
  };
}

/** The windows go out, one by one, while we draw away. */
export const shot: Shot = {
  states: Array.from({ length: OUT.length + 1 }, (_, dark) => after(dark)),
  state: (t) => OUT.reduce((sum, at) => sum + ease(t, at, at + 0.5), 0),
  view: glide({ x: -16, y: 6, zoom: 0.1 }, { x: 0, y: 0, zoom: -0.02 }),
  exposure: (t) => 1 - 0.25 * ease(t, 6, 9.5),
  air: (pen, t) =>
    drift(pen, t, {
      seed: 6,
      count: 80,
      color: "#dfeaff",
      x: 800,
      y: 700,
      reach: 900,
      speed: [9, -2],
      strength: 0.4,
    }),
  airZ: 120,
};
