import { createStore, type Store } from "@lantern/live-client";
import { type FilmSource, openSource } from "./film-source.ts";
import type { FilmTime } from "./film-time.ts";
import { steer } from "./steering.ts";

const EVERY_MS = 100;
/** Without new pictures for so long, the storyboard takes over. */
const STALLED_MS = 2500;
/** After so long without data, loading pauses so that the call gets the bandwidth. */
const GIVE_UP_MS = 8000;
const REST_MS = 15_000;
/** Ticks this far apart mean that the page was asleep. */
const ASLEEP_MS = 2500;
/** The sound goes out over this time at the end, seconds at pace 1: the music of a cut is longer than the film. */
const FADE = 0.4;
/** Pictures further off than this (seconds at pace 1) are hidden. */
const NEAR = 1;

interface PlayerState {
  /** The video plays. Otherwise the storyboard is visible. */
  moving: boolean;
  /** The browser requires a click before it plays sound. */
  silenced: boolean;
}

/** Before the first picture, and where there is none. */
export const notPlaying: PlayerState = { moving: false, silenced: false };

interface PlayerOptions {
  url: string;
  /** Only the sound is needed, so the lowest resolution will do. */
  soundOnly: boolean;
  /** Seconds of the whole film. */
  length: number;
  /** Where the film should be now. */
  time(): FilmTime;
  /** How loud the person wants it, 0 to 1. */
  gain(): number;
}

/** Keeps a video element in step with the server's clock. */
export class FilmPlayer {
  readonly state: Store<PlayerState>;
  readonly #video: HTMLVideoElement;
  readonly #options: PlayerOptions;
  readonly #closing = new AbortController();
  #source: FilmSource | null = null;
  #jumpedAt = Number.NEGATIVE_INFINITY;
  #goodAt = 0;
  #tickedAt = Number.NEGATIVE_INFINITY;
  #restsUntil = 0;
  #starting = false;
  #blocked = false;

  constructor(video: HTMLVideoElement, options: PlayerOptions, state = createStore(notPlaying)) {
    this.state = state;
    this.#video = video;
    this.#options = options;
    const { signal } = this.#closing;
    const timer = setInterval(() => this.#tick(), EVERY_MS);
    signal.addEventListener("abort", () => clearInterval(timer));
    // Catches up at once after sleep or in a tab that becomes visible again.
    document.addEventListener("visibilitychange", () => this.#tick(), { signal });
    window.addEventListener("online", () => this.#again(), { signal });
    openSource(video, { ...options, startAt: options.time().seconds }).then(
      (source) => {
        if (signal.aborted) source?.close();
        else this.#source = source;
      },
      () => {
        // Without the code that loads films, the storyboard stays.
      },
    );
  }

  /** Seconds into the clip: of the video while it plays, else of the clock. */
  seconds(): number {
    return this.state.get().moving ? this.#video.currentTime : this.#options.time().seconds;
  }

  /** Turns the sound on after a click. The film has continued meanwhile. */
  unsilence(): void {
    this.#blocked = false;
    this.state.set({ silenced: false });
    this.listen();
    void this.#video.play().catch(() => {});
    this.#tick();
  }

  /** Follows what the person wants to hear. Some phones ignore the volume of a video, but none that it is muted. */
  listen(): void {
    const { seconds, pace } = this.#options.time();
    const gain = this.#options.gain();
    const fade = Math.min(1, Math.max(0, (this.#options.length - seconds) / (FADE * pace)));
    this.#video.muted = gain === 0 || this.state.get().silenced;
    this.#video.volume = gain * fade;
  }

  close(): void {
    this.#closing.abort();
    this.#source?.close();
  }

  #tick(): void {
    if (!this.#source || this.#rests()) return;
    // Time asleep doesn't count as time without data.
    const now = performance.now();
    if (now - this.#tickedAt > ASLEEP_MS) this.#goodAt = now;
    this.#tickedAt = now;
    const video = this.#video;
    const { seconds, pace, still } = this.#options.time();
    this.listen();
    if (seconds >= Math.min(video.duration, this.#options.length)) return;
    if (still) video.pause();
    else if (video.paused && !this.#blocked) void this.#play();
    if (video.readyState > 0) this.#steer(seconds, pace, still);
    const near = Math.abs(video.currentTime - seconds) < NEAR * pace;
    this.#judge(near && !video.seeking && video.readyState > 2 && (still || !video.paused));
  }

  #steer(seconds: number, pace: number, still: boolean): void {
    const video = this.#video;
    const sinceJumpMs = performance.now() - this.#jumpedAt;
    const { currentTime: position, seeking } = video;
    const order = steer({ position, seeking, ready: video.readyState > 2, sinceJumpMs }, seconds, pace);
    if ("rate" in order) {
      if (!seeking && video.playbackRate !== order.rate) video.playbackRate = order.rate;
      return;
    }
    this.#jumpedAt = performance.now();
    video.currentTime = Math.min(still ? seconds : order.to, video.duration - 0.05);
  }

  /** Shows the video while it is on time. After a long time without data, loading pauses. */
  #judge(good: boolean): void {
    const now = performance.now();
    if (good) this.#goodAt = now;
    const bad = now - this.#goodAt;
    if (good || bad > STALLED_MS) this.state.set({ moving: good });
    if (bad > GIVE_UP_MS && !this.#blocked) {
      this.#restsUntil = now + REST_MS;
      this.#source?.rest();
    }
  }

  #rests(): boolean {
    if (this.#restsUntil === 0) return false;
    if (performance.now() < this.#restsUntil) return true;
    this.#again();
    return false;
  }

  #again(): void {
    if (this.#restsUntil === 0) return;
    this.#restsUntil = 0;
    this.#goodAt = performance.now();
    this.#source?.resume();
  }

  /** Plays. If the browser blocks sound, plays muted. If it blocks that too, the storyboard stays. */
  async #play(): Promise<void> {
    if (this.#starting) return;
    this.#starting = true;
    try {
      await this.#video.play().catch((error: unknown) => {
        if (!isBlocked(error)) return;
        this.state.set({ silenced: true });
        this.listen();
        return this.#video.play();
      });
    } catch (error) {
      this.#blocked = isBlocked(error);
    } finally {
      this.#starting = false;
    }
  }
}

const isBlocked = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError";
