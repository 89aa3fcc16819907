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
  const spoken: string[] = [];
  const source = {
    ...still,
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = watchSession(source, new AnnouncementQueue(), (text) => spoken.push(text), Date.now);
  return {
    spoken,
    stop,
    show(next: Live["view"]) {
      current = { ...current, view: next };
      for (const listener of listeners) listener();
    },
  };
}

test("the timer is announced at 60, 30 and 10 seconds, each once", () => {
  const { spoken, stop } = session(teamView({ ...briefing, timer: timer(125, 125) }));
  vi.advanceTimersByTime(2000);
  spoken.length = 0;
  vi.advanceTimersByTime(125_000);
  const { minuteLeft, secondsLeft } = t.live().stage;
  expect(spoken).toEqual([`${minuteLeft}.`, `${secondsLeft(30)}.`, `${secondsLeft(10)}.`]);
  stop();
});

test("the first half of a short timer announces nothing", () => {
  const { spoken, stop } = session(teamView({ ...briefing, timer: timer(35, 35) }));
  vi.advanceTimersByTime(20_000);
  expect(spoken).toHaveLength(1);
  stop();
});

test("a scene that ends at once is never announced after the next one began", () => {
  const { spoken, show, stop } = session(teamView(briefing));
  vi.advanceTimersByTime(200);
  show(teamView(decisionTalk));
  vi.advanceTimersByTime(3000);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).not.toContain(t.liveScenes().briefing.readCard);
  stop();
});

test("a page that opens in the middle hears the scene first", () => {
  const { spoken, stop } = session(teamView(briefing));
  vi.advanceTimersByTime(600);
  expect(spoken[0]).toContain(t.liveScenes().briefing.readCard);
  stop();
});
