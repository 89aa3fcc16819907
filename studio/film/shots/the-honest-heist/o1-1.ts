import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../../../kit/palette.ts";
import { disc, inside, type Pen, solid } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-1.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot } from "../../shot.ts";
import { layersOf } from "./layers.ts";

/** Width and height of the parts of town whose windows light up together. */
const BLOCK = { width: 46, height: 34 };
const STEPS = 7;

/** Share of the evening after which the windows of a block are on; the same for the same block. */
function lightsUp(column: number, row: number): number {
  const x = Math.sin(column * 12.9898 + row * 78.233) * 43758.5453;
  return x - Math.floor(x);
}

/** A row of houses in which only this share of the blocks has light. */
function evening(layer: Layer, share: number): Layer {
  const blocks: string[] = [];
  for (let column = 0; column * BLOCK.width < 1600; column++)
    for (let row = 0; row * BLOCK.height < 900; row++)
      if (lightsUp(column, row) <= share)
        blocks.push(
          `M${column * BLOCK.width} ${row * BLOCK.height}h${BLOCK.width}v${BLOCK.height}h${-BLOCK.width}Z`,
        );
  return { ...layer, paint: (p) => inside(p.e, blocks.join(""), () => layer.paint(p)) };
}

/** Level ground below the wings of the museum, which the film comes close enough to see. */
const TERRACE = "M600 470L690 384Q700 374 716 373H1044Q1060 374 1070 384L1160 470Z";

/** Layers: ridge and museum, the town in two depths, water, boats, branches. */
const [ridge, ...nearer] = scene.layers;
const onTerrace: Scene = {
  ...scene,
  layers: ridge
    ? [
        {
          ...ridge,
          paint: (p) => {
            ridge.paint(p);
            solid(p, TERRACE, "#4d5c52");
          },
        },
        ...nearer,
      ]
    : [],
};
const layers = layersOf(onTerrace, [[0, 1], [2], [3], [4], [5], [6]]);

const versions: Scene[] = Array.from({ length: STEPS }, (_, step) => ({
  ...scene,
  layers: layers.map((layer, i) =>
    i === 1 || i === 2 ? evening(layer, 0.12 + (0.88 * step) / (STEPS - 1)) : layer,
  ),
}));

/** Light of the windows on small waves: each glint comes, drifts a little and goes. */
function glitter(pen: Pen, t: number): void {
  const next = randomNumbers(410);
  for (let i = 0; i < 170; i++) {
    const [x, y] = [next() * 1600, 672 + next() ** 1.3 * 200];
    const swing = Math.sin(t * between(next, 0.9, 2.2) + next() * 6.3);
    const near = (y - 660) / 200;
    if (swing > 0.2)
      disc(
        pen,
        x + swing * 8,
        y,
        5 + 16 * near,
        fade("#ffcf9a", 0.3 * (swing - 0.2) * (1 - near * 0.5)),
        1.3,
      );
  }
}

/** Pomelo at dusk: windows light up, one by one, while we come closer. */
export const shot: Shot = {
  states: versions,
  state: (t) => (STEPS - 1) * ease(t, 1, 8.6),
  view: (t, length) => {
    const near = ease(t, -3, length + 2);
    return { x: -20 + 36 * near, y: 8 - 34 * near, zoom: 0.01 + 0.2 * near };
  },
  exposure: (t) => 0.1 + 0.9 * ease(t, 0, 2.2),
  air: (pen, t) => {
    glitter(pen, t);
    drift(pen, t, {
      seed: 41,
      count: 70,
      color: "#ffe0c0",
      x: 800,
      y: 760,
      reach: 800,
      speed: [5, -2],
      strength: 0.4,
    });
  },
  airZ: 20,
};
