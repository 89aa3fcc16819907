import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { webSocketTransport } from "./websocket.ts";

test("messages of every length arrive as they were sent, in order, and nothing is sent after a close", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, autoPong: false });
  const opened = once(sockets, "connection");
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  page.on("message", (data, binary) => received.push(binary ? "binary" : String(data)));
  const [socket, { socket: raw }] = await opened;
  const transport = webSocketTransport(socket, raw);
  // Around the lengths from which a frame's header is longer, in bytes and not in characters.
  const sent = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000].flatMap((length) => [
    "a".repeat(length),
    `${"é".repeat(length >> 1)}😀`,
  ]);
  for (const text of sent) transport.send(text);
  transport.close(1000, "done");
  transport.send("too late");
  const [code, reason] = await once(page, "close");
  expect(received.map((text) => text.length)).toEqual(sent.map((text) => text.length));
  expect(received).toEqual(sent);
  expect([code, String(reason)]).toEqual([1000, "done"]);
  sockets.close();
  server.close();
});
