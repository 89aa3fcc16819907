import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { HttpSocket } from "./http-socket.ts";

type Serve = (path: string, body: string, response: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
const sockets: HttpSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A socket to a server with the test's responses, and the messages that the socket received. */
async function open(transport: "stream" | "poll", serve: Serve) {
  const server = createServer((request, response) => {
    void text(request).then((body) => serve(request.url ?? "", body, response, request));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = new HttpSocket(`http://127.0.0.1:${port}/live`, transport, (url, init, read) =>
    fetch(url, init).then(read),
  );
  sockets.push(socket);
  const received: string[] = [];
  const happened: string[] = [];
  for (const type of ["open", "close"] as const) socket.addEventListener(type, () => happened.push(type));
  socket.addEventListener("message", ({ data }) => received.push(String(data)));
  return { socket, received, happened };
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const first = `${JSON.stringify({ line: "n" })}\n`;

test("frames are received row by row, however the stream is split, and sent in order, several in one POST", async () => {
  let down: ServerResponse | undefined;
  const posts: string[] = [];
  let finishFirst: (() => void) | null = null;
  const { socket, received, happened } = await open("stream", (path, body, response) => {
    if (path === "/live/events") {
      down = response;
      response.write(first);
      return;
    }
    posts.push(body);
    if (posts.length === 1) finishFirst = () => response.writeHead(204).end();
    else response.writeHead(204).end();
  });
  await soon(() => expect(happened).toEqual(["open"]));
  down?.write('{"t":"po');
  down?.write('ng","at":1}\n{"t":"ack","id":"a"}\n');
  await soon(() => expect(received).toEqual(['{"t":"pong","at":1}', '{"t":"ack","id":"a"}']));
  for (const word of ["one", "two", "three"]) socket.send(word);
  await soon(() => expect(posts).toEqual(["n\none"]));
  (finishFirst as (() => void) | null)?.();
  await soon(() => expect(posts).toEqual(["n\none", "n\ntwo\nthree"]));
  down?.end();
  await soon(() => expect(happened).toEqual(["open", "close"]));
});

test("an empty row gets an empty POST as response and is no frame", async () => {
  const posts: string[] = [];
  const { received } = await open("stream", (path, body, response) => {
    if (path === "/live/events") response.write(`${first}\n`);
    else {
      posts.push(body);
      response.writeHead(204).end();
    }
  });
  await soon(() => expect(posts).toEqual(["n"]));
  expect(received).toEqual([]);
});

test("a stream that a proxy buffers is abandoned after three seconds", async () => {
  const { happened } = await open("stream", () => {});
  await soon(() => expect(happened).toEqual(["close"]));
});

test("each poll contains the id of the last received frame, and each frame is received once", async () => {
  const polls: string[] = [];
  const { received, happened } = await open("poll", (_path, body, response) => {
    polls.push(body);
    const frames =
      polls.length === 2
        ? [
            { t: "pong", at: 1 },
            { t: "ack", id: "a" },
          ]
        : [];
    if (polls.length < 3) response.end(JSON.stringify({ line: "n", at: polls.length === 2 ? 2 : 0, frames }));
  });
  await soon(() => expect(polls).toEqual(["", "n\n0", "n\n2"]));
  expect(happened).toEqual(["open"]);
  expect(received).toEqual(['{"t":"pong","at":1}', '{"t":"ack","id":"a"}']);
});

test("a server that does not know the connection ends it", async () => {
  const { socket, happened } = await open("poll", (path, _body, response) => {
    if (path === "/live/commands") response.writeHead(410).end();
    else if (happened.length === 0) response.end(JSON.stringify({ line: "n", at: 0, frames: [] }));
  });
  await soon(() => expect(happened).toEqual(["open"]));
  socket.send("to nobody");
  await soon(() => expect(happened).toEqual(["open", "close"]));
});
