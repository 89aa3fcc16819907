import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomNumbers } from "@lantern/engine/random";
import { bytesOf, RATE } from "./audio.ts";

const SECONDS = 2.4;
/** Seconds in which the hall fades by 60 dB. */
const RT60 = 2.2;
/** Seconds before the first sound comes back from a wall. */
const FIRST = 0.018;
const REFLECTIONS = 6;

/** Our own hall as an impulse response: a few reflections, then noise that decays and darkens. Returns its file. */
export function impulseResponse(folder: string): string {
  const length = Math.round(SECONDS * RATE);
  const samples = new Float32Array(length * 2);
  for (const side of [0, 1]) {
    const random = randomNumbers(11 + side);
    let dark = 0;
    for (let i = Math.round(FIRST * RATE); i < length; i++) {
      const t = i / RATE;
      dark += (random() * 2 - 1 - dark) * (0.08 + 0.5 * Math.exp(-t * 3.2));
      samples[i * 2 + side] = dark * Math.exp((-6.9 * t) / RT60) * Math.min(1, (t - FIRST) * 30);
    }
    for (let k = 0; k < REFLECTIONS; k++) {
      const at = Math.round((0.011 + random() * 0.06) * RATE) * 2 + side;
      samples[at]! += 0.5 * 0.75 ** k * (random() < 0.5 ? -1 : 1);
    }
  }
  const power = Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / 2);
  const path = join(folder, "room.f32");
  writeFileSync(path, bytesOf(samples.map((x) => x / power)));
  return path;
}
