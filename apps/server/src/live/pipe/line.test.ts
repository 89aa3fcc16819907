import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { HttpLine } from "./http-line.ts";
import { type Line, WAITING_MAX, webSocketLine } from "./line.ts";

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** A line to somebody who opens it and reads nothing. */
const ways: Record<string, () => Promise<Line>> = {
  "a WebSocket": () =>
    new Promise((resolve) => {
      server = createServer().listen(0, "127.0.0.1", () => {
        const reader = new WebSocket(`ws://127.0.0.1:${portOf(server)}`).on("error", () => {});
        reader.on("open", () => reader.pause());
      });
      new WebSocketServer({ server, autoPong: false }).on("connection", (socket) =>
        resolve(webSocketLine(socket)),
      );
    }),
  "a streamed answer": () =>
    new Promise((resolve) => {
      const line = new HttpLine();
      server = createServer((_request, response) => {
        line.stream(response);
        resolve(line);
      }).listen(0, "127.0.0.1", () => {
        get({ port: portOf(server), host: "127.0.0.1" }, (answer) => answer.pause()).on("error", () => {});
      });
    }),
  "questions that are not asked any more": async () => new HttpLine(),
};

const portOf = (of: Server | undefined) => (of?.address() as AddressInfo | undefined)?.port ?? 0;

test.each(Object.entries(ways))("%s that is not read is closed when a megabyte waits", async (_, open) => {
  const line = await open();
  let most = 0;
  // The system takes some megabytes before anything waits here.
  for (let sent = 0; sent < 1000 && line.open; sent++) {
    line.send("x".repeat(64 * 1024));
    most = Math.max(most, line.backlog());
    await turn();
  }
  expect(line.open).toBe(false);
  expect(most).toBeGreaterThan(WAITING_MAX);
  expect(most).toBeLessThan(WAITING_MAX + 200_000);
});
