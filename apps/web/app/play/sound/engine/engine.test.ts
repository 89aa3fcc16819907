// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SoundEngine } from "./engine.ts";
import type { Mix } from "./mix.ts";
import { type Mood, type ScoreFiles, STEMS, type Stem } from "./score.ts";

/** The last value that a gain moves to. */
class Gain {
  static all: Gain[] = [];
  last = 0;
  gain = {
    setValueAtTime: (value: number) => this.#move(value),
    linearRampToValueAtTime: (value: number) => this.#move(value),
    setTargetAtTime: (value: number) => this.#move(value),
  };

  constructor(_: unknown, options: { gain?: number } = {}) {
    this.last = options.gain ?? 0;
    Gain.all.push(this);
  }

  connect = (node: unknown) => node;
  disconnect(): void {}

  #move(value: number): void {
    this.last = value;
  }
}

class Source {
  connect = (node: unknown) => node;
  disconnect(): void {}
  start(): void {}
  stop(): void {}
}

const context = {
  get currentTime() {
    return performance.now() / 1000;
  },
  state: "running",
  destination: {},
  close: async () => {},
};
/** Moods that never arrive, as on a slow connection. */
let slow: Mood[];
const moods = ["wonder", "tension", "warmth"] as const;
const files = {
  score: {
    barSeconds: 2.4,
    bars: 16,
    guardSeconds: 0.2,
    ambienceSeconds: 12,
    ambiences: {},
    moods: Object.fromEntries(
      moods.map((mood) => [mood, Object.fromEntries(STEMS.map((stem) => [stem, `${mood}-${stem}`]))]),
    ),
  },
  /** A click that its encoder has made as loud as can be. */
  decode: async () => ({ numberOfChannels: 1, getChannelData: () => Float32Array.of(0, 1.1, -0.4) }),
  decodeLoop: (_: unknown, name: string) =>
    slow.some((mood) => name.startsWith(mood)) ? new Promise(() => {}) : Promise.resolve({}),
} as unknown as ScoreFiles;

let engine: SoundEngine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("AudioBufferSourceNode", Source);
  Gain.all = [];
  slow = [];
  engine = new SoundEngine(context as unknown as AudioContext, files, () => performance.now());
});

afterEach(() => {
  engine.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const mix = (mood: Mood, ...on: Stem[]): Mix => ({
  mood,
  stems: Object.fromEntries(STEMS.map((stem) => [stem, on.includes(stem) ? 0 : null])) as Mix["stems"],
  ambience: null,
});

/** Where the stems of the first mood go: after its output, the gains come in the order of the stems. */
function levels(): Record<Stem, number> {
  // Master, cues and music come before them.
  const [, ...stems] = Gain.all.slice(3);
  return Object.fromEntries(STEMS.map((stem, i) => [stem, stems[i]?.last ?? 0])) as Record<Stem, number>;
}

/** Peak of the last short sound as it is played, dBFS. */
const lastPeak = () => 20 * Math.log10(1.1 * (Gain.all.at(-1)?.last ?? 0));

const twoBars = () => vi.advanceTimersByTimeAsync(4900);

test("from the next bar line on the stems of the scene sound, and no others", async () => {
  engine.play(mix("wonder", "bed", "pulse"));
  await twoBars();
  expect(levels()).toEqual({ bed: 1, pulse: 1, melody: 0, color: 0 });
  engine.play(mix("wonder", "bed", "melody"));
  await twoBars();
  expect(levels()).toEqual({ bed: 1, pulse: 0, melody: 1, color: 0 });
  engine.play(null);
  await twoBars();
  expect(levels()).toEqual({ bed: 0, pulse: 0, melody: 0, color: 0 });
});

test("while the next mood is still loading, the last one follows the scene instead of keeping its old level", async () => {
  engine.play(mix("wonder", "bed", "pulse"));
  await twoBars();
  slow = ["tension"];
  engine.play(mix("tension", "bed"));
  await twoBars();
  expect(levels()).toEqual({ bed: 1, pulse: 0, melody: 0, color: 0 });
});

test("no short sound peaks over -3 dB, whatever its encoder has added; a quiet one stays as quiet", async () => {
  await engine.cue("tick");
  expect(lastPeak()).toBeLessThan(-3);
  await engine.cue("tick", -12);
  expect(lastPeak()).toBeCloseTo(-12 + 20 * Math.log10(1.1), 3);
});
