import type { ClientFrame, ServerFrame } from "@lantern/contract/live";
import { diff, reconnectPace, waitBefore } from "@lantern/contract/live-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveSocket } from "./connection.ts";
import { LiveClient, type LiveClientOptions } from "./live-client.ts";

/** A socket that the test controls. */
class FakeSocket implements LiveSocket {
  sent: ClientFrame[] = [];
  closed = false;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener];
  }
  emit(type: string, data: unknown = null) {
    for (const listener of this.#listeners[type] ?? []) listener({ data });
  }
  frame(frame: ServerFrame) {
    this.emit("message", JSON.stringify(frame));
  }
  of<T extends ClientFrame["t"]>(type: T) {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { t: T }> => frame.t === type);
  }
}

const snapshot = { view: { stage: "lobby" }, privateView: null, directory: {} };
const snap = { t: "snap", v: 1, s: snapshot } as unknown as ServerFrame;
/** The delays of a client with the random number 0.5. */
const pace = reconnectPace(0.5);

/** A client and all sockets that it opened, in order. */
function start(options: Partial<LiveClientOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const openSocket = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const client = new LiveClient({ token: "tok", browser: "b", openSocket, ...options });
  const latest = () => sockets.at(-1) as FakeSocket;
  const join = () => {
    latest().emit("open");
    latest().frame(snap);
  };
  return { client, sockets, latest, join };
}

function joined(options: Partial<LiveClientOptions> = {}) {
  const started = start(options);
  started.join();
  return started;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the first frame is hello, with the token, the browser's secret and a host's session", () => {
  expect(joined().latest().sent[0]).toEqual({ t: "hello", token: "tok", browser: "b" });
  const host = joined({ session: "s" });
  expect(host.latest().sent[0]).toEqual({ t: "hello", token: "tok", browser: "b", session: "s" });
});

test("a page that is read in another language now says so on a new connection, with which everything comes again", () => {
  let language: string | null = null;
  const { client, sockets, latest, join } = joined({ language: () => language });
  expect(latest().sent[0]).toEqual({ t: "hello", token: "tok", browser: "b" });
  language = "es";
  client.renew();
  join();
  expect(sockets).toHaveLength(2);
  expect(latest().sent[0]).toEqual({ t: "hello", token: "tok", browser: "b", language: "es" });
  expect(client.store.get().link).toBe("open");
});

test("a command without a response is sent again with its id after a reconnect", async () => {
  const { client, sockets, latest, join } = joined();
  const result = client.send({ type: "ready" });
  const [first] = latest().of("cmd");
  latest().emit("close");
  expect(client.store.get().link).toBe("lost");
  vi.advanceTimersByTime(waitBefore(1, pace));
  expect(sockets).toHaveLength(2);
  latest().emit("open");
  expect(latest().of("cmd")).toHaveLength(0);
  latest().frame(snap);
  expect(latest().of("cmd")).toEqual([first]);
  latest().frame({ t: "ack", id: first?.id ?? "" });
  expect(await result).toEqual({ ok: true });
  latest().emit("close");
  vi.advanceTimersByTime(3000);
  join();
  expect(latest().of("cmd")).toHaveLength(0);
});

test("a command given without a connection is sent after the next snapshot", () => {
  const { client, latest, join } = joined();
  latest().emit("close");
  void client.send({ type: "vote", option: "wait" });
  expect(client.store.get().unsent).toBe(true);
  vi.advanceTimersByTime(3000);
  join();
  expect(latest().of("cmd")[0]).toMatchObject({ c: { type: "vote", option: "wait" } });
});

test("a rejected command resolves with its reason, which the state shows", async () => {
  const { client, latest } = joined();
  const result = client.send({ type: "lock" });
  latest().frame({ t: "nack", id: latest().of("cmd")[0]?.id ?? "", code: "NOT_NOW", message: "Not now." });
  expect(await result).toMatchObject({ ok: false, code: "NOT_NOW" });
  expect(client.store.get().rejection?.message).toBe("Not now.");
});

