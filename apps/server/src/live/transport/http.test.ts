import { connect } from "node:net";
import type { ServerFrame } from "@lantern/contract/live";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { eventually, TestNode, tokenOf } from "../../../test/live/live-node.ts";

let database: TestDatabase;
let node: TestNode;
let base: string;
beforeAll(async () => {
  database = await testDatabase();
  node = await new TestNode(database.pool).start();
  base = node.url.replace("ws:", "http:");
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

const post = (path: string, lines: string[], headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, {
    method: "POST",
    body: lines.join("\n"),
    headers: { "content-type": "text/plain", ...headers },
  });
const hello = (sessionId: string, person: string) =>
  JSON.stringify({ t: "hello", token: tokenOf(sessionId, person), browser: "b" });

/** A page that gets its frames through one response that never ends. */
async function streaming() {
  const abort = new AbortController();
  const response = await fetch(`${base}/events`, { signal: abort.signal });
  const frames: ServerFrame[] = [];
  let name = "";
  const reading = (async () => {
    let text = "";
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const rows = (text + part).split("\n");
      text = rows.pop() ?? "";
      for (const row of rows) {
        const frame = JSON.parse(row) as ServerFrame | { line: string };
        if ("line" in frame) name = frame.line;
        else frames.push(frame);
      }
    }
  })().catch(() => {});
  await eventually(() => expect(name).not.toBe(""));
  return { frames, abort, reading, send: (...lines: string[]) => post("/commands", [name, ...lines]) };
}

describe("a streamed response and POST requests", () => {
  test("somebody joins, moves and gets results as over WebSocket", async () => {
    const sessionId = await node.session(["p1", "p2"]);
    const other = node.client(sessionId, "p2");
    const page = await streaming();
    expect((await page.send(hello(sessionId, "p1"))).status).toBe(204);
    await eventually(() => expect(page.frames.map(({ t }) => t)).toContain("snap"));
    await eventually(() => expect(other.snapshot).not.toBeNull());
    await node.live.liveServer.startNow(sessionId, { userId: "host" });
    const id = crypto.randomUUID();
    await page.send(JSON.stringify({ t: "cmd", id, c: { type: "chat", text: "by post" } }));
    await eventually(() => expect(page.frames).toContainEqual({ t: "ack", id }));
    await eventually(() => {
      const snapshot = other.snapshot;
      const chat = snapshot?.view.stage === "play" ? snapshot.view.chat : [];
      expect(chat.map(({ textId }) => snapshot?.directory.texts[textId ?? ""])).toEqual(["by post"]);
    });
    page.abort.abort();
    await page.reading;
    await eventually(() => {
      const view = other.snapshot?.view;
      const people = view?.stage === "play" ? view.people : [];
      expect(people.map(({ presence }) => presence)).toContain("dropped");
    });
    other.close();
  });

  test("an incomplete request breaks nothing", async () => {
    const socket = connect(Number(new URL(base).port), "127.0.0.1");
    const begun = "POST /live/commands HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc";
    await new Promise((done) => socket.write(begun, done));
    // A later request got its response, so this one was handled too; an uncaught error would fail the whole file.
    expect((await post("/commands", ["none"])).status).toBe(410);
    socket.resetAndDestroy();
    for (let n = 0; n < 3; n++) expect((await post("/commands", ["none"])).status).toBe(410);
  });

  test("a person who cannot join is told why, and the response ends", async () => {
    const page = await streaming();
    await page.send(JSON.stringify({ t: "hello", token: "nobody", browser: "b" }));
    await page.reading;
    expect(page.frames).toEqual([{ t: "bye", code: "unauthenticated" }]);
  });
});

describe("one response after another", () => {
  interface PollResponse {
    line: string;
    at: number;
    frames: ServerFrame[];
  }
  const poll = async (line: string, after: number): Promise<PollResponse> =>
    (await post("/poll", line ? [line, String(after)] : [""])).json() as Promise<PollResponse>;

  test("frames wait for the next poll, and are sent again until they are confirmed", async () => {
    const sessionId = await node.session(["p1"]);
    const first = await poll("", 0);
    expect(first.frames).toEqual([]);
    await post("/commands", [first.line, hello(sessionId, "p1")]);
    const second = await poll(first.line, 0);
    expect(second.frames[0]).toMatchObject({ t: "welcome" });
    const again = await poll(first.line, 0);
    expect(again.frames.slice(0, second.frames.length)).toEqual(second.frames);
    const frames: ServerFrame[] = [...again.frames];
    let at = again.at;
    while (!frames.some(({ t }) => t === "snap")) {
      const response = await poll(first.line, at);
      frames.push(...response.frames);
      at = response.at;
    }
    // There is nothing new, so the poll waits until there is.
    const waiting = poll(first.line, at);
    await post("/commands", [first.line, JSON.stringify({ t: "ping", at: 7 })]);
    expect((await waiting).frames).toEqual([expect.objectContaining({ t: "pong", at: 7 })]);
  });
});

describe("invalid requests", () => {
  test("an unknown transport, a page of another site, a body that is too long", async () => {
    expect((await post("/commands", ["no-such-line", "{}"])).status).toBe(410);
    expect((await post("/poll", ["no-such-line", "0"])).status).toBe(410);
    expect((await post("/poll", [""], { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("/commands", ["x".repeat(80_000)])).status).toBe(413);
  });

  test("[C02] a page of an allowed origin can read the responses to requests with cookies", async () => {
    const { headers } = await post("/commands", ["no-such-line"], { origin: "http://lantern.test" });
    expect(headers.get("access-control-allow-origin")).toBe("http://lantern.test");
    expect(headers.get("access-control-allow-credentials")).toBe("true");
  });
});
