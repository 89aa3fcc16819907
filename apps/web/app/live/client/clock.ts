/** How many round trips are kept; the best of them tells the server's clock. */
const KEPT = 8;
/** Two good samples cannot lie further apart than half of both trips, and this for clocks that drift. */
const DRIFT_MS = 50;

interface Sample {
  offset: number;
  trip: number;
}

/**
 * An estimate of the server's clock from round trips: the shortest trip kept is trusted, because its two
 * halves can differ the least. All times are epoch milliseconds.
 */
export class ServerClock {
  #samples: Sample[] = [];
  #rough = 0;
  readonly #local: () => number;

  constructor(local: () => number = Date.now) {
    this.#local = local;
  }

  /** A first guess from a time the server sent, before any round trip is known. */
  hint(serverNow: number): void {
    if (this.#samples.length === 0) this.#rough = serverNow - this.#local();
  }

  /** One finished round trip: when it left (local clock) and what the server read in between. */
  sample(sentAt: number, serverNow: number): void {
    const received = this.#local();
    const trip = received - sentAt;
    if (trip < 0) return;
    const sample = { trip, offset: serverNow - (sentAt + received) / 2 };
    // This device's clock was set meanwhile: what was measured before is of another clock.
    if (this.#samples.some((other) => !agree(sample, other))) this.#samples = [];
    this.#samples.push(sample);
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /** The server's time now. */
  now(): number {
    return this.#local() + this.offset;
  }

  get offset(): number {
    return this.#best?.offset ?? this.#rough;
  }

  /** Shortest round trip known, null before the first. */
  get trip(): number | null {
    return this.#best?.trip ?? null;
  }

  /** The newest round trip, null before the first: how the line is now. */
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
