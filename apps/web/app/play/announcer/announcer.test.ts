import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { briefing, decisionTalk } from "../fixtures/story-scenes.ts";
import { teamView, timer } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { AnnouncementQueue } from "./announcement-queue.ts";
import { watchSession } from "./announcer.tsx";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

/** A session whose view can be replaced, and everything that was announced. */
function session(view: Live["view"]) {
  const live = { info, me: "s5", mine, directory, now: () => Date.now(), view } as Live;
  const still = stillSource(live, { link: "open" });
  let current = live;
  const listeners = new Set<() => void>();
  const said: string[] = [];
  const source = {
    ...still,
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = watchSession(source, new AnnouncementQueue(), (text) => said.push(text), Date.now);
  return {
    said,
    stop,
    show(next: Live["view"]) {
      current = { ...current, view: next };
      for (const listener of listeners) listener();
    },
  };
}

test("the timer is announced at 60, 30 and 10 seconds, each once", () => {
  const { said, stop } = session(teamView({ ...briefing, timer: timer(125, 125) }));
  vi.advanceTimersByTime(2000);
  said.length = 0;
  vi.advanceTimersByTime(125_000);
  const { minuteLeft, secondsLeft } = t.live.stage;
  expect(said).toEqual([`${minuteLeft}.`, `${secondsLeft(30)}.`, `${secondsLeft(10)}.`]);
  stop();
});

test("the first half of a short timer announces nothing", () => {
  const { said, stop } = session(teamView({ ...briefing, timer: timer(35, 35) }));
  vi.advanceTimersByTime(20_000);
  expect(said).toHaveLength(1);
  stop();
});

test("a scene that ends at once is never announced after the next one began", () => {
  const { said, show, stop } = session(teamView(briefing));
  vi.advanceTimersByTime(200);
  show(teamView(decisionTalk));
  vi.advanceTimersByTime(3000);
  expect(said).toHaveLength(1);
  expect(said[0]).not.toContain(t.liveScenes.briefing.readCard);
  stop();
});

test("a page that opens in the middle hears the scene first", () => {
  const { said, stop } = session(teamView(briefing));
  vi.advanceTimersByTime(600);
  expect(said[0]).toContain(t.liveScenes.briefing.readCard);
  stop();
});
