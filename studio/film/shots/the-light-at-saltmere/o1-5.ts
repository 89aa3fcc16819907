import { water } from "../../../painters/harbor.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-5.ts";
import { dimmed, shine, withLayers } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { beam, fog, ring } from "./water-and-fog.ts";

/** Second at which nothing is left of the light. */
export const OUT = 4.6;

const bare = withLayers(scene, { 0: (p) => water(p, 500, 920, "#324e58", "#071a23", 760) });

/** White, amber, ember, nothing: the light goes out, and one ripple runs away from the heron. */
export const shot: Shot = {
  states: [dimmed(bare, 1.7), bare, dimmed(bare, 0.16)],
  state: (t) => 0.9 * ease(t, 0, 2) + 1.1 * ease(t, 2, OUT),
  view: glide({ x: 0, y: -14, zoom: 0.13 }, { x: 0, y: -12, zoom: 0.15 }),
  exposure: (t) => 1.15 - 0.3 * ease(t, 1, OUT),
  air: (pen, t) => {
    beam(pen, -60, 90, 1240, 190, 1.1, 0.6 * (1 - ease(t, 0, 1.4)));
    beam(pen, -60, 90, 1240, 170, 1.1, 0.4 * ease(t, 0.2, 1.2) * (1 - ease(t, 1.4, 3)), "#e8903a");
    shine(pen, 806, 590, 190, "#d9772e", 0.4 * (1 - ease(t, 2, OUT)));
    ring(pen, t, 806, 596, 3.1, "#f0b078", 4.6);
    fog(pen, t, { seed: 67, y: 500, half: 130, speed: 11, strength: 0.1, color: "#7d949a" });
  },
  airZ: 0,
};
