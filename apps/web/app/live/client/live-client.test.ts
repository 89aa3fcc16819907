import type { ClientFrame, ServerFrame } from "@lantern/contract/live";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Socket } from "./connection.ts";
import { LiveClient } from "./live-client.ts";

/** A line whose other end is the test. */
class FakeSocket implements Socket {
  sent: ClientFrame[] = [];
  reconnects = 0;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.fire("close");
  }
  reconnect() {
    this.reconnects += 1;
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener];
  }
  fire(type: string, data: unknown = null) {
    for (const listener of this.#listeners[type] ?? []) listener({ data });
  }
  frame(frame: ServerFrame) {
    this.fire("message", JSON.stringify(frame));
  }
  of<T extends ClientFrame["t"]>(type: T) {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { t: T }> => frame.t === type);
  }
}

const snap = {
  t: "snap",
  v: 1,
  s: { view: { stage: "lobby" }, privateView: null, directory: {} },
} as unknown as ServerFrame;

function joined() {
  const socket = new FakeSocket();
  const client = new LiveClient({ token: "tok", browser: "b", url: "ws://x/live", socket: () => socket });
  socket.fire("open");
  socket.frame(snap);
  return { socket, client };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first frame is hello, with token and browser secret", () => {
  const { socket } = joined();
  expect(socket.sent[0]).toEqual({ t: "hello", token: "tok", browser: "b" });
});

test("a command without an answer is sent again with its own id after the line came back", async () => {
  const { socket, client } = joined();
  const verdict = client.send({ type: "ready" });
  const [first] = socket.of("cmd");
  socket.fire("close");
  expect(client.store.get().link).toBe("lost");
  socket.fire("open");
  expect(socket.of("cmd")).toHaveLength(1);
  socket.frame(snap);
  expect(socket.of("cmd")[1]).toEqual(first);
  socket.frame({ t: "ack", id: first?.id ?? "" });
  expect(await verdict).toEqual({ ok: true });
  socket.frame(snap);
  expect(socket.of("cmd")).toHaveLength(2);
});

test("a command given while the line is broken goes out with the next snapshot", () => {
  const { socket, client } = joined();
  socket.fire("close");
  void client.send({ type: "vote", option: "wait" });
  expect(socket.of("cmd")).toHaveLength(0);
  socket.fire("open");
  socket.frame(snap);
  expect(socket.of("cmd")[0]).toMatchObject({ c: { type: "vote", option: "wait" } });
});

test("a refusal resolves with its reason and is shown", async () => {
  const { socket, client } = joined();
  const verdict = client.send({ type: "lock" });
  socket.frame({ t: "nack", id: socket.of("cmd")[0]?.id ?? "", code: "NOT_NOW", message: "Not now." });
  expect(await verdict).toMatchObject({ ok: false, code: "NOT_NOW" });
  expect(client.store.get().refusal?.message).toBe("Not now.");
});

test("a line that answers nothing is opened anew", () => {
  const { socket, client } = joined();
  vi.advanceTimersByTime(15_000);
  expect(socket.reconnects).toBe(1);
  expect(client.store.get().link).toBe("lost");
});

test("without a network the line counts as lost at once, and is opened anew", () => {
  const listeners: Record<string, () => void> = {};
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    listeners[type] = listener;
  });
  const { socket, client } = joined();
  listeners.offline?.();
  expect(client.store.get().link).toBe("lost");
  expect(socket.reconnects).toBe(1);
  listeners.online?.();
  expect(socket.reconnects).toBe(2);
});

test("after a sleep the line has to prove quickly that it lives", () => {
  const { socket } = joined();
  vi.advanceTimersByTime(5000);
  socket.frame({ t: "pong", at: Date.now(), now: Date.now() });
  const pings = socket.of("ping").length;
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(socket.of("ping")).toHaveLength(pings + 1);
  expect(socket.reconnects).toBe(0);
  vi.advanceTimersByTime(2500);
  expect(socket.reconnects).toBe(1);
});

test("a line that answers after a sleep is kept", () => {
  const { socket } = joined();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  socket.frame({ t: "pong", at: Date.now(), now: Date.now() });
  vi.advanceTimersByTime(2500);
  expect(socket.reconnects).toBe(0);
});

test("playing elsewhere closes this page's line for good; draining does not", () => {
  const { socket, client } = joined();
  socket.frame({ t: "bye", code: "draining" });
  expect(client.store.get().link).toBe("open");
  socket.frame({ t: "bye", code: "elsewhere" });
  expect(client.store.get()).toMatchObject({ link: "closed", bye: "elsewhere" });
});

test("reactions come and go", () => {
  const { socket, client } = joined();
  socket.frame({ t: "react", seat: "s2", r: "wave" });
  expect(client.store.get().reactions).toMatchObject([{ seat: "s2", r: "wave" }]);
  vi.advanceTimersByTime(4000);
  expect(client.store.get().reactions).toEqual([]);
});
