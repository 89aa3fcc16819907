import type { ClientFrame } from "@lantern/contract/live";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Outbox } from "./outbox.ts";

/** An outbox whose line is a list. */
function box() {
  const sent: ClientFrame[] = [];
  const line = { open: true, late: false };
  let last = 0;
  const outbox = new Outbox({
    send: (frame) => line.open && sent.push(frame) > 0,
    onLate: (late) => {
      line.late = late;
    },
    newId: () => `id${++last}`,
  });
  return { outbox, sent, line };
}
const ready = { t: "cmd", c: { type: "ready" } } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a passing refusal sends the same command again, with the same id, after growing waits", async () => {
  const { outbox, sent, line } = box();
  const verdict = outbox.post(ready, "a1");
  outbox.refused("id1", "UNAVAILABLE", "down");
  expect(line.late).toBe(true);
  vi.advanceTimersByTime(399);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([sent[0], sent[0]]);
  outbox.refused("id1", "TOO_MANY_REQUESTS", "fast");
  vi.advanceTimersByTime(799);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(3);
  outbox.stored("id1");
  expect(line.late).toBe(false);
  expect(await verdict).toEqual({ ok: true });
});

test("a refusal of the rules, or a fault that would come again, is final", async () => {
  const { outbox, sent } = box();
  const verdict = outbox.post(ready, "a1");
  outbox.refused("id1", "FAILED", "broken");
  expect(await verdict).toEqual({ ok: false, code: "FAILED", message: "broken" });
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});

test("after a minute of refusals the person is told", async () => {
  const { outbox, sent } = box();
  const verdict = outbox.post(ready, "a1");
  const told = vi.fn();
  void verdict.then(told);
  for (let at = 0; at < 18; at++) {
    outbox.refused("id1", "UNAVAILABLE", "down");
    vi.advanceTimersByTime(4000);
  }
  expect(sent).toHaveLength(19);
  outbox.refused("id1", "UNAVAILABLE", "down");
  expect(await verdict).toMatchObject({ ok: false, code: "UNAVAILABLE" });
});

test("what was put off never falls into another scene; a chat line does go on", async () => {
  const { outbox, sent, line } = box();
  const verdict = outbox.post(ready, "a1");
  const line2 = { t: "cmd", c: { type: "chat", text: "hello" } } as const;
  void outbox.post(line2, "a1");
  outbox.refused("id1", "UNAVAILABLE", "down");
  outbox.refused("id2", "UNAVAILABLE", "down");
  outbox.entered("a2");
  expect(await verdict).toMatchObject({ ok: false, message: "" });
  vi.advanceTimersByTime(400);
  expect(sent.slice(2)).toEqual([{ ...line2, id: "id2", scene: "a1" }]);
  outbox.stored("id2");
  expect(line.late).toBe(false);
});

test("a command in flight waits for its answer when the scene ends meanwhile", async () => {
  const { outbox } = box();
  const verdict = outbox.post(ready, "a1");
  outbox.entered("a2");
  outbox.stored("id1");
  expect(await verdict).toEqual({ ok: true });
});

test("what was given without a line goes out after it is back, in order, if its scene still runs", async () => {
  const { outbox, sent, line } = box();
  line.open = false;
  void outbox.post(ready, "a1");
  expect(line.late).toBe(true);
  void outbox.post({ t: "cmd", c: { type: "lock" } }, "a1");
  const gone = outbox.post(ready, "a0");
  line.open = true;
  outbox.resend("a1");
  expect(sent.map((frame) => "id" in frame && frame.id)).toEqual(["id1", "id2"]);
  expect(await gone).toMatchObject({ ok: false, message: "" });
});

test("a command names the scene that the page showed; that the server found it over is told nobody", async () => {
  const { outbox, sent } = box();
  const verdict = outbox.post(ready, "a1");
  void outbox.post({ t: "host", c: { type: "pause" } }, "a1");
  expect(sent).toEqual([
    { ...ready, id: "id1", scene: "a1" },
    { t: "host", c: { type: "pause" }, id: "id2" },
  ]);
  outbox.refused("id1", "PASSED", "That has changed meanwhile.");
  expect(await verdict).toEqual({ ok: false, code: "PASSED", message: "" });
});
