import type { Layer, Scene } from "../kit/scene.ts";
import { dust, shine } from "./living.ts";
import { type Move, moving, swing } from "./moving.ts";
import { ease, glide, type Shot, sway, type View } from "./shot.ts";

/** Layers that a frame can hold. */
const MOST = 6;

/** What the camera of most shots does. */
const CAMERAS: Record<"closer" | "back" | "right" | "left", readonly [View, View]> = {
  closer: [
    { x: -14, y: 4, zoom: 0.02 },
    { x: 14, y: -8, zoom: 0.1 },
  ],
  back: [
    { x: 12, y: -6, zoom: 0.1 },
    { x: -12, y: 6, zoom: 0.02 },
  ],
  right: [
    { x: -34, y: 0, zoom: 0.05 },
    { x: 34, y: -4, zoom: 0.09 },
  ],
  left: [
    { x: 34, y: 0, zoom: 0.05 },
    { x: -34, y: -4, zoom: 0.09 },
  ],
};

interface Acting {
  /** By a layer's z: how it moves from 0 to 1. */
  moves?: Readonly<Record<number, (share: number) => Move>>;
  /** Drawings of the movement. Default: 5. */
  steps?: number;
  /** Seconds of one movement there and back; or, as two numbers, when it begins and ends. */
  time?: number | readonly [number, number];
  /** Default: closer. */
  camera?: keyof typeof CAMERAS | readonly [View, View];
  /** Color of the dust in the light. Default: that of lamplight. */
  dust?: string;
  /** What glows restlessly: place and radius. */
  glows?: readonly (readonly [x: number, y: number, radius: number])[];
  /** How much the light of the room flickers. */
  flicker?: number;
  /** Brightness at the beginning, which becomes 1. */
  from?: number;
}

/** A shot of a still in which some layers move: for figures, a small gesture that is made again or once. */
export function acted(still: Scene, acting: Acting): Shot {
  const { moves = {}, steps = 5, time = 2, camera = "closer", glows = [], from = 1 } = acting;
  const { dust: color = "#ffe6b8", flicker = 0.015 } = acting;
  const [first, last] = typeof camera === "string" ? CAMERAS[camera] : camera;
  const scene = joined(still, moves);
  const byIndex = Object.fromEntries(
    scene.layers.flatMap(({ z }, i) => {
      const move = moves[z];
      return move ? [[i, move]] : [];
    }),
  );
  const acts = Object.keys(byIndex).length > 0;
  const share = (t: number) => (typeof time === "number" ? swing(t, time) : ease(t, time[0], time[1]));
  return {
    states: acts ? moving(scene, steps, byIndex) : [scene],
    state: (t) => (acts ? (steps - 1) * share(t) : 0),
    view: glide(first, last),
    exposure: (t) => (from + (1 - from) * ease(t, 0, 2)) * (1 + flicker * sway(t, 5)),
    air: (pen, t) => {
      glows.forEach(([x, y, r], i) => {
        shine(pen, x, y, r * (1 + 0.05 * sway(t, 6, i)), "#ffd08a", 0.16 * (1 + 0.3 * sway(t, 7, i * 2)));
      });
      dust(pen, t, still.seed, color, { x: 800, y: 420, reach: 800, count: 80, speed: [4, -5] });
    },
    airZ: 205,
  };
}

/** The scene with no more layers than a frame can hold: those at the back that stand still become one. */
function joined(scene: Scene, moves: Acting["moves"] = {}): Scene {
  const layers = [...scene.layers];
  for (let i = 0; layers.length > MOST && i + 1 < layers.length; ) {
    const [back, front] = [layers[i], layers[i + 1]] as [Layer, Layer];
    if (moves[back.z] || moves[front.z]) i++;
    else
      layers.splice(i, 2, {
        ...front,
        paint: (p) => {
          back.paint(p);
          front.paint(p);
        },
      });
  }
  return { ...scene, layers };
}
