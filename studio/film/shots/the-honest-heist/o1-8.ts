import { fade } from "../../../kit/palette.ts";
import { line, type Pen } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-honest-heist/o1-8.ts";
import { drift } from "../../drift.ts";
import { ease, type Shot } from "../../shot.ts";
import { layersOf } from "./layers.ts";

/** Layers: boards, paper, plan, things on the table. The arrows of the still are drawn here, stroke by stroke. */
const layers = layersOf(scene, [[0], [1], [2], [4]]);

const PINK = "#ff6a52";
const YELLOW = "#ffcf5a";

interface Stroke {
  path: string;
  color: string;
  width: number;
  /** Seconds while it is drawn. */
  from: number;
  to: number;
  dash?: boolean;
}

/** Seconds at which the pencil starts a stroke, for the sound. */
export const STROKES: readonly Stroke[] = [
  { path: "M470 520L250 640", color: "#dfe8ee", width: 7, from: 0.9, to: 1.8 },
  { path: "M284 606L250 640L296 638", color: "#dfe8ee", width: 7, from: 1.8, to: 2.1 },
  { path: "M310 540L420 630", color: "#ff5440", width: 9, from: 2.6, to: 2.9 },
  { path: "M420 536L316 636", color: "#ff5440", width: 9, from: 3.1, to: 3.4 },
  { path: "M800 800V470L868 449", color: PINK, width: 15, from: 4.2, to: 5.5 },
  { path: "M834 438L870 448L848 478", color: PINK, width: 13, from: 5.5, to: 5.7 },
  { path: "M902 420h30M916 450l24 17M906 396l23 -19", color: YELLOW, width: 7, from: 5.8, to: 6.1 },
  { path: "M770 520C700 540 700 600 760 620", color: PINK, width: 8, from: 6.8, to: 7.9, dash: true },
  { path: "M726 616L760 620L752 586", color: PINK, width: 8, from: 7.9, to: 8.1 },
  { path: "M820 640C860 600 840 520 980 470", color: PINK, width: 8, from: 8.5, to: 9.7, dash: true },
  { path: "M944 466L980 470L968 500", color: PINK, width: 8, from: 9.7, to: 9.9 },
];
/** No path here is longer, in picture units. */
const LONGEST = 430;

/** A stroke as far as it is drawn. Dashes come out of the paper one after another. */
function drawStroke(pen: Pen, t: number, { path, color, width, from, to, dash }: Stroke): void {
  const share = ease(t, from, to);
  if (share <= 0) return;
  const drawn = share * LONGEST;
  const dashes: number[] = [];
  for (let at = 0; dash && at < drawn; at += 34) dashes.push(Math.min(16, drawn - at), 18);
  pen.setLineDash(dash ? [...dashes.slice(0, -1), LONGEST * 4] : [drawn, LONGEST * 4]);
  line(pen, path, fade(color, 0.5), width);
  pen.setLineDash([]);
}

/** The plan of other crews, crossed out; ours: in, a corner, back, again. */
export const shot: Shot = {
  states: [{ ...scene, layers }],
  view: (t, length) => {
    const on = ease(t, 3.2, 6);
    const near = ease(t, -1, length + 1);
    return { x: -90 + 120 * on, y: 30 + 4 * on, zoom: 0.1 + 0.12 * near };
  },
  air: (pen, t) => {
    for (const stroke of STROKES) drawStroke(pen, t, stroke);
    const question = ease(t, 10.2, 10.5);
    if (question > 0) {
      pen.font = "italic 44px Georgia, serif";
      pen.fillStyle = fade(YELLOW, 0.5 * question);
      pen.fillText("?", 1040, 470);
    }
    drift(pen, t, {
      seed: 48,
      count: 50,
      color: "#ffe2b0",
      x: 640,
      y: 320,
      reach: 640,
      speed: [5, 3],
      strength: 0.5,
    });
  },
  airZ: 34,
};
