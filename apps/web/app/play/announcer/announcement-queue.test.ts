import { beforeEach, expect, test } from "vitest";
import { type Announcement, AnnouncementQueue, MOST_PER_MINUTE } from "./announcement-queue.ts";

let queue: AnnouncementQueue;
beforeEach(() => {
  queue = new AnnouncementQueue();
});

const message = (text: string, change: Partial<Announcement> = {}): Announcement => ({
  key: text,
  text,
  urgency: "now",
  ...change,
});

/** Everything announced in a time with a reading every 100 ms. */
function announced(from: number, to: number): { at: number; text: string }[] {
  const all: { at: number; text: string }[] = [];
  for (let at = from; at <= to; at += 100) {
    const text = queue.ready(at);
    if (text !== null) all.push({ at, text });
  }
  return all;
}

test("announcements of one change are joined", () => {
  queue.add(message("A new scene."), 0);
  queue.add(message("A card.", { urgency: "soon" }), 100);
  expect(announced(0, 5000)).toEqual([{ at: 300, text: "A new scene. A card." }]);
});

test("the newest of one kind replaces the ones before, and does not delay itself", () => {
  for (let at = 0; at <= 900; at += 100)
    queue.add(message(`${at / 100} voted`, { key: "votes", urgency: "soon" }), at);
  expect(announced(900, 3000)).toEqual([{ at: 1000, text: "9 voted" }]);
});

test("what belongs to a area that the team has left is dropped", () => {
  queue.enter(["hall"]);
  queue.add(message("Vote in the hall.", { area: "hall" }), 0);
  queue.add(message("Ana is back."), 0);
  queue.enter(["garden"]);
  queue.add(message("Too late for the hall.", { area: "hall" }), 100);
  expect(announced(0, 5000).map(({ text }) => text)).toEqual(["Ana is back."]);
});

test("a minute has at most twelve announcements, however many are requested", () => {
  const all: number[] = [];
  for (let at = 0; at < 300_000; at += 100) {
    if (at % 1000 === 0) queue.add(message(`${at}`), at);
    if (queue.ready(at) !== null) all.push(at);
  }
  // The page may have shown the first of a minute late, and the thirteenth at once.
  for (const from of all)
    expect(all.filter((at) => at >= from && at < from + 61_900).length).toBeLessThanOrEqual(MOST_PER_MINUTE);
  expect(all.length).toBeGreaterThan(40);
});

test("less important ones leave room, and are announced with the next important one", () => {
  let spare = 0;
  for (let at = 0; at < 20_000; at += 2000) {
    queue.add(message(`chat ${at}`, { key: "chat", urgency: "spare" }), at);
    spare += announced(at, at + 1900).length;
  }
  expect(spare).toBe(4);
  queue.add(message("A result."), 20_000);
  expect(announced(20_000, 22_000)).toEqual([{ at: 20_300, text: "chat 18000 A result." }]);
});
