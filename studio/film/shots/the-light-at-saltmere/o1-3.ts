import { at } from "../../../kit/plate.ts";
import { hand } from "../../../painters/hand.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-3.ts";
import { dust, shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { layersOf, posed } from "../the-honest-heist/layers.ts";
import { flame } from "./water-and-fog.ts";

const layers = layersOf(scene, [[0], [1], [2], [3], [4]]);
const look = { skin: 1, sleeve: "#33505c" } as const;
/** Drawings of one search around the wick. */
const STEPS = 12;

/** Two hands find the wick by touch. They have done it for thirty-one years. */
export const shot: Shot = {
  states: posed(
    scene,
    layers,
    3,
    Array.from({ length: STEPS }, (_, i) => (i / (STEPS - 1)) * Math.PI),
    (turn) => (p) => {
      const [near, round] = [Math.sin(turn), Math.sin(turn * 2)];
      at(p, 1052 - 30 * near, 640 - 10 * round, 1, -0.04 * near, () => hand(p, 0, 0, 1.4, 0.3, look));
      at(p, 548 + 22 * near, 640 + 8 * round, 1, 0.03 * near, () => {
        for (const g of [p.c, p.e]) g.scale(-1, 1);
        hand(p, 0, 0, 1.4, 0.3, look);
      });
    },
  ),
  state: (t) => ((STEPS - 1) * (1 - Math.cos(t * 1.3))) / 2,
  view: glide({ x: 0, y: 22, zoom: 0.02 }, { x: 0, y: -18, zoom: 0.13 }),
  exposure: (t) => 1 + 0.03 * sway(t, 6),
  air: (pen, t) => {
    flame(pen, t, 800, 540, 170, 0, 0.5);
    shine(pen, 800, 270, 360, "#ffcf7a", 0.12 + 0.05 * Math.sin(t * 0.9));
    dust(pen, t, 65, "#ffdca0", { x: 800, y: 440, reach: 560, count: 70, speed: [3, -6] });
  },
  airZ: 150,
};
