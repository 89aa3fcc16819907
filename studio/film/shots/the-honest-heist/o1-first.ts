import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../../../kit/palette.ts";
import { along, disc, inside, type Pen, solid } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { actor } from "../../../painters/actor.ts";
import { BRAM } from "../../../painters/cast.ts";
import { scene as o11 } from "../../../scenes/the-honest-heist/o1-1.ts";
import { scene as o12 } from "../../../scenes/the-honest-heist/o1-2.ts";
import { scene as o13 } from "../../../scenes/the-honest-heist/o1-3.ts";
import { scene as o14 } from "../../../scenes/the-honest-heist/o1-4.ts";
import { scene as o15 } from "../../../scenes/the-honest-heist/o1-5.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { layersOf, posed } from "./layers.ts";

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
const [ridge, ...nearer] = o11.layers;

const onTerrace: Scene = {
  ...o11,
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
  ...o11,
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

const layersO12 = layersOf(o12, [[0], [1], [2], [3], [4]]);

const lit = { ...o12, layers: layersO12 };

const dimmed = {
  ...lit,
  lamps: o12.lamps.map((lamp) => ({
    ...lamp,
    color: lamp.color.map((part) => part * 0.7) as [number, number, number],
  })),
};

/** Layers: the hall, its light, Mr. Bram, the table, dust. */
const layersO13 = layersOf(o13, [[0], [1], [2], [3], [4]]);

const BRAM_LAYER = 2;

/** Drawings of one stroke over the paper, and the last one, in which he looks up at us. */
const STROKE = 14;

const UP = STROKE + 4;

const versionsO13 = posed(
  o13,
  layersO13,
  BRAM_LAYER,
  Array.from({ length: UP }, (_, i) => i),
  (step) => {
    const stroke = step < STROKE ? (1 - Math.cos((2 * Math.PI * step) / STROKE)) / 2 : 0;
    const up = step < STROKE ? 0 : (step - STROKE + 1) / (UP - STROKE);
    return (p) =>
      actor(p, 800, 800, 1.95, BRAM, {
        left: [-16 - 12 * stroke, -132],
        right: [24 + 18 * stroke, -130 + 2 * stroke],
        eyes: up > 0.6 ? "open" : "down",
        brow: 0.6 - 0.5 * up,
        mouth: "small",
        tilt: 0.05 - 0.04 * stroke - 0.05 * up,
        lean: 0.012 * stroke,
      });
  },
);

/** Seconds at which a stroke begins, and at which he looks up. */
const STROKES = [1.4, 4.1];

const LOOKS_UP = 7;

const layersO14 = layersOf(o14, [[0], [1], [2], [3], [4]]);

const litO14 = { ...o14, layers: layersO14 };

const dark = {
  ...litO14,
  lamps: o14.lamps.map((lamp) => ({
    ...lamp,
    color: lamp.color.map((part) => part * 0.22) as [number, number, number],
  })),
};

/** Layers: moon and houses, fence, lawn, plants with the spoon, Auntie Pia, leaves in front. */
const layersO15 = layersOf(o15, [[0, 1], [2], [3], [4], [5], [6]]);

/** The end of the watering can. */
const SPOUT = { x: 583, y: 722 };

export const shots: Record<string, Shot> = {
  /** Pomelo at dusk: windows light up, one by one, while we come closer. */
  "o1-1": {
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
  },
  /** Along the painted table, chair after chair, to the empty one. */
  "o1-2": {
    states: [lit, dimmed],
    state: (t) => 0.25 + 0.25 * sway(t, 3.5),
    view: (t, length) => {
      const along = ease(t, 0.2, length + 0.4);
      return { x: -240 + 450 * along, y: 60 + 44 * along, zoom: 0.36 + 0.14 * along };
    },
    air: (pen, t) =>
      drift(pen, t, {
        seed: 42,
        count: 80,
        color: "#fff0c4",
        x: 800,
        y: 300,
        reach: 700,
        speed: [6, 3],
        strength: 0.6,
      }),
    airZ: 100,
  },
  /** Mr. Bram smooths his receipt, twice, and then sees that we are looking. */
  "o1-3": {
    states: versionsO13,
    state: (t) => {
      if (t >= LOOKS_UP) return Math.min(UP - 1, STROKE - 1 + Math.ceil((t - LOOKS_UP) * 8));
      const begun = STROKES.findLast((at) => t >= at);
      if (begun === undefined) return 0;
      return Math.floor(STROKE * ease(t, begun, begun + 2.2)) % STROKE;
    },
    view: glide({ x: -34, y: -4, zoom: 0.02 }, { x: 6, y: -26, zoom: 0.13 }),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 43,
        count: 80,
        color: "#cfe6f2",
        x: 520,
        y: 420,
        reach: 600,
        speed: [4, 4],
        strength: 0.6,
      }),
    airZ: 100,
  },
  /** The beam comes on; we go half around the empty case, and a light runs over its glass. */
  "o1-4": {
    states: [dark, litO14],
    state: (t) => ease(t, 0.3, 2.2),
    view: (t, length) => {
      const turn = Math.PI * (0.1 + 0.8 * (t / length));
      return { x: -120 * Math.cos(turn), y: 28 * Math.sin(turn), zoom: 0.14 + 0.16 * ease(t, 0, length + 1) };
    },
    air: (pen, t) => {
      drift(pen, t, {
        seed: 44,
        count: 120,
        color: "#fff0c4",
        x: 800,
        y: 380,
        reach: 420,
        speed: [3, 6],
        strength: 0.9 * ease(t, 0.6, 2.4),
      });
      const x = 330 + 150 * (t - 3.4);
      const strength = 0.16 * ease(t, 3.4, 4.6) * (1 - ease(t, 7.6, 9));
      if (strength <= 0) return;
      pen.fillStyle = along(pen, x, 0, x + 90, 0, [
        fade("#e6f6ff", 0),
        [0.5, fade("#e6f6ff", strength)],
        fade("#e6f6ff", 0),
      ]);
      pen.fill(new Path2D(`M${x} 304h90L${x - 60} 638h-90Z`));
    },
    airZ: 40,
  },
  /** From Auntie Pia's shoes up the tomato plant, and up, and up: the stick is a spoon. */
  "o1-5": {
    states: [{ ...o15, layers: layersO15 }],
    view: (t, length) => {
      const up = ease(t, 1.6, length - 1.4);
      return { x: -70 + 130 * up, y: 150 - 300 * up, zoom: 0.42 - 0.06 * up };
    },
    air: (pen, t) => {
      for (let i = 0; i < 24; i++) {
        const fall = (t * 1.1 + i / 24) % 1;
        const x = SPOUT.x + fall * 34 + Math.sin(i * 9.7) * 8;
        disc(pen, x, SPOUT.y + fall * fall * 96, 1.5, fade("#dcf0ff", 0.55 * (1 - fall * 0.6)), 4);
      }
      drift(pen, t, {
        color: "#e8f4a0",
        size: [1.4, 3.4],
        seed: 45,
        count: 60,
        x: 800,
        y: 620,
        reach: 760,
        speed: [8, -6],
        strength: 0.9,
      });
    },
    airZ: 110,
  },
};
