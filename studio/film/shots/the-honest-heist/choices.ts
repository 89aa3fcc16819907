import { at, type Plate, solid } from "../../../kit/plate.ts";
import { figure } from "../../../painters/actor.ts";
import { CREW, TOMO } from "../../../painters/cast.ts";
import { curtain, pelmet } from "../../../painters/velvet.ts";
import { scene as b1Cake } from "../../../scenes/the-honest-heist/b1-cake.ts";
import { scene as b1Flag } from "../../../scenes/the-honest-heist/b1-flag.ts";
import { scene as b1Flute } from "../../../scenes/the-honest-heist/b1-flute.ts";
import { scene as b6 } from "../../../scenes/the-honest-heist/b6.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

/** Tomo alone, larger, a corner of paper under the band of his hat. */
const scene = {
  ...b6,
  layers: b6.layers.map((layer) =>
    layer.z === 40
      ? {
          ...layer,
          paint: (p: Plate) => {
            figure(p, 1120, 1010, 2.7, TOMO, {
              left: [-34, -92],
              right: [26, -236],
              gaze: 0.5,
              brow: 0.4,
              mouth: "smile",
              tilt: 0.06,
            });
            at(p, 1172, 336, 1, 0.16, () => solid(p, "M0 0L70 -8L74 -58L4 -50Z", "#f4ecd8"));
          },
        }
      : layer,
  ),
};

/** The curtain is open, three of the crew have come out, and Tomo stands straight. */
const sceneTomoOwn = {
  ...b6,
  layers: b6.layers
    .filter(({ z }) => z !== 120)
    .map((layer) => {
      if (layer.z === 40)
        return {
          ...layer,
          paint: (p: Plate) => {
            for (const [i, look] of CREW.slice(0, 3).entries())
              figure(p, 400 + i * 190, 800 + (i % 2) * 14, 1.52, look, {
                gaze: 0.7,
                brow: 0.3,
                mouth: "flat",
                right: i === 2 ? [70, -140] : [30, -96],
              });
            figure(p, 1130, 800, 1.66, TOMO, {
              left: [-34, -92],
              right: [34, -92],
              gaze: -0.6,
              mouth: "smile",
            });
          },
        };
      if (layer.z === 150)
        return {
          ...layer,
          paint: (p: Plate) => {
            curtain(p, -20, 250, -20, 770, -30);
            pelmet(p, -20, 720, -20, 120);
          },
        };
      return layer;
    }),
};

export const shots: Record<string, Shot> = {
  /** The head cook, her knife, and a cake with two ends. */
  "cover-cake": acted(b1Cake, {
    moves: { 70: (on) => ({ turn: 0.006 - 0.012 * on, around: [800, 830] }) },
    steps: 4,
    time: 2,
    camera: "left",
    dust: "#fff0d0",
    glows: [[1420, 640, 180]],
  }),
  /** The flag people and their very heavy flag. */
  "cover-flag": acted(b1Flag, {
    moves: { 120: (on) => ({ x: -20 + 40 * on, y: -5 * Math.abs(Math.sin(on * Math.PI * 3)) }) },
    steps: 7,
    time: [0, 5],
    camera: "right",
    glows: [[800, 430, 300]],
  }),
  /** Eleven musicians and a flute for a giant. */
  "cover-flute": acted(b1Flute, { moves: { 50: (up) => ({ y: 2.5 - 5 * up }) }, time: 1.4, camera: "left" }),
  /** A note for the guard’s hat. */
  "tomo-note": acted(scene, {
    moves: { 40: (on) => ({ turn: 0.004 - 0.008 * on, around: [1120, 900] }) },
    steps: 4,
    time: 2.6,
    camera: "right",
    glows: [[1060, 180, 260]],
  }),
  /** They stepped out from behind the curtain. */
  "tomo-own": acted(sceneTomoOwn, {
    moves: { 40: (on) => ({ turn: 0.003 - 0.006 * on, around: [800, 800] }) },
    steps: 4,
    time: 2.6,
    camera: "left",
    glows: [[1060, 180, 260]],
  }),
  /** The curtain feels very warm. */
  "tomo-silent": acted(b6, {
    moves: { 40: (on) => ({ turn: 0.005 - 0.01 * on, around: [1100, 800] }) },
    steps: 4,
    time: 2.6,
    glows: [[1060, 180, 260]],
  }),
};
