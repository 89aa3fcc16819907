import { line, type Plate } from "../../../kit/plate.ts";
import { heron, water } from "../../../painters/harbor.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-4.ts";
import { dimmed, shine, withLayers } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { beam, fog, glints } from "./water-and-fog.ts";

/** Second at which the beam has stopped on the heron. */
export const STOPS = 7;
/** The beam's angle when it rests. */
const REST = 1.1;

/** The heron without the still's beam, which moves in the air here. */
function bird(p: Plate): void {
  heron(p, 800, 590, 0.95, -1);
  for (let i = 0; i < 14; i++)
    line(p.c, `M${770 + (i % 3) * 7} ${598 + i * 6}h${56 - i * 3}`, "rgba(216,226,220,.2)", 3);
}

const lighted = withLayers(scene, { 1: bird });
const dark = withLayers(dimmed(scene, 0.07, 0.05), {
  0: (p) => water(p, 500, 920, "#46666e", "#0a222d", 760),
  1: bird,
});

/** The beam comes down out of the fog, slower and slower, and stops where no lamp ever stopped: on a heron. */
export const shot: Shot = {
  states: [dark, lighted],
  state: (t) => ease(t, 4.4, STOPS),
  view: glide({ x: -14, y: 6, zoom: 0.01 }, { x: 0, y: -14, zoom: 0.13 }),
  air: (pen, t) => {
    const left = (1 - Math.min(1, t / STOPS)) ** 2;
    beam(pen, -60, 90, 1240, 190, REST + 0.95 * left, 0.62);
    shine(pen, 800, 520, 240, "#fff0cf", 0.34 * ease(t, 5, STOPS));
    glints(pen, t, {
      seed: 66,
      x: 806,
      y: 600,
      until: 860,
      half: [50, 150],
      count: 70,
      color: "#ffeccb",
      strength: 0.6 * ease(t, 5, STOPS),
    });
    fog(pen, t, { seed: 67, y: 500, half: 130, speed: 11, strength: 0.16 });
  },
  airZ: 0,
};
