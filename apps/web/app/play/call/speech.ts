/** Loudness, 0–1, above which somebody is speaking rather than breathing. */
const SPEAKING = 0.02;
/** Bridges the gaps in speech. */
const LINGER_MS = 400;

/** Turns loudness into speaking or silent, without flicker. */
export class Speech {
  readonly #lingerMs: number;
  #until = 0;

  constructor(lingerMs = LINGER_MS) {
    this.#lingerMs = lingerMs;
  }

  /** @param now ms of any steady clock */
  update(level: number, now: number): boolean {
    if (level > SPEAKING) this.#until = now + this.#lingerMs;
    return now < this.#until;
  }
}

/** Samples of one measurement. */
const SAMPLES = 512;

/** Measures the loudness of a track, 0–1, until `close`. */
export class Meter {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples: Float32Array<ArrayBuffer>;

  constructor(track: MediaStreamTrack, samples = SAMPLES) {
    this.#analyser.fftSize = samples;
    this.#samples = new Float32Array(this.#analyser.fftSize);
    this.#context.createMediaStreamSource(new MediaStream([track])).connect(this.#analyser);
    // Without an earlier click the context may stay suspended. Then the level stays at 0.
    void this.#context.resume().catch(() => {});
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    let sum = 0;
    for (const sample of this.#samples) sum += sample * sample;
    return Math.sqrt(sum / this.#samples.length);
  }

  /** Whether nothing at all arrives. Even a quiet room makes some noise. */
  isSilent(): boolean {
    return this.#context.state === "running" && this.level() === 0;
  }

  close(): void {
    void this.#context.close();
  }
}
