import { gainOfVolume } from "../../../api/participant/sound-preferences.ts";
import { Bars } from "./bars.ts";
import { MoodLoops } from "./loops.ts";
import type { Mix } from "./mix.ts";
import { type Mood, type ScoreFiles, STEMS, type Stem } from "./score.ts";

/** How long before a bar line its changes are scheduled, ms. */
const AHEAD_MS = 250;
/** Seconds in which a volume, a mute or an ambience changes. */
const QUICK = 0.05;
const AMBIENCE_FADE = 1.2;
/** After this time a quiet page stops computing sound, ms. */
const SLEEP_MS = 500;

const gainOf = (decibels: number) => 10 ** (decibels / 20);
/** The highest sample of a short sound, dBFS: between samples it may be half a decibel higher, which makes -3. */
const HIGHEST = -3.5;

/** The gain of a short sound by its own highest sample: encoders add up to five decibels to that of a click. */
export const cueGain = (decibels: number, peak: number): number =>
  Math.min(gainOf(decibels), gainOf(HIGHEST) / peak);

function peakOf(buffer: AudioBuffer): number {
  let most = 1e-6;
  for (let i = 0; i < buffer.numberOfChannels; i++)
    for (const x of buffer.getChannelData(i)) most = Math.max(most, Math.abs(x));
  return most;
}

/** Plays the music, ambience and cues of a story. Whatever cannot be loaded or decoded is silent. */
export class SoundEngine {
  /** Music and ambience. */
  readonly music: GainNode;
  readonly #context: AudioContext;
  readonly #files: ScoreFiles;
  readonly #now: () => number;
  readonly #bars: Bars;
  readonly #master: GainNode;
  readonly #cues: GainNode;
  readonly #short = new Map<string, Promise<{ buffer: AudioBuffer; peak: number } | null>>();
  #mix: Mix | null = null;
  #loops: MoodLoops[] = [];
  #loading: Mood | null = null;
  /** Moods that could not be loaded; they are not tried again. */
  readonly #broken = new Set<Mood>();
  #ambience: { name: string; gain: GainNode; source: AudioBufferSourceNode } | null = null;
  #ambienceName: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sleep: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #end = new AbortController();