test("the delays between attempts grow; after five stable seconds they start again", () => {
  const { sockets, latest } = start();
  for (const nth of [1, 2, 3]) {
    latest().emit("close");
    vi.advanceTimersByTime(waitBefore(nth, pace) - 1);
    expect(sockets).toHaveLength(nth);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(nth + 1);
  }
  latest().emit("open");
  vi.advanceTimersByTime(5000);
  latest().emit("close");
  vi.advanceTimersByTime(waitBefore(1, pace));
  expect(sockets).toHaveLength(5);
});

test("a socket that does not open within four seconds is abandoned, and its late events are ignored", () => {
  const { client, sockets } = start();
  vi.advanceTimersByTime(4000 + waitBefore(1, pace));
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.closed).toBe(true);
  sockets[0]?.emit("open");
  sockets[0]?.frame(snap);
  sockets[0]?.emit("close");
  expect(client.store.get()).toMatchObject({ link: "opening", snapshot: null });
});

test("a connection without a response to three pings is replaced", () => {
  const { client, sockets } = joined();
  vi.advanceTimersByTime(14_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  expect(client.store.get().link).toBe("lost");
});

test("without a network the connection is lost at once, and with one it is opened at once", () => {
  let network = { online() {}, offline() {} };
  const stop = vi.fn();
  const { client, sockets, latest, join } = joined({
    watchNetwork: (events) => {
      network = events;
      return stop;
    },
  });
  network.offline();
  expect(client.store.get().link).toBe("lost");
  expect(sockets).toHaveLength(2);
  latest().emit("close");
  network.online();
  expect(sockets).toHaveLength(3);
  join();
  network.online();
  vi.advanceTimersByTime(2499);
  expect(sockets).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(4);
  client.close();
  expect(stop).toHaveBeenCalledOnce();
});

test("after a sleep the connection is replaced unless the server responds quickly", () => {
  const { sockets, latest } = joined();
  vi.advanceTimersByTime(5000);
  latest().frame({ t: "pong", at: Date.now(), now: Date.now() });
  const pings = latest().of("ping").length;
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(latest().of("ping")).toHaveLength(pings + 1);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(2500);
  expect(sockets).toHaveLength(2);
});

test("a connection that responds after a sleep remains", () => {
  const { sockets, latest } = joined();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  latest().frame({ t: "pong", at: Date.now(), now: Date.now() });
  vi.advanceTimersByTime(2500);
  expect(sockets).toHaveLength(1);
});

test("a session that is played elsewhere closes the client for good; a draining server does not", () => {
  const { client, sockets, latest, join } = joined();
  latest().frame({ t: "bye", code: "draining" });
  latest().emit("close");
  vi.advanceTimersByTime(3000);
  join();
  expect(client.store.get().link).toBe("open");
  latest().frame({ t: "bye", code: "elsewhere" });
  expect(client.store.get()).toMatchObject({ link: "closed", bye: "elsewhere" });
  latest().emit("close");
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

test("a diff that skips a version is an error, after which a new connection provides a new view", () => {
  const { client, sockets, latest, join } = joined();
  const change = diff(snapshot, { ...snapshot, view: { stage: "over" } });
  expect(() => latest().frame({ t: "diff", d: change, v: 3 })).toThrow("does not follow");
  expect(sockets).toHaveLength(2);
  join();
  latest().frame({ t: "diff", d: change, v: 2 });
  expect(client.snapshot?.view.stage).toBe("over");
});

test("reactions appear and disappear", () => {
  const { client, latest } = joined();
  latest().frame({ t: "react", seat: "s2", r: "wave" });
  expect(client.store.get().reactions).toMatchObject([{ seat: "s2", r: "wave" }]);
  vi.advanceTimersByTime(4000);
  expect(client.store.get().reactions).toEqual([]);
});
