import type { ClientFrame } from "@lantern/contract/live";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Outbox, type OutgoingCommand } from "./outbox.ts";

/** An outbox whose connection is a list. */
function box() {
  const sent: ClientFrame[] = [];
  const connection = { open: true, delayed: false };
  let last = 0;
  const outbox = new Outbox({
    send: (frame) => connection.open && sent.push(frame) > 0,
    onDelayed: (delayed) => {
      connection.delayed = delayed;
    },
  });
  const submit = (command: OutgoingCommand, scene: string | null) =>
    outbox.submit(command, scene, `id${++last}`);
  return { outbox, sent, connection, submit };
}
const ready = { t: "cmd", c: { type: "ready" } } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("after a temporary error the same command is sent again, with the same id, after growing delays", async () => {
  const { outbox, sent, connection, submit } = box();
  const result = submit(ready, "a1");
  outbox.reject("id1", "UNAVAILABLE", "down");
  expect(connection.delayed).toBe(true);
  vi.advanceTimersByTime(399);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([sent[0], sent[0]]);
  outbox.reject("id1", "TOO_MANY_REQUESTS", "fast");
  vi.advanceTimersByTime(799);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(3);
  outbox.acknowledge("id1");
  expect(connection.delayed).toBe(false);
  expect(await result).toEqual({ ok: true });
});

test("a rejection by the rules and a permanent error are final", async () => {
  const { outbox, sent, submit } = box();
  const result = submit(ready, "a1");
  outbox.reject("id1", "FAILED", "broken");
  expect(await result).toEqual({ ok: false, code: "FAILED", message: "broken" });
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});

test("after a minute of temporary errors the command fails", async () => {
  const { outbox, sent, submit } = box();
  const result = submit(ready, "a1");
  const resolved = vi.fn();
  void result.then(resolved);
  for (let at = 0; at < 18; at++) {
    outbox.reject("id1", "UNAVAILABLE", "down");
    vi.advanceTimersByTime(4000);
  }
  expect(sent).toHaveLength(19);
  outbox.reject("id1", "UNAVAILABLE", "down");
  expect(await result).toMatchObject({ ok: false, code: "UNAVAILABLE" });
});

test("a delayed command is dropped when its scene is over; a chat message is still sent", async () => {
  const { outbox, sent, connection, submit } = box();
  const result = submit(ready, "a1");
  const chat = { t: "cmd", c: { type: "chat", text: "hello" } } as const;
  void submit(chat, "a1");
  outbox.reject("id1", "UNAVAILABLE", "down");
  outbox.reject("id2", "UNAVAILABLE", "down");
  outbox.sceneIs("a2");
  expect(await result).toMatchObject({ ok: false, message: "" });
  vi.advanceTimersByTime(400);
  expect(sent.slice(2)).toEqual([{ ...chat, id: "id2", scene: "a1" }]);
  outbox.acknowledge("id2");
  expect(connection.delayed).toBe(false);
});

test("a sent command waits for its response even if the scene ends meanwhile", async () => {
  const { outbox, submit } = box();
  const result = submit(ready, "a1");
  outbox.sceneIs("a2");
  outbox.acknowledge("id1");
  expect(await result).toEqual({ ok: true });
});

test("commands given without a connection are sent after a reconnect, in order, if their scene still runs", async () => {
  const { outbox, sent, connection, submit } = box();
  connection.open = false;
  void submit(ready, "a1");
  expect(connection.delayed).toBe(true);
  void submit({ t: "cmd", c: { type: "lock" } }, "a1");
  const passed = submit(ready, "a0");
  connection.open = true;
  outbox.resend("a1");
  expect(sent.map((frame) => "id" in frame && frame.id)).toEqual(["id1", "id2"]);
  expect(await passed).toMatchObject({ ok: false, message: "" });
});

test("a command contains the visible scene; the error that this scene is over has no message", async () => {
  const { outbox, sent, submit } = box();
  const result = submit(ready, "a1");
  void submit({ t: "host", c: { type: "pause" } }, "a1");
  expect(sent).toEqual([
    { ...ready, id: "id1", scene: "a1" },
    { t: "host", c: { type: "pause" }, id: "id2" },
  ]);
  outbox.reject("id1", "PASSED", "That has changed meanwhile.");
  expect(await result).toEqual({ ok: false, code: "PASSED", message: "" });
});