  /** @param now the server's clock */
  constructor(context: AudioContext, files: ScoreFiles, now: () => number) {
    this.#context = context;
    this.#files = files;
    this.#now = now;
    this.#bars = new Bars(files.score.barSeconds, files.score.bars);
    this.#master = new GainNode(context);
    this.#master.connect(context.destination);
    this.#cues = new GainNode(context);
    this.#cues.connect(this.#master);
    this.music = new GainNode(context);
    this.music.connect(this.#master);
    document.addEventListener("visibilitychange", this.#onVisibility);
    // Where a click on the join page does not count, the next one on this page does.
    for (const type of ["pointerup", "keydown"])
      addEventListener(type, this.#wake, { capture: true, signal: this.#end.signal });
    this.#plan();
    this.#onVisibility();
  }

  setVolumes(music: number, cues: number): void {
    const at = this.#context.currentTime;
    this.music.gain.setTargetAtTime(gainOfVolume(music), at, QUICK);
    this.#cues.gain.setTargetAtTime(gainOfVolume(cues), at, QUICK);
  }

  /** Lets music pass through another node, or through none. */
  insert(node: AudioNode | null): void {
    this.music.disconnect();
    if (node) this.music.connect(node).connect(this.#master);
    else this.music.connect(this.#master);
  }

  /** From the next bar line on, this sounds. A mood that is not loaded follows when it is. */
  play(mix: Mix | null): void {
    this.#mix = mix;
    if (mix) this.#load(mix.mood);
    void this.#enter(mix?.ambience ?? null);
  }

  /** Plays a short sound. @param gain dB above its own loudness */
  async cue(file: string, gain = 0): Promise<void> {
    if (document.hidden || this.#closed) return;
    const short = await this.#shortSound(file);
    if (!short || this.#closed) return;
    const source = new AudioBufferSourceNode(this.#context, { buffer: short.buffer });
    source.connect(new GainNode(this.#context, { gain: cueGain(gain, short.peak) })).connect(this.#cues);
    source.start();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#sleep);
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#end.abort();
    for (const loops of this.#loops) loops.close();
    this.#loops = [];
    void this.#context.close();
  }

  /** The moods in memory, for tests. */
  get moods(): Mood[] {
    return this.#loops.map(({ mood }) => mood);
  }

  #shortSound(file: string): Promise<{ buffer: AudioBuffer; peak: number } | null> {
    const stored = this.#short.get(file);
    if (stored) return stored;
    const loaded = this.#files.decode(this.#context, file).then(
      (buffer) => ({ buffer, peak: peakOf(buffer) }),
      () => null,
    );
    this.#short.set(file, loaded);
    return loaded;
  }

  #load(mood: Mood): void {
    const ready = this.#loops.some((loops) => loops.mood === mood);
    if (ready || this.#loading || this.#broken.has(mood)) return;
    this.#loading = mood;
    MoodLoops.load(this.#context, this.#files, this.#bars, mood).then(
      (loops) => {
        this.#loading = null;
        if (this.#closed) return;
        loops.output.connect(this.music);
        loops.start(this.#now());
        this.#loops.push(loops);
        if (this.#mix) this.#load(this.#mix.mood);
      },
      () => {
        this.#loading = null;
        this.#broken.add(mood);
      },
    );
  }

  /** Wakes a moment before each bar line and schedules what changes there. */
  #plan(): void {
    const now = this.#now();
    const line = this.#bars.nextLine(now + AHEAD_MS);
    this.#timer = setTimeout(
      () => {
        this.#change(line);
        this.#plan();
      },
      line - now - AHEAD_MS,
    );
  }

  #change(line: number): void {
    if (document.hidden) return;
    const now = this.#now();
    for (const loops of this.#loops) loops.follow(now);
    const wanted = this.#mix?.mood ?? null;
    // Until the wanted mood is loaded the last one goes on, as loud as the scene wants it now.
    const loaded = this.#loops.find(({ mood }) => mood === wanted);
    const next =
      loaded ?? (wanted && !this.#broken.has(wanted) ? this.#loops.find((one) => !one.silent) : null);
    const at = this.#context.currentTime + Math.max(0, line - now) / 1000;
    const [quiet, sounding] = [this.#loops.filter((one) => one !== next && one.silent), this.#loops];
    for (const loops of quiet) loops.close();
    this.#loops = sounding.filter((one) => !quiet.includes(one));
    for (const loops of this.#loops) loops.fade(loops === next ? this.#levels() : {}, at);
  }

  #levels(): Partial<Record<Stem, number>> {
    const stems = this.#mix?.stems;
    return Object.fromEntries(
      STEMS.flatMap((stem) => {
        const level = stems?.[stem] ?? null;
        return level === null ? [] : [[stem, gainOf(level)]];
      }),
    );
  }

  /** Cross-fades to the ambience. */
  async #enter(name: string | null): Promise<void> {
    if (name === this.#ambienceName) return;
    this.#ambienceName = name;
    const file = name && this.#files.score.ambiences[name];
    const { ambienceSeconds, guardSeconds } = this.#files.score;
    const buffer = file
      ? await this.#files.decodeLoop(this.#context, file, ambienceSeconds).catch(() => null)
      : null;
    if (this.#closed || this.#ambienceName !== name) return;
    const at = this.#context.currentTime;
    this.#ambience?.gain.gain.setTargetAtTime(0, at, AMBIENCE_FADE / 3);
    this.#ambience?.source.stop(at + AMBIENCE_FADE * 2);
    this.#ambience = null;
    if (!buffer || !name) return;
    const gain = new GainNode(this.#context, { gain: 0 });
    const loop = { loop: true, loopStart: guardSeconds, loopEnd: guardSeconds + ambienceSeconds };
    const source = new AudioBufferSourceNode(this.#context, { buffer, ...loop });
    source.connect(gain).connect(this.music);
    source.start(at, guardSeconds);
    gain.gain.setTargetAtTime(1, at, AMBIENCE_FADE / 3);
    this.#ambience = { name, gain, source };
  }

  #onVisibility = () => {
    clearTimeout(this.#sleep);
    const { hidden } = document;
    this.#master.gain.setTargetAtTime(hidden ? 0 : 1, this.#context.currentTime, QUICK);
    if (hidden) {
      this.#sleep = setTimeout(() => void this.#context.suspend().catch(() => {}), SLEEP_MS);
      return;
    }
    this.#wake();
  };

  #wake = () => {
    if (this.#context.state === "running" || document.hidden) return;
    void this.#context
      .resume()
      .then(() => {
        for (const loops of this.#loops) loops.follow(this.#now());
      })
      .catch(() => {});
  };
}
