import { createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type HostileServer, hostileServer, hostileServers } from "../../../test/hostile-servers.ts";
import { targetOf } from "./address.ts";
import { sendRequest } from "./request.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function send(reply: (socket: Socket) => void, options: Parameters<typeof sendRequest>[1] = {}) {
  const server: HostileServer = await hostileServer(reply);
  stops.push(server.stop);
  const sent = sendRequest(await targetOf(server.url, true), { timeoutMs: 500, ...options });
  const result = await sent.catch((error: Error) => error);
  // Whatever the server did, the connection is closed at the end.
  await vi.waitFor(() => expect(server.open()).toBe(0));
  return result;
}

describe.each(Object.entries(hostileServers))("a server that %s", (_, { reply, outcome }) => {
  test("ends the request within its time, and the connection with it", async () => {
    expect(await send(reply)).toMatchObject(outcome);
  });
});

test("a request that is no longer needed ends at once", async () => {
  const abort = new AbortController();
  const result = send((socket) => socket.once("data", () => abort.abort()), {
    timeoutMs: 60_000,
    signal: abort.signal,
  });
  expect(await result).toMatchObject({ name: "OutgoingError", message: "The request was aborted" });
  expect(await send(() => {}, { signal: AbortSignal.abort() })).toMatchObject({ name: "OutgoingError" });
});

test("of a longer response the beginning is enough where that is wanted, and an error elsewhere", async () => {
  const long = (socket: Socket) =>
    socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${"x".repeat(5000)}`);
  expect(await send(long, { mostBytes: 1000 })).toMatchObject({ message: "The response is too large" });
  expect(await send(long, { mostBytes: 1000, cut: true })).toMatchObject({
    status: 200,
    body: "x".repeat(1000),
  });
});

test("a closed port is an error with its code", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const sent = sendRequest(await targetOf(`http://127.0.0.1:${port}/`, true));
  await expect(sent).rejects.toMatchObject({ code: "ECONNREFUSED", status: null });
});
