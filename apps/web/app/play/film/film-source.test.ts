import { beforeEach, expect, test, vi } from "vitest";
import { openSource } from "./film-source.ts";

type Listener = (event: string, data: { fatal: boolean; type: string }) => void;

/** Fake of the playback library that raises errors. The journeys play real films. */
const hls = {
  listeners: new Map<string, Listener>(),
  recoverMediaError: vi.fn(),
  startLoad: vi.fn(),
  loadSource: vi.fn(),
  made: null as { subtitleTrack: number } | null,
};
vi.mock("hls.js", () => ({
  default: class {
    static Events = new Proxy({}, { get: (_, name) => name });
    static ErrorTypes = { MEDIA_ERROR: "mediaError" };
    static isSupported = () => true;
    levels = [{}];
    subtitleTrack = 0;
    constructor() {
      hls.made = this;
    }
    on = (event: string, listener: Listener) => hls.listeners.set(event, listener);
    loadSource = hls.loadSource;
    startLoad = hls.startLoad;
    recoverMediaError = hls.recoverMediaError;
    attachMedia = () => {};
  },
}));

const breaks = () => hls.listeners.get("ERROR")?.("ERROR", { fatal: true, type: "mediaError" });

beforeEach(() => vi.clearAllMocks());

test("a film that fails is recovered once, not again and again; resuming it tries again", async () => {
  const options = { url: "/film.m3u8", soundOnly: false, startAt: 0 };
  const source = await openSource({} as HTMLVideoElement, options);
  for (let n = 0; n < 100; n++) breaks();
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(1);
  source?.resume();
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
  expect(hls.startLoad).toHaveBeenCalledTimes(1);
  source?.resume();
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
});

test("[L8] captions that come with a film are turned off, because those of the view are in the reader’s language", async () => {
  await openSource({} as HTMLVideoElement, { url: "/film.m3u8", soundOnly: false, startAt: 0 });
  hls.listeners.get("SUBTITLE_TRACKS_UPDATED")?.("SUBTITLE_TRACKS_UPDATED", { fatal: false, type: "" });
  expect(hls.made?.subtitleTrack).toBe(-1);
});
