/** Above it, 0–1, somebody is taken to speak rather than to breathe. */
const SPEAKING = 0.02;
/** Speech has gaps; the halo stays on through them. */
const LINGER_MS = 400;

/** Turns loudness into "speaks" and "does not", without flicker. */
export class Speech {
  #until = 0;

  /** @param now ms of any steady clock */
  update(level: number, now: number): boolean {
    if (level > SPEAKING) this.#until = now + LINGER_MS;
    return now < this.#until;
  }
}

/** How loud a track is, 0–1. Ends with `close`. */
export class Meter {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples: Float32Array<ArrayBuffer>;

  constructor(track: MediaStreamTrack) {
    this.#analyser.fftSize = 512;
    this.#samples = new Float32Array(this.#analyser.fftSize);
    this.#context.createMediaStreamSource(new MediaStream([track])).connect(this.#analyser);
    // Opened without a press of a button it may sleep; then the meter just stays low.
    void this.#context.resume().catch(() => {});
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    let sum = 0;
    for (const sample of this.#samples) sum += sample * sample;
    return Math.sqrt(sum / this.#samples.length);
  }

  close(): void {
    void this.#context.close();
  }
}
