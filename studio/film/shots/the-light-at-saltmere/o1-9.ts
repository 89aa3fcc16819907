import { fade } from "../../../kit/palette.ts";
import { inside } from "../../../kit/plate.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { scene } from "../../../scenes/the-light-at-saltmere/o1-9.ts";
import { dust } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";
import { flame, fog } from "./water-and-fog.ts";

const LANTERNS = scene.lamps.length;
/** Seconds at which each lantern is lit; the sound strikes its matches then. */
export const MATCHES = [0.7, 1.3, 1.85, 2.4, 2.9, 3.4];
/** Seconds that a flame takes to grow. */
const GROW = 0.5;

/** The scene with this many lanterns lit, from the left. */
function lit(count: number): Scene {
  const edge = (scene.lamps[count]?.x ?? 1700) - 90;
  return {
    ...scene,
    lamps: scene.lamps.map((lamp, i) => (i < count ? lamp : { ...lamp, color: [0.012, 0.014, 0.014] })),
    layers: scene.layers.map((layer: Layer, i) =>
      i === scene.layers.length - 1
        ? { ...layer, paint: (p) => inside(p.e, `M-20 -20H${edge}V940H-20Z`, () => layer.paint(p)) }
        : layer,
    ),
  };
}

/** Six matches, six lanterns; then the stairs, and the title in their light. */
export const shot: Shot = {
  states: Array.from({ length: LANTERNS + 1 }, (_, i) => lit(i)),
  state: (t) => MATCHES.reduce((sum, at) => sum + ease(t, at, at + GROW), 0),
  view: glide({ x: 0, y: -8, zoom: 0.1 }, { x: 0, y: 6, zoom: 0.01 }),
  exposure: (t, length) => 1 - ease(t, length - 0.8, length - 0.05),
  air: (pen, t) => {
    fog(pen, t, { seed: 73, y: 250, half: 220, speed: 15, strength: 0.16 });
    MATCHES.forEach((at, i) => {
      flame(pen, t, (scene.lamps[i]?.x ?? 0) + 28, 762, 120, i * 2, 0.3 * ease(t, at, at + GROW));
      flame(
        pen,
        t,
        (scene.lamps[i]?.x ?? 0) + 28,
        756,
        46,
        i,
        0.9 * ease(t, at, at + 0.08) * (1 - ease(t, at + 0.1, at + 0.6)),
      );
    });
    dust(pen, t, 74, "#ffdca0", { x: 800, y: 560, reach: 800, count: 70, speed: [4, -9] });
    const title = ease(t, 4.6, 7);
    if (title <= 0) return;
    pen.textAlign = "center";
    for (const [text, y, size] of [
      ["The Light", 300, 118],
      ["at Saltmere", 426, 118],
    ] as const) {
      pen.font = `600 ${size}px Georgia, serif`;
      pen.shadowColor = fade("#ffb84d", 0.7 * title);
      pen.shadowBlur = 40;
      pen.fillStyle = fade("#ffe2ac", 0.82 * title);
      pen.fillText(text, 800, y);
    }
    pen.shadowBlur = 0;
  },
  airZ: 30,
};
