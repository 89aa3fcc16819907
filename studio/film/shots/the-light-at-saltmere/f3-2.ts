import type { Plate } from "../../../kit/plate.ts";
import { fishingBoat } from "../../../painters/boats.ts";
import { sandbank } from "../../../painters/sandbank.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/f3-2.ts";
import { withLayers } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { glints } from "./water-and-fog.ts";

const STEPS = 10;

/** The two boats this far on their way down to the sand. */
const leaning = (share: number) => (p: Plate) => {
  const at = (y: number) => y - 90 - 22 * (1 - share);
  fishingBoat(p, 480, at(826), 1.55, { tone: "#6a6f52", tilt: 0.17 * share });
  fishingBoat(p, 1120, at(826), 1.55, { tone: "#6d5a4c", tilt: -0.17 * share, side: -1 });
  sandbank(p, 470, 794, 420, 70);
  sandbank(p, 1130, 794, 420, 70);
};

/** Two boats sit down on the sand, softly, like old friends. */
export const shot: Shot = {
  states: Array.from({ length: STEPS }, (_, i) => withLayers(scene, { 3: leaning(i / (STEPS - 1)) })),
  state: (t) =>
    (STEPS - 1) * (ease(t, 1, 3.6) + 0.06 * Math.sin(t * 3) * ease(t, 3.6, 3.8) * (1 - ease(t, 4, 6))),
  view: glide({ x: 0, y: 4, zoom: 0.02 }, { x: 0, y: -6, zoom: 0.09 }),
  exposure: (t) => 1 + 0.02 * sway(t, 5),
  air: (pen, t) =>
    glints(pen, t, { seed: 146, x: 800, y: 420, until: 640, half: [760, 800], count: 110, strength: 0.36 }),
  airZ: -60,
};
