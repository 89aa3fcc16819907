import { fade, ink } from "../../../kit/palette.ts";
import { around, disc, type Pen } from "../../../kit/plate.ts";
import { scene } from "../../../scenes/the-quiet-station/o1-7.ts";
import { drift } from "../../drift.ts";
import { ease, glide, type Shot } from "../../shot.ts";

/** Seconds at which the taps sound; the sound of the film has them at the same times. */
export const TAPS = [2.4, 3.3, 4.2];
const PEAKS = [980, 1110, 1240];
/** When every door shuts. */
export const SHUT = 6.4;

function spot(pen: Pen, x: number, y: number, reach: number, strength: number): void {
  const light = around(pen, x, y, reach, [
    fade("#fff0c8", strength),
    [0.35, fade(ink.amber, strength * 0.35)],
    fade(ink.amber, 0),
  ]);
  disc(pen, x, y, reach, light);
}

/** A point of light runs along the line; at each peak there is a tap. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: 40, y: 0, zoom: 0.02 }, { x: 52, y: 0, zoom: 0.13 }),
  exposure: (t) => 1 - 0.72 * ease(t, SHUT, SHUT + 0.35),
  air: (pen, t) => {
    drift(pen, t, {
      seed: 12,
      count: 70,
      color: "#fff4d6",
      x: 1110,
      y: 450,
      reach: 700,
      speed: [-6, 1],
      strength: 0.5,
    });
    const running = PEAKS[0] as number;
    const x = running + ((t - (TAPS[0] as number)) / 0.9) * 130;
    if (x < 1640) spot(pen, x, 450, 34, 0.8);
    TAPS.forEach((at, i) => {
      const since = t - at;
      if (since >= 0) spot(pen, PEAKS[i] as number, 400, 60 + since * 90, 0.7 * Math.exp(-since * 2.2));
    });
  },
};
