import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { HttpSocket } from "./http-socket.ts";

type Serve = (path: string, body: string, answer: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
const sockets: HttpSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  vi.unstubAllGlobals();
});

/** A line to a server that answers as the test says, and what the line heard. What it asks is kept in `asked`. */
async function line(way: "stream" | "poll", serve: Serve) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, answer) => {
    asked.push(request);
    if (request.url === "/sanctum/csrf-cookie") answer.setHeader("x-xsrf-token", "for-gery").end();
    else void text(request).then((body) => serve(request.url ?? "", body, answer, request));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("document", { querySelector: () => ({ content: `http://127.0.0.1:${port}` }) });
  const socket = new HttpSocket(`http://127.0.0.1:${port}/live`, way);
  sockets.push(socket);
  const heard: string[] = [];
  const happened: string[] = [];
  for (const type of ["open", "close"]) socket.addEventListener(type, () => happened.push(type));
  socket.addEventListener("message", (event) => heard.push((event as MessageEvent<string>).data));
  return { socket, heard, happened, asked };
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const first = `${JSON.stringify({ line: "n" })}\n`;

test("frames come row by row, however the stream is cut, and words go up in order, a few in one post", async () => {
  let down: ServerResponse | undefined;
  const posts: string[] = [];
  let hold: (() => void) | null = null;
  const { socket, heard, happened } = await line("stream", (path, body, answer) => {
    if (path === "/live/events") {
      down = answer;
      answer.write(first);
      return;
    }
    posts.push(body);
    if (posts.length === 1) hold = () => answer.writeHead(204).end();
    else answer.writeHead(204).end();
  });
  await soon(() => expect(happened).toEqual(["open"]));
  down?.write('{"t":"po');
  down?.write('ng","at":1}\n{"t":"ack","id":"a"}\n');
  await soon(() => expect(heard).toEqual(['{"t":"pong","at":1}', '{"t":"ack","id":"a"}']));
  for (const word of ["one", "two", "three"]) socket.send(word);
  await soon(() => expect(posts).toEqual(["n\none"]));
  (hold as (() => void) | null)?.();
  await soon(() => expect(posts).toEqual(["n\none", "n\ntwo\nthree"]));
  down?.end();
  await soon(() => expect(happened).toEqual(["open", "close"]));
});

test("[C03] [C04] every request of the line is a call like any other", async () => {
  const { socket, happened, asked } = await line("stream", (path, _body, answer) => {
    if (path === "/live/events") answer.write(first);
    else answer.writeHead(204).end();
  });
  await soon(() => expect(happened).toEqual(["open"]));
  socket.send("hello");
  await soon(() => expect(asked.at(-1)?.url).toBe("/live/commands"));
  for (const { url, headers } of asked) expect(headers.accept, url).toBe("application/json");
  expect(asked.at(-1)?.headers["x-xsrf-token"]).toBe("for-gery");
});

test("an empty row is answered by a sign of life and is no frame", async () => {
  const posts: string[] = [];
  const { heard } = await line("stream", (path, body, answer) => {
    if (path === "/live/events") answer.write(`${first}\n`);
    else {
      posts.push(body);
      answer.writeHead(204).end();
    }
  });
  await soon(() => expect(posts).toEqual(["n"]));
  expect(heard).toEqual([]);
});

test("a stream that is held back on its way is given up after three seconds", async () => {
  const { happened } = await line("stream", () => {});
  await soon(() => expect(happened).toEqual(["close"]));
});

test("polling asks with the last frame that it has, and hears each frame once", async () => {
  const asked: string[] = [];
  const { heard, happened } = await line("poll", (_path, body, answer) => {
    asked.push(body);
    const frames =
      asked.length === 2
        ? [
            { t: "pong", at: 1 },
            { t: "ack", id: "a" },
          ]
        : [];
    if (asked.length < 3) answer.end(JSON.stringify({ line: "n", at: asked.length === 2 ? 2 : 0, frames }));
  });
  await soon(() => expect(asked).toEqual(["", "n\n0", "n\n2"]));
  expect(happened).toEqual(["open"]);
  expect(heard).toEqual(['{"t":"pong","at":1}', '{"t":"ack","id":"a"}']);
});

test("a server that does not know the line ends it, and what is said then goes nowhere", async () => {
  const { socket, happened } = await line("poll", (path, _body, answer) => {
    if (path === "/live/commands") answer.writeHead(410).end();
    else if (happened.length === 0) answer.end(JSON.stringify({ line: "n", at: 0, frames: [] }));
  });
  await soon(() => expect(happened).toEqual(["open"]));
  socket.send("to nobody");
  await soon(() => expect(happened).toEqual(["open", "close"]));
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});
