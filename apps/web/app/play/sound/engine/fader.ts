import { equalPower } from "./bars.ts";

/** Seconds between the end of a fade and the next one. */
const GAP = 0.001;

/**
 * Moves a gain from level to level with equal power. It sets points between which the browser draws lines: such points
 * may be late or close to each other, while a browser that is busy moves a curve of values to its own next moment, and
 * then refuses the next curve because they overlap.
 */
export class Fader {
  readonly #gain: AudioParam;
  readonly #context: Pick<BaseAudioContext, "currentTime">;
  #level = 0;
  #busyUntil = 0;

  constructor(gain: AudioParam, context: Pick<BaseAudioContext, "currentTime">) {
    this.#gain = gain;
    this.#context = context;
  }

  /** Where the gain is, or will be once the last fade has ended. */
  get level(): number {
    return this.#level;
  }

  /** Moves the gain from `at` on, in the context's time, or as soon as the fade before has ended. */
  fade(level: number, at: number, seconds: number): void {
    if (level === this.#level) return;
    const begin = Math.max(at, this.#busyUntil, this.#context.currentTime);
    const [first = this.#level, ...points] = equalPower(this.#level, level);
    this.#gain.setValueAtTime(first, begin);
    for (const [i, point] of points.entries())
      this.#gain.linearRampToValueAtTime(point, begin + (seconds * (i + 1)) / points.length);
    this.#busyUntil = begin + seconds + GAP;
    this.#level = level;
  }
}
