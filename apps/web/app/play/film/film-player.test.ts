// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilmPlayer } from "./film-player.ts";
import type { FilmSource } from "./film-source.ts";

const source = { rest: vi.fn(), resume: vi.fn(), close: vi.fn() };
// The journeys play films over a real network; these tests cover the player's own rules.
vi.mock("./film-source.ts", () => ({ openSource: async (): Promise<FilmSource> => source }));

/** Duration of a jump, ms. */
const LANDING = 100;

/** A film element as the player sees it: it runs while it plays and has pictures. */
class Element {
  #at = 0;
  #lands = 0;
  duration = 93;
  playbackRate = 1;
  paused = true;
  muted = false;
  volume = 1;
  readyState = 4;
  refuses: "nothing" | "sound" | "all" = "nothing";

  get currentTime(): number {
    return this.#at;
  }

  set currentTime(to: number) {
    this.#at = to;
    this.#lands = LANDING;
  }

  get seeking(): boolean {
    return this.#lands > 0;
  }

  async play(): Promise<void> {
    const refused = this.refuses === "all" || (this.refuses === "sound" && !this.muted);
    if (refused) throw new DOMException("touch me first", "NotAllowedError");
    this.paused = false;
  }

  pause(): void {
    this.paused = true;
  }

  run(ms: number): void {
    if (this.readyState < 3) return;
    if (this.seeking) this.#lands -= ms;
    else if (!this.paused) this.#at += (ms / 1000) * this.playbackRate;
  }
}

let video: Element;
let player: FilmPlayer;
let still: boolean;
let start: number;
/** What the person wants to hear. */
let gain: number;

beforeEach(() => {
  vi.useFakeTimers();
  video = new Element();
  still = false;
  gain = 1;
  start = performance.now();
});

afterEach(() => {
  player.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const position = () => (performance.now() - start) / 1000;

function open(): void {
  const time = () => ({ seconds: position(), pace: 1, still });
  const options = { url: "/film.m3u8", soundOnly: false, length: 93, time, gain: () => gain };
  player = new FilmPlayer(video as unknown as HTMLVideoElement, options);
}

/** Advances the clock by so many seconds, and the element with it. */
async function pass(seconds: number): Promise<void> {
  for (let ms = 0; ms < seconds * 1000; ms += 50) {
    video.run(50);
    await vi.advanceTimersByTimeAsync(50);
  }
}

const off = () => Math.abs(video.currentTime - position());

test("a late joiner's film jumps to its position, becomes visible and stays in step", async () => {
  start -= 40_000;
  open();
  await pass(6);
  expect(off()).toBeLessThan(0.02);
  expect(player.state.get()).toEqual({ moving: true, silenced: false });
  expect(player.seconds()).toBe(video.currentTime);
});

test("after sleep it catches up at once and does not pause loading", async () => {
  open();
  await pass(4);
  const fellAsleep = Date.now();
  const before = performance.now();
  // The clock advances while no timer runs.
  vi.spyOn(performance, "now").mockImplementation(() => before + 30_000 + (Date.now() - fellAsleep));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(off()).toBeLessThan(0.3);
  expect(source.rest).not.toHaveBeenCalled();
  await pass(4);
  expect(off()).toBeLessThan(0.02);
});

test("without pictures the storyboard goes on; on a dead connection loading pauses for a while", async () => {
  open();
  await pass(4);
  video.readyState = 1;
  await pass(2);
  expect(player.state.get().moving).toBe(true);
  await pass(1);
  expect(player.state.get().moving).toBe(false);
  expect(player.seconds()).toBeCloseTo(position());
  expect(source.rest).not.toHaveBeenCalled();
  await pass(6);
  expect(source.rest).toHaveBeenCalledTimes(1);
  await pass(14);
  expect(source.resume).not.toHaveBeenCalled();
  video.readyState = 4;
  await pass(4);
  expect(source.resume).toHaveBeenCalledTimes(1);
  expect(player.state.get().moving).toBe(true);
  await pass(4);
  expect(off()).toBeLessThan(0.02);
});

test("a network that is back is tried at once", async () => {
  open();
  video.readyState = 1;
  await pass(9);
  expect(source.rest).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  expect(source.resume).toHaveBeenCalledTimes(1);
});

test("where the browser blocks sound the film runs without; the button turns it on and keeps the position", async () => {
  video.refuses = "sound";
  open();
  await pass(3);
  expect(player.state.get()).toMatchObject({ moving: true, silenced: true });
  expect(video.muted).toBe(true);
  video.refuses = "nothing";
  player.unsilence();
  expect(player.state.get().silenced).toBe(false);
  expect(video.muted).toBe(false);
  await pass(1);
  expect(off()).toBeLessThan(0.02);
});

test("where the browser blocks playing the storyboard stays until the click, and loading goes on", async () => {
  video.refuses = "all";
  open();
  await pass(12);
  expect(player.state.get()).toMatchObject({ moving: false, silenced: true });
  expect(source.rest).not.toHaveBeenCalled();
  video.refuses = "nothing";
  player.unsilence();
  await pass(4);
  expect(player.state.get()).toMatchObject({ moving: true, silenced: false });
  expect(off()).toBeLessThan(0.02);
});

test("the sound goes out at the film's own end, though its music is longer", async () => {
  video.duration = 96;
  start -= 90_000;
  open();
  await pass(2.4);
  expect(video.volume).toBe(1);
  await pass(0.4);
  expect(video.volume).toBeGreaterThan(0);
  expect(video.volume).toBeLessThan(0.9);
  await pass(0.5);
  expect(video.volume).toBe(0);
});

test("a paused session stops the film where it is", async () => {
  open();
  await pass(3);
  still = true;
  await vi.advanceTimersByTimeAsync(150);
  expect(video.paused).toBe(true);
});

test("whoever turned sound off hears no film, and hears it at once when they turn it on", async () => {
  gain = 0;
  open();
  await pass(3);
  expect(player.state.get()).toMatchObject({ moving: true, silenced: false });
  expect(video.muted).toBe(true);
  gain = 0.25;
  player.listen();
  expect([video.muted, video.volume]).toEqual([false, 0.25]);
  gain = 0;
  await pass(0.2);
  expect(video.muted).toBe(true);
});
