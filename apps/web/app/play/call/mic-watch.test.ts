import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { LocalMedia } from "./local-media.ts";
import { MicWatch } from "./mic-watch.ts";

/** What somebody must notice within 5 seconds, with time for the page to draw. */
const NOTICED_MS = 4000;

class Track extends EventTarget {
  enabled = true;
  muted = false;
  readyState = "live";
  getSettings = () => ({ deviceId: "mic" });
  stop = () => {
    this.readyState = "ended";
  };
}

let tracks: Track[];
let opens: boolean;
let silent: boolean;
let media: LocalMedia;
let watch: MicWatch;
const latest = () => tracks.at(-1) as Track;
const interrupted = () => media.state.get().interrupted;

beforeEach(async () => {
  vi.useFakeTimers();
  [tracks, opens, silent] = [[], true, false];
  const getUserMedia = async () => {
    if (!opens) throw new DOMException("", "NotReadableError");
    const track = new Track();
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] });
  vi.stubGlobal("navigator", { mediaDevices });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  media = new LocalMedia();
  watch = new MicWatch(media, () => ({ isSilent: () => silent, close: () => {} }));
  await media.open({ mic: true, cam: false });
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["with an event", () => latest().dispatchEvent(new Event("ended"))],
  ["without one", () => {}],
])("a microphone that ends %s is taken again at once, and only once", async (_, end) => {
  latest().readyState = "ended";
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tracks).toHaveLength(2);
  expect(media.state.get()).toMatchObject({ mic: latest(), audible: true, interrupted: false });
});

test("one that ends and cannot be taken again is said, until a click gets it back", async () => {
  opens = false;
  latest().readyState = "ended";
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  expect(interrupted()).toBe(true);
  await media.takeMicBack();
  expect(interrupted()).toBe(true);
  opens = true;
  await media.takeMicBack();
  expect(media.state.get()).toMatchObject({ mic: latest(), audible: true, interrupted: false });
});

test.each([
  ["muted by the device", () => Object.assign(latest(), { muted: true })],
  [
    "exactly silent",
    () => {
      silent = true;
    },
  ],
])("one that is %s is said, and a click opens it again", async (_, take) => {
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  expect(interrupted()).toBe(false);
  take();
  await vi.advanceTimersByTimeAsync(1000);
  expect(interrupted()).toBe(false);
  await vi.advanceTimersByTimeAsync(NOTICED_MS - 1000);
  expect(interrupted()).toBe(true);
  silent = false;
  await media.takeMicBack();
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  expect(media.state.get()).toMatchObject({ mic: latest(), interrupted: false });
  expect(tracks).toHaveLength(2);
});

test("one that comes back by itself is no longer missed, and one that is muted on purpose never was", async () => {
  silent = true;
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  silent = false;
  await vi.advanceTimersByTimeAsync(250);
  expect(interrupted()).toBe(false);
  silent = true;
  await media.setMic(false);
  await vi.advanceTimersByTimeAsync(NOTICED_MS * 2);
  expect(interrupted()).toBe(false);
  await media.setMic(true);
  media.muteForFilm(true);
  await vi.advanceTimersByTimeAsync(NOTICED_MS * 2);
  expect(interrupted()).toBe(false);
});
