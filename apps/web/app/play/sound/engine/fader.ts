import { equalPower } from "./bars.ts";

/** Seconds until a curve begins. A browser moves one that begins in the past to its own next moment. */
const LEAD = 0.05;
/** Seconds between the end of a curve and the next one, which must not overlap. */
const GAP = 0.001;

/** Moves a gain from level to level in curves of equal power. */
export class Fader {
  readonly #gain: AudioParam;
  readonly #context: Pick<BaseAudioContext, "currentTime">;
  #level = 0;
  #busyUntil = 0;

  constructor(gain: AudioParam, context: Pick<BaseAudioContext, "currentTime">) {
    this.#gain = gain;
    this.#context = context;
  }

  /** Where the gain is, or will be once the last curve has ended. */
  get level(): number {
    return this.#level;
  }

  /** Moves the gain from `at` on, in the context's time, or as soon as the curve before has ended. */
  fade(level: number, at: number, seconds: number): void {
    if (level === this.#level) return;
    const begin = Math.max(at, this.#busyUntil, this.#context.currentTime + LEAD);
    this.#gain.setValueCurveAtTime(equalPower(this.#level, level), begin, seconds);
    this.#busyUntil = begin + seconds + GAP;
    this.#level = level;
  }
}
