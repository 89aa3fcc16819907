/** Number of stored round trips. */
const SAMPLES = 8;
/** Two samples of the same clocks differ by at most half of both round trips plus this drift, ms. */
const DRIFT_MS = 50;

interface Sample {
  offset: number;
  trip: number;
}

/**
 * Estimates the server's clock from round trips. The shortest stored trip decides, because its two halves
 * differ the least. All times are epoch milliseconds.
 */
export class ServerClock {
  #samples: Sample[] = [];
  #hintedOffset = 0;
  readonly #local: () => number;

  constructor(local: () => number = Date.now) {
    this.#local = local;
  }

  /** Sets a first estimate from a time of the server, until the first round trip. */
  hint(serverNow: number): void {
    if (this.#samples.length === 0) this.#hintedOffset = serverNow - this.#local();
  }

  /** Adds a round trip: its start (local clock) and the server's time during it. */
  sample(sentAt: number, serverNow: number): void {
    const received = this.#local();
    const trip = received - sentAt;
    if (trip < 0) return;
    const sample = { trip, offset: serverNow - (sentAt + received) / 2 };
    // The device's clock was changed, so older samples are invalid.
    if (this.#samples.some((other) => !agree(sample, other))) this.#samples = [];
    this.#samples.push(sample);
    if (this.#samples.length > SAMPLES) this.#samples.shift();
  }

  /** The server's time now. */
  now(): number {
    return this.#local() + this.offset;
  }

  get offset(): number {
    return this.#best?.offset ?? this.#hintedOffset;
  }

  /** Shortest remembered round trip, null before the first. */
  get trip(): number | null {
    return this.#best?.trip ?? null;
  }

  /** Newest round trip, null before the first. */
  get lastTrip(): number | null {
    return this.#samples.at(-1)?.trip ?? null;
  }

  get #best(): Sample | undefined {
    return this.#samples.reduce<Sample | undefined>(
      (best, sample) => (best && best.trip <= sample.trip ? best : sample),
      undefined,
    );
  }
}

const agree = (a: Sample, b: Sample) => Math.abs(a.offset - b.offset) <= (a.trip + b.trip) / 2 + DRIFT_MS;
