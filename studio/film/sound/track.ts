import { randomNumbers } from "@lantern/engine/random";

export const RATE = 48_000;

/** A sound: its value at this many seconds after its start. */
export type Voice = (t: number) => number;

export interface Place {
  at: number;
  seconds: number;
  gain?: number;
  /** -1 left, 1 right. */
  pan?: number;
  /** Share that is sent to the reverb. */
  room?: number;
}

/** Two channels of sound with a reverb, to which voices are added at their times. */
export class Track {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly #send: Float32Array;

  constructor(seconds: number) {
    const length = Math.round(seconds * RATE);
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
    this.#send = new Float32Array(length);
  }

  put(voice: Voice, { at, seconds, gain = 1, pan = 0, room = 0.3 }: Place): void {
    const first = Math.round(at * RATE);
    const count = Math.min(Math.round(seconds * RATE), this.left.length - first);
    const [l, r] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];
    for (let i = 0; i < count; i++) {
      const value = voice(i / RATE) * gain;
      this.left[first + i] = (this.left[first + i] ?? 0) + value * l;
      this.right[first + i] = (this.right[first + i] ?? 0) + value * r;
      this.#send[first + i] = (this.#send[first + i] ?? 0) + value * room;
    }
  }

  /** Adds the reverb and returns both channels, interleaved. */
  finish(): Float32Array {
    const [wetLeft, wetRight] = [answer(this.#send, 1), answer(this.#send, 1.07)];
    const both = new Float32Array(this.left.length * 2);
    for (let i = 0; i < this.left.length; i++) {
      both[i * 2] = (this.left[i] ?? 0) + (wetLeft[i] ?? 0);
      both[i * 2 + 1] = (this.right[i] ?? 0) + (wetRight[i] ?? 0);
    }
    return both;
  }
}

/** The reverb of a large room: six feedback delays, then two all-pass filters (after Schroeder). */
function answer(dry: Float32Array, stretch: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const ms of [53, 61, 71, 79, 89, 97]) {
    const step = Math.round((ms * stretch * RATE) / 1000);
    const line = new Float32Array(step);
    let soft = 0;
    for (let i = 0, k = 0; i < dry.length; i++, k = (k + 1) % step) {
      const out = line[k] ?? 0;
      soft += (out - soft) * 0.35;
      line[k] = (dry[i] ?? 0) + soft * 0.84;
      wet[i] = (wet[i] ?? 0) + out / 6;
    }
  }
  for (const ms of [7.3, 2.9]) {
    const step = Math.round((ms * stretch * RATE) / 1000);
    const line = new Float32Array(step);
    for (let i = 0, k = 0; i < wet.length; i++, k = (k + 1) % step) {
      const held = line[k] ?? 0;
      const value = (wet[i] ?? 0) + held * 0.6;
      line[k] = value;
      wet[i] = held - value * 0.6;
    }
  }
  return wet;
}

/** Noise with a low-pass filter at this frequency; the same for the same seed. */
export function noise(seed: number, cutoff: number): Voice {
  const next = randomNumbers(seed);
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / RATE);
  let first = 0;
  let second = 0;
  return () => {
    first += (next() * 2 - 1 - first) * share;
    second += (first - second) * share;
    return second * 3;
  };
}
