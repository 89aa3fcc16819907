import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { ServerFrame } from "@lantern/contract/live";
import type { LiveClient } from "@lantern/live-client";
import { openNodeSocket } from "@lantern/live-client/node";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { endRights, eventually, TestNode, tokenOf } from "../../../test/live/live-node.ts";
import type { AccessState } from "../../core/ports/identity.ts";

let database: TestDatabase;
let node: TestNode;
const clients: LiveClient[] = [];
const lines: WebSocket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  node = await new TestNode(database.pool).start();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  for (const line of lines.splice(0)) line.terminate();
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

/** A connection without a client library: it sends what the test gives it and stores what it receives. */
function bare(headers: Record<string, string> = {}, { url } = node) {
  const socket = new WebSocket(url, { headers });
  lines.push(socket);
  const frames: ServerFrame[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  const opened = new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  const send = (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  return { socket, frames, opened, closed, send };
}

/** People of a session that has started, each with a connection. */
async function playing(people: string[], more = {}): Promise<{ sessionId: string; team: LiveClient[] }> {
  const sessionId = await node.session(people, { speed: 1, ...more });
  const team = people.map((person) => node.client(sessionId, person));
  clients.push(...team);
  await eventually(() => expect(team.every(({ snapshot }) => snapshot)).toBe(true));
  await node.live.liveServer.startNow(sessionId, { userId: "host" });
  await eventually(() => expect(team.map((one) => one.snapshot?.view.stage)).toEqual(team.map(() => "play")));
  return { sessionId, team };
}

const chatOf = (client: LiveClient): (string | null | undefined)[] => {
  const snapshot = client.snapshot;
  return snapshot?.view.stage === "play"
    ? snapshot.view.chat.map(({ textId }) => snapshot.directory.texts[textId ?? ""])
    : [];
};

describe("before the hello", () => {
  test("a page of another site is rejected, even if its own host name leads here", async () => {
    await expect(bare({ origin: "https://evil.example" }).opened).rejects.toThrow("403");
    await expect(bare({ origin: "http://evil.example", host: "evil.example" }).opened).rejects.toThrow("403");
    await bare({ origin: "http://lantern.test" }).opened;
  });

  test("more pings than a page sends get no response, and close the connection", async () => {
    const line = bare();
    await line.opened;
    for (let n = 0; n < 200; n++) line.send({ t: "ping", at: n });
    expect(await line.closed).toBe(1008);
    expect(line.frames.length).toBeLessThanOrEqual(21);
  });

  test.each(["ping", "pong"] as const)("so do %ss of the protocol itself", async (control) => {
    const line = bare();
    await line.opened;
    let count = 0;
    line.socket.on("pong", () => count++);
    for (let n = 0; n < 200; n++) line.socket[control]("x");
    expect(await line.closed).toBe(1006);
    expect(count).toBeLessThanOrEqual(41);
  });

  test("connections are counted by the visitor's address, which only our own proxy can name, and in total", async () => {
    const limited = await new TestNode(database.pool, { limits: { all: 3, perAddress: 2 } }).start();
    const from = (address: string) => bare({ "x-forwarded-for": address }, limited);
    const first = from("192.0.2.1");
    await Promise.all([first.opened, from("203.0.113.9, 192.0.2.1").opened]);
    await expect(from("198.51.100.7, 192.0.2.1").opened).rejects.toThrow("429");
    const http = limited.url.replace("ws:", "http:");
    const headers = { "x-forwarded-for": "192.0.2.1" };
    for (const [path, method] of [
      ["events", "GET"],
      ["poll", "POST"],
    ] as const)
      expect((await fetch(`${http}/${path}`, { method, headers })).status).toBe(429);
    await from("192.0.2.2").opened;
    await expect(from("192.0.2.3").opened).rejects.toThrow("429");
    first.socket.terminate();
    await vi.waitFor(() => from("192.0.2.1").opened, { timeout: 5000 });
    await limited.stop();
  });

  test.each(["//", "//[", "http://[", "http://a:99999999/", "/live/%"])(
    "a request for %s opens no connection, with or without an upgrade, and breaks nothing",
    async (target) => {
      for (const upgrade of ["", "Connection: Upgrade\r\nUpgrade: websocket\r\n"]) {
        const socket = connect(Number(new URL(node.url).port), "127.0.0.1");
        socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${upgrade}Connection: close\r\n\r\n`);
        expect(await text(socket)).toMatch(/^HTTP\/1\.1 4/);
      }
      await bare().opened;
    },
  );

  test("an unknown token gets a goodbye", async () => {
    const line = bare();
    await line.opened;
    line.send({ t: "hello", token: "nobody", browser: "b" });
    expect(await line.closed).toBe(1000);
    expect(line.frames).toEqual([{ t: "bye", code: "unauthenticated" }]);
  });

  test("a page that sends nothing is disconnected after five seconds", async () => {
    const line = bare();
    const since = performance.now();
    await line.closed;
    expect(performance.now() - since).toBeGreaterThan(4900);
    expect(line.frames).toEqual([{ t: "bye", code: "draining" }]);
  });

  test("a command without a seat, and text that is no frame, close the connection", async () => {
    for (const frame of [{ t: "cmd", id: randomUUID(), c: { type: "ready" } }, "not a frame", { t: "?" }]) {
      const line = bare();
      await line.opened;
      line.send(frame);
      expect(await line.closed).toBe(1008);
      expect(line.frames).toEqual([]);
    }
  });

  test("a frame above 4 KB closes the connection", async () => {
    const line = bare();
    await line.opened;
    line.send({ t: "hello", token: "x".repeat(5000), browser: "b" });
    expect(await line.closed).toBe(1009);
  });

  test("the system check gets the server's time", async () => {
    const line = bare();
    await line.opened;
    line.send({ t: "probe", at: 12 });
    await eventually(() => expect(line.frames).toHaveLength(1));
    const [pong] = line.frames;
    expect(pong).toMatchObject({ t: "pong", at: 12 });
    expect(Math.abs((pong?.t === "pong" ? pong.now : 0) - Date.now())).toBeLessThan(2000);
  });
});

describe("admission", () => {
  const byeOf = async (sessionId: string, person: string) => {
    const line = bare();
    await line.opened;
    line.send({ t: "hello", token: tokenOf(sessionId, person), browser: "b" });
    await line.closed;
    return line.frames;
  };

  test("the lobby opens fifteen minutes before the start", async () => {
    const opensNow = await node.session(["ada"], { startsAt: Date.now() + 14 * 60_000 });
    const later = await node.session(["ada"], { startsAt: Date.now() + 16 * 60_000 });
    expect(await byeOf(later, "ada")).toEqual([{ t: "bye", code: "not_open" }]);
    const ada = node.client(opensNow, "ada");
    clients.push(ada);
    await eventually(() => expect(ada.snapshot?.view.stage).toBe("lobby"));
  });

  test("a person who is not on the roster, or whose session is cancelled or unknown, is told so", async () => {
    const sessionId = await node.session(["ada"]);
    expect(await byeOf(sessionId, "eve")).toEqual([{ t: "bye", code: "removed" }]);
    expect(await byeOf(randomUUID(), "ada")).toEqual([{ t: "bye", code: "removed" }]);
    const ada = bare();
    await ada.opened;
    ada.send({ t: "hello", token: tokenOf(sessionId, "ada"), browser: "b" });
    await eventually(() => expect(ada.frames.some(({ t }) => t === "snap")).toBe(true));
    const info = node.company.infos.get(sessionId);
    if (info) info.status = "cancelled";
    await node.live.liveServer.refresh(sessionId);
    await ada.closed;
    expect(ada.frames.at(-1)).toEqual({ t: "bye", code: "cancelled" });
    expect(await byeOf(sessionId, "ada")).toEqual([{ t: "bye", code: "cancelled" }]);
  });
});

describe("in the session", () => {
  test("after a lost connection a person has the same seat, and unacknowledged commands are sent again and count once", async () => {
    const { sessionId, team } = await playing(["ada", "bo"]);
    const [, bo] = team as [LiveClient, LiveClient];
    const sockets: WebSocket[] = [];
    const ada = node.client(sessionId, "ada", {
      openSocket: () => {
        sockets.push(openNodeSocket(node.url));
        return sockets.at(-1) as WebSocket;
      },
    });
    clients.push(ada);
    await eventually(() => expect(ada.snapshot?.view.stage).toBe("play"));
    const seat = ada.seat;
    const sent = ada.send({ type: "chat", text: "are you there?" });
    sockets[0]?.terminate();
    expect(await sent).toEqual({ ok: true });
    expect(sockets).toHaveLength(2);
    expect(ada.seat).toBe(seat);
    await eventually(() => expect(chatOf(bo)).toEqual(["are you there?"]));
    expect(chatOf(ada)).toEqual(["are you there?"]);
  });

  test("the newest connection of a person takes the seat; the older one is told so and does not reconnect", async () => {
    const { sessionId, team } = await playing(["ada", "bo"]);
    const [ada] = team as [LiveClient];
    const frames: ServerFrame[] = [];
    const second = node.client(sessionId, "ada", { onFrame: (frame) => frames.push(frame) });
    clients.push(second);
    await eventually(() => expect(second.snapshot?.view.stage).toBe("play"));
    await eventually(() => expect(ada.store.get().link).toBe("closed"));
    expect(second.seat).toBe(ada.seat);
    expect(await second.send({ type: "chat", text: "here now" })).toEqual({ ok: true });
    const people = second.snapshot?.view.stage === "play" ? second.snapshot.view.people : [];
    expect(people.map(({ presence }) => presence)).toEqual(["here", "here"]);
  });

  test("a person who joined by address replaces no connected person, except in the same browser", async () => {
    const sessionId = await node.session(["ada"]);
    const ada = node.client(sessionId, "ada", { browser: "hers" });
    clients.push(ada);
    await eventually(() => expect(ada.snapshot).toBeTruthy());
    expect(await node.live.liveServer.isConnected(sessionId, "ada")).toBe(true);
    expect(await node.live.liveServer.isConnected(sessionId, "ada", "hers")).toBe(false);
    const token = `${tokenOf(sessionId, "ada")}/email`;

    const stranger = bare();
    await stranger.opened;
    stranger.send({ t: "hello", token, browser: "another" });
    await stranger.closed;
    expect(stranger.frames).toEqual([{ t: "bye", code: "elsewhere" }]);
    expect(ada.store.get().link).toBe("open");

    const again = node.client(sessionId, "ada", { browser: "hers", token });
    clients.push(again);
    await eventually(() => expect(ada.store.get().link).toBe("closed"));
  });

  test("a command whose sender has lost their rights is rejected, even if the node was not notified", async () => {
    let standing: AccessState = "stands";
    const untold = await new TestNode(database.pool, {
      rights: { stateOf: async () => standing, watch: () => () => {} },
    }).start();
    const sessionId = await untold.session(["ada", "bo"]);
    const frames: ServerFrame[] = [];
    const byes: string[] = [];
    const ada = untold.client(sessionId, "ada", {
      onFrame: (frame) => {
        frames.push(frame);
        if (frame.t === "bye") byes.push(frame.code);
      },
    });
    clients.push(ada, untold.client(sessionId, "bo"));
    await eventually(() => expect(clients.every(({ snapshot }) => snapshot)).toBe(true));
    await untold.live.liveServer.startNow(sessionId, { userId: "host" });
    await eventually(() => expect(ada.snapshot?.view.stage).toBe("play"));
    expect(await ada.send({ type: "chat", text: "still mine" })).toEqual({ ok: true });
    standing = "ended";
    await endRights(database.pool, tokenOf(sessionId, "ada"));
    const late = randomUUID();
    void ada.send({ type: "chat", text: "not any more" }, late);
    await eventually(() => expect(ada.store.get().link).toBe("closed"));
    expect(byes).toEqual(["unauthenticated"]);
    expect(frames).not.toContainEqual({ t: "ack", id: late });
    await untold.stop();
  });

  test("in play, the seat of a lost connection is reserved until the grace period is over", async () => {
    const { sessionId, team } = await playing(["ada", "bo"]);
    team[0]?.close();
    await eventually(() => {
      const view = team[1]?.snapshot?.view;
      const people = view?.stage === "play" ? view.people : [];
      expect(people.map(({ presence }) => presence)).toContain("dropped");
    });
    expect(await node.live.liveServer.isConnected(sessionId, "ada")).toBe(true);
  });

  test("a reaction reaches the team and is stored nowhere", async () => {
    const { sessionId, team } = await playing(["ada", "bo"]);
    const frames: ServerFrame[] = [];
    const watching = node.client(sessionId, "bo", { onFrame: (frame) => frames.push(frame) });
    clients.push(watching);
    await eventually(() => expect(watching.snapshot).not.toBeNull());
    team[0]?.react("wave");
    await eventually(() => expect(frames).toContainEqual({ t: "react", seat: team[0]?.seat, r: "wave" }));
    const { rows } = await database.pool.query("select from live_log where events::text like '%wave%'");
    expect(rows).toHaveLength(0);
  });

  test("a host's frame from a participant is rejected, and so is an invalid move", async () => {
    const { sessionId } = await playing(["ada", "bo"]);
    const frames: ServerFrame[] = [];
    const ada = node.client(sessionId, "ada", { onFrame: (frame) => frames.push(frame) });
    clients.push(ada);
    await eventually(() => expect(ada.snapshot).not.toBeNull());
    const id = randomUUID();
    ada.sendFrame({ t: "host", id, c: { type: "end" } });
    await eventually(() => expect(frames).toContainEqual(expect.objectContaining({ t: "nack", id })));
    expect(await ada.send({ type: "vote", option: "nothing" })).toMatchObject({ ok: false });
  });

  test.each(["a\ud800", "a\0"])(
    "the text %j, which cannot be stored, is refused and takes no words from others",
    async (text) => {
      const { sessionId, team } = await playing(["ada", "bo"]);
      const line = bare();
      await line.opened;
      line.send({ t: "hello", token: tokenOf(sessionId, "ada"), browser: "b" });
      await eventually(() => expect(line.frames.some(({ t }) => t === "snap")).toBe(true));
      const ids = Array.from({ length: 10 }, () => randomUUID());
      for (const id of ids) line.send({ t: "cmd", id, c: { type: "chat", text } });
      expect(await team[1]?.send({ type: "chat", text: "still here" })).toEqual({ ok: true });
      for (const id of ids)
        await eventually(() =>
          expect(line.frames).toContainEqual(expect.objectContaining({ t: "nack", id, code: "INVALID" })),
        );
      expect(chatOf(team[1]!)).toEqual(["still here"]);
    },
  );

  test("a burst that is too fast for a person is slowed down, and nothing of it is lost", async () => {
    const { team } = await playing(["ada", "bo"]);
    const [ada, bo] = team as [LiveClient, LiveClient];
    const messages = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    const verdicts = await Promise.all(messages.map((message) => ada.send({ type: "chat", text: message })));
    expect(verdicts).toEqual(messages.map(() => ({ ok: true })));
    await eventually(() => expect([...chatOf(bo)].sort()).toEqual([...messages].sort()));
  });

  test("a page that sends more than any page does is disconnected, and others play on", async () => {
    const { sessionId, team } = await playing(["ada", "bo"]);
    const line = bare();
    await line.opened;
    line.send({ t: "hello", token: tokenOf(sessionId, "ada"), browser: "b" });
    await eventually(() => expect(line.frames.some(({ t }) => t === "snap")).toBe(true));
    for (let n = 0; n < 2000; n++) line.send({ t: "ping", at: n });
    expect(await line.closed).toBe(1008);
    expect(line.frames.filter(({ t }) => t === "pong").length).toBeLessThan(30);
    expect(await team[1]?.send({ type: "chat", text: "still here" })).toEqual({ ok: true });
  });

  test("a frame above 64 KB closes the connection; the seat waits", async () => {
    const { sessionId, team } = await playing(["ada", "bo"]);
    const line = bare();
    await line.opened;
    line.send({ t: "hello", token: tokenOf(sessionId, "ada"), browser: "b" });
    await eventually(() => expect(line.frames.some(({ t }) => t === "snap")).toBe(true));
    line.send({ t: "cmd", id: randomUUID(), c: { type: "chat", text: "x".repeat(70_000) } });
    expect(await line.closed).toBe(1009);
    await eventually(() => {
      const view = team[1]?.snapshot?.view;
      const ada = view?.stage === "play" ? view.people.find(({ seat }) => seat === team[0]?.seat) : null;
      expect(ada).toMatchObject({ presence: "dropped" });
      expect((ada?.graceEndsAt ?? 0) - Date.now()).toBeGreaterThan(25_000);
    });
  });
});
