import { randomNumbers } from "@lantern/engine/random";
import type { RoomTone } from "./score.ts";

/** Seconds of a loop. Swells and tones are rounded to whole cycles of it, so it has no joint. */
export const ROOM_SECONDS = 12;

type Filter = (x: number) => number;

/** One pole; below `hertz` passes. */
function lowPass(hertz: number, rate: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  let y = 0;
  return (x) => {
    y += (x - y) * share;
    return y;
  };
}

/** Noise between two frequencies whose end melts into its beginning over one second. */
function air(
  [low, high, loudness]: RoomTone["air"],
  length: number,
  rate: number,
  seed: string,
): Float32Array {
  const random = randomNumbers(seed);
  const soft = rate;
  const [below, above, again] = [lowPass(high, rate), lowPass(low, rate), lowPass(high, rate)];
  const noise = Float32Array.from({ length: length + soft }, () => {
    const x = again(below(random() * 2 - 1));
    return x - above(x);
  });
  const power = Math.sqrt(noise.reduce((sum, x) => sum + x * x, 0) / noise.length);
  return noise.slice(0, length).map((x, i) => {
    const share = Math.min(1, i / soft);
    const before = noise[length + i] ?? 0;
    return ((x * Math.sqrt(share) + before * Math.sqrt(1 - share)) * loudness * 0.2) / power;
  });
}

/** One channel of a room's tone: a whole loop, from its beginning. */
export function roomTone(name: string, room: RoomTone, rate: number): Float32Array {
  const length = ROOM_SECONDS * rate;
  const samples = air(room.air, length, rate, name);
  for (const [hertz, loudness, swell] of room.tones) {
    const cycles = Math.round(hertz * ROOM_SECONDS);
    const swells = Math.round(ROOM_SECONDS / swell);
    for (let i = 0; i < length; i++) {
      const turn = (2 * Math.PI * i) / length;
      samples[i]! += Math.sin(turn * cycles) * loudness * (0.6 - 0.4 * Math.cos(turn * swells));
    }
  }
  const [count, hertz, loudness] = room.drops ?? [0, 0, 0];
  const random = randomNumbers(`${name} drops`);
  for (let drop = 0; drop < count; drop++) {
    const at = Math.floor(((drop + random() * 0.8) / count) * length);
    const tuned = hertz * 2 ** ([0, 3, 7, 10][Math.floor(random() * 4)]! / 12);
    for (let i = 0; i < rate * 0.6; i++) {
      const t = i / rate;
      const fade = Math.exp(-t * 9) * Math.min(1, t * 300);
      samples[(at + i) % length]! += Math.sin(2 * Math.PI * tuned * t) * loudness * fade;
    }
  }
  return samples;
}
