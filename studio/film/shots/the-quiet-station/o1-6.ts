import { fade } from "../../../kit/palette.ts";
import type { Pen } from "../../../kit/plate.ts";
import type { Scene } from "../../../kit/scene.ts";
import { dishes, scene } from "../../../scenes/the-quiet-station/o1-6.ts";
import { ease, type Shot } from "../../shot.ts";
import { glints } from "../the-light-at-saltmere/water-and-fog.ts";

/** How often the turning dishes are drawn; they are the third and the fourth layer. */
const STEPS = 30;

const turned = Array.from({ length: STEPS }, (_, step): Scene => {
  const [far, near] = dishes(step / (STEPS - 1));
  return { ...scene, layers: scene.layers.map((layer, i) => (i === 2 ? far : i === 3 ? near : layer)) };
});

/** A call that leaves a dish at (x, y) for the sky, this many seconds ago. */
function call(pen: Pen, x: number, y: number, age: number, strength: number): void {
  for (let i = 0; i < 3; i++) {
    const r = 30 + 210 * age - i * 40;
    if (r < 30 || age > 2.4) continue;
    pen.strokeStyle = fade("#ffe6c4", strength * (1 - age / 2.4) ** 1.4 * (0.5 - 0.12 * i));
    pen.lineWidth = 2.4;
    pen.beginPath();
    pen.arc(x, y, r, -2.5, -1.75);
    pen.stroke();
  }
}

/** Dawn at home: dish after dish turns up and calls, the bay glitters, and the light grows. */
export const shot: Shot = {
  states: turned,
  state: (t) => (STEPS - 1) * ease(t, 0.3, 4.6),
  view: (t, length) => {
    const up = ease(t, -1.5, length + 1);
    return { x: -18 + 30 * up, y: 20 - 36 * up, zoom: 0.03 + 0.04 * up };
  },
  exposure: (t, length) => 0.86 + 0.2 * ease(t, 0, length),
  air: (pen, t) => {
    glints(pen, t, {
      seed: 412,
      x: 1140,
      y: 646,
      until: 790,
      half: [70, 420],
      count: 150,
      color: "#ffdcae",
      strength: 0.5,
    });
    for (const [began, x, y, strength] of [
      [3.6, 740, 380, 0.7],
      [4.3, 1290, 270, 0.9],
      [5.6, 740, 380, 0.8],
      [6.3, 1290, 270, 1],
    ] as const)
      if (t > began) call(pen, x, y, t - began, strength);
  },
  airZ: -100,
};
