import { at, type Plate } from "../../../kit/plate.ts";
import type { Layer } from "../../../kit/scene.ts";
import { tower } from "../../../painters/harbor.ts";
import { sleepingCat } from "../../../painters/supper.ts";
import { houses } from "../../../painters/town.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-1.ts";
import { shine, withLayers } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { beam, flame, fog, glints } from "./water-and-fog.ts";

const LAMP = { x: 916, y: 176 };
/** Seconds of one turn of the light. */
const TURN = 6.4;
/** Drawings of one breath of the cat. */
const BREATH = 7;

/** The still has its beam on the layer of the tower; here it goes round in the air. */
function town(p: Plate): void {
  tower(p, LAMP.x, 606, 506, 1);
  houses(p, 640, 1320, { ground: 610, low: 40, high: 92, width: 62, lit: 0.3, color: "#52707a" });
}

const front: Layer | undefined = scene.layers[5];
const still = withLayers(scene, { 1: town });

/** The front layer with the cat this far into a breath; only the cat moves. */
const breathing = (share: number) => (p: Plate) => {
  front?.paint(p);
  at(p, 716, 752, 1, 0, () => sleepingCat(p, 0, -2.6 * share, 1.6 + 0.03 * share, "#8a8f88"));
};

/** Saltmere as it always was: the light goes round, the bakery is warm, the cat sleeps. */
export const shot: Shot = {
  states: Array.from({ length: BREATH }, (_, i) => withLayers(still, { 5: breathing(i / (BREATH - 1)) })),
  state: (t) => ((BREATH - 1) * (1 - Math.cos(t * 2.1))) / 2,
  view: glide({ x: -40, y: -14, zoom: 0.02 }, { x: 34, y: 12, zoom: 0.12 }),
  exposure: (t) => 0.12 + 0.88 * ease(t, 0, 2),
  air: (pen, t) => {
    const turn = (t / TURN) * 2 * Math.PI + 0.7;
    const [aside, toward] = [Math.cos(turn), Math.sin(turn)];
    const length = 420 + 1070 * Math.abs(aside);
    const bright = (0.45 + 0.3 * Math.max(0, toward)) * Math.min(1, 0.15 + 2 * Math.abs(aside));
    beam(pen, LAMP.x, LAMP.y, length, 70 + 60 * (1 - Math.abs(aside)), aside > 0 ? 1.5 : -1.5, bright);
    shine(pen, LAMP.x, LAMP.y, 60 + 210 * Math.max(0, toward) ** 8, "#fff1d0", 0.6);
    fog(pen, t, { seed: 61, y: 560, half: 110, speed: 14, strength: 0.2 });
    glints(pen, t, { seed: 62, x: 930, y: 640, until: 800, half: [90, 300], count: 80 });
    flame(pen, t, 300, 430, 260, 1, 0.12);
  },
  airZ: -60,
};
