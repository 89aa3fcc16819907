import type { Bars } from "./bars.ts";
import { Fader } from "./fader.ts";
import { type Mood, type ScoreFiles, STEMS, type Stem } from "./score.ts";

/** Seconds until sources begin, so that all of them begin together. */
const START = 0.06;
/** A fade ends a little before the next bar line, where another one may begin. */
const SPARE = 0.02;
/** Longest offset from the server's bars, ms; loops that are further off start again. The context's time has steps. */
const TOLERANCE_MS = 120;

/** The stems of one mood: four loops that run together. Only their gains move. */
export class MoodLoops {
  readonly mood: Mood;
  readonly output: GainNode;
  readonly #context: AudioContext;
  readonly #bars: Bars;
  readonly #guard: number;
  readonly #stems: { stem: Stem; buffer: AudioBuffer; gain: GainNode; fader: Fader }[];
  #sources: AudioBufferSourceNode[] = [];
  /** Server time and the context's time of one moment. */
  #origin = { server: 0, context: 0 };

  private constructor(
    context: AudioContext,
    files: ScoreFiles,
    bars: Bars,
    mood: Mood,
    buffers: AudioBuffer[],
  ) {
    this.#context = context;
    this.#bars = bars;
    this.mood = mood;
    this.#guard = files.score.guardSeconds;
    this.output = new GainNode(context);
    this.#stems = STEMS.flatMap((stem, i) => {
      const buffer = buffers[i];
      if (!buffer) return [];
      const gain = new GainNode(context, { gain: 0 });
      gain.connect(this.output);
      return [{ stem, buffer, gain, fader: new Fader(gain.gain, context) }];
    });
  }

  static async load(context: AudioContext, files: ScoreFiles, bars: Bars, mood: Mood): Promise<MoodLoops> {
    const names = STEMS.map((stem) => files.score.moods[mood][stem]);
    const seconds = bars.loopMs / 1000;
    const buffers = await Promise.all(names.map((name) => files.decodeLoop(context, name, seconds)));
    return new MoodLoops(context, files, bars, mood, buffers);
  }

  /** Runs the loops from where the server's clock is in them. */
  start(now: number): void {
    this.#stop();
    const when = this.#context.currentTime + START;
    const server = now + START * 1000;
    this.#origin = { server, context: when };
    const length = this.#bars.loopMs / 1000;
    for (const { buffer, gain } of this.#stems) {
      const loop = { loop: true, loopStart: this.#guard, loopEnd: this.#guard + length };
      const source = new AudioBufferSourceNode(this.#context, { buffer, ...loop });
      source.connect(gain);
      source.start(when, this.#guard + this.#bars.position(server) / 1000);
      this.#sources.push(source);
    }
  }

  /** Starts the loops again if they are not where the server's clock is, as after a pause of the page. */
  follow(now: number): void {
    const expected = this.#origin.server + (this.#context.currentTime - this.#origin.context) * 1000;
    if (Math.abs(expected - now) > TOLERANCE_MS) this.start(now);
  }

  /** Moves the gains over one bar from a bar line on, given in the context's time. Stems that are not named fade out. */
  fade(levels: Partial<Record<Stem, number>>, at: number): void {
    const seconds = this.#bars.barMs / 1000 - SPARE;
    for (const { stem, fader } of this.#stems) fader.fade(levels[stem] ?? 0, at, seconds);
  }

  get silent(): boolean {
    return this.#stems.every(({ fader }) => fader.level === 0);
  }

  close(): void {
    this.#stop();
    this.output.disconnect();
  }

  #stop(): void {
    for (const source of this.#sources) {
      source.stop();
      source.disconnect();
    }
    this.#sources = [];
  }
}
