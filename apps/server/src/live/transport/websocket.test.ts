import { createServer, get, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { NightClock } from "../../../test/nights/clock.ts";
import { systemTimers } from "../ports.ts";
import { HttpTransport } from "./http-transport.ts";
import { type Transport, WAITING_MAX, webSocketTransport } from "./websocket.ts";

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** A transport to a page that opens it and reads nothing. */
const transports: Record<string, () => Promise<Transport>> = {
  "a WebSocket": () =>
    new Promise((resolve) => {
      server = createServer().listen(0, "127.0.0.1", () => {
        const reader = new WebSocket(`ws://127.0.0.1:${portOf(server)}`).on("error", () => {});
        reader.on("open", () => reader.pause());
      });
      new WebSocketServer({ server, autoPong: false }).on("connection", (socket, { socket: raw }) =>
        resolve(webSocketTransport(socket, raw)),
      );
    }),
  "a streamed answer": () =>
    new Promise((resolve) => {
      const transport = new HttpTransport(systemTimers);
      server = createServer((_request, response) => {
        transport.stream(response);
        resolve(transport);
      }).listen(0, "127.0.0.1", () => {
        get({ port: portOf(server), host: "127.0.0.1" }, (response) => response.pause()).on(
          "error",
          () => {},
        );
      });
    }),
  "questions that are not asked any more": async () => new HttpTransport(systemTimers),
};

const portOf = (of: Server | undefined) => (of?.address() as AddressInfo | undefined)?.port ?? 0;

test.each(Object.entries(transports))(
  "%s that nobody reads is closed when a megabyte waits",
  async (_, open) => {
    const transport = await open();
    let most = 0;
    // The operating system buffers some megabytes before anything waits here.
    for (let sent = 0; sent < 1000 && transport.open; sent++) {
      transport.send("x".repeat(64 * 1024));
      most = Math.max(most, transport.backlog());
      await turn();
    }
    expect(transport.open).toBe(false);
    expect(most).toBeGreaterThan(WAITING_MAX);
    expect(most).toBeLessThan(WAITING_MAX + 200_000);
  },
);

test("frames of one turn of the event loop are one write", async () => {
  let writes = 0;
  const transport = await new Promise<Transport>((resolve) => {
    server = createServer().listen(0, "127.0.0.1", () => new WebSocket(`ws://127.0.0.1:${portOf(server)}`));
    new WebSocketServer({ server, autoPong: false }).on("connection", (socket, { socket: raw }) => {
      const writev = raw._writev?.bind(raw);
      raw._writev = (chunks, done) => {
        writes += 1;
        writev?.(chunks, done);
      };
      resolve(webSocketTransport(socket, raw));
    });
  });
  for (const text of ["one", "two", "three"]) transport.send(text);
  await Promise.resolve();
  transport.send("four");
  await turn();
  expect(writes).toBe(1);
  transport.terminate();
});

test("a page that polls is given up by the clock of the port", async () => {
  const clock = new NightClock(1_800_000_000_000);
  const transport = new HttpTransport(clock.timers);
  const responses: string[] = [];
  const poll = (after: number | null) => {
    const closed: (() => void)[] = [];
    const response = {
      on: (_event: string, run: () => void) => closed.push(run),
      writeHead: () => {},
      end: (body?: string) => {
        if (body !== undefined) responses.push(body);
        for (const run of closed.splice(0)) run();
      },
    };
    transport.poll(response as unknown as ServerResponse, after);
  };
  poll(null);
  expect(responses).toHaveLength(1);
  poll(0);
  await clock.run(clock.now() + 19_999);
  expect(responses).toHaveLength(1);
  await clock.run(clock.now() + 1);
  expect(responses).toHaveLength(2);
  await clock.run(clock.now() + 14_999);
  expect(transport.open).toBe(true);
  await clock.run(clock.now() + 1);
  expect(transport.open).toBe(false);
});
