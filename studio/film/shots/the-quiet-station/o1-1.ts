import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../../../kit/palette.ts";
import { disc } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import { inStream } from "../../../painters/ring-ice.ts";
import { RING, scene } from "../../../scenes/the-quiet-station/o1-1.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** Serena comes out of the dark; we drift past the ice, whose faces turn and catch the sun. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -34, y: 8, zoom: 0 }, { x: 30, y: -6, zoom: 0.1 }),
  exposure: (t) => 0.12 + 0.88 * ease(t, 0, 2.6),
  air: (pen, t) => {
    drift(pen, t, {
      seed: 5,
      count: 70,
      color: "#dfeaff",
      x: 800,
      y: 640,
      reach: 900,
      speed: [-14, -3],
      strength: 0.5,
    });
    const next = randomNumbers(31);
    for (let i = 0; i < 110; i++) {
      const share = next() ** 1.2 * 0.8;
      const [x, y] = inStream(RING, share, between(next, -1.2, 1), between(next, -1, 1));
      const shine = Math.max(0, Math.sin(t * between(next, 0.7, 1.6) + next() * 6.3)) ** 6;
      if (shine > 0.02) disc(pen, x - t * 3 * share, y, 1 + 2.4 * share, fade("#f6faff", 0.9 * shine));
    }
  },
  airZ: 100,
};
