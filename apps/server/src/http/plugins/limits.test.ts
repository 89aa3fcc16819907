import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { antiForgeryOf, type TestApplication, testApplication } from "../../../test/application.ts";
import { settings } from "../../../test/settings.ts";
import { deadlines } from "./limits.ts";

let t: TestApplication | undefined;
afterEach(() => t?.close());

async function listening(limits = {}, lines: string[] = []): Promise<TestApplication & { port: number }> {
  const all = { connections: 100, connectionsPerAddress: 100, requestsPerAddress: 100, ...limits };
  const made = await testApplication({ limits: all }, {}, (line) => lines.push(line));
  t = made;
  const address = await made.app.listen({ port: 0, host: "127.0.0.1" });
  return { ...made, port: Number(new URL(address).port) };
}

const slowHeader = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
const { cookies, headers } = antiForgeryOf(settings);
const [[browser, id] = []] = Object.entries(cookies);
const slowBody = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nCookie: ${browser}=${id}\r\nX-XSRF-TOKEN: ${headers["x-xsrf-token"]}\r\n\r\n{"email":`;

function opened(port: number, bytes = "") {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  if (bytes) socket.write(bytes);
  return socket;
}
const connections = ({ app }: TestApplication) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test("a client that does not finish the headers or the body of a request gets an error and is disconnected", async () => {
  const { app, port } = await listening();
  expect(app.server).toMatchObject({
    headersTimeout: deadlines.header,
    requestTimeout: deadlines.request,
    timeout: deadlines.idle,
  });
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 200 });
  const responses = await Promise.all([slowHeader, slowBody].map((bytes) => text(opened(port, bytes))));
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
});

test("an address above 8,000 characters gets 414, and one line in the log that is short", async () => {
  const lines: string[] = [];
  const { app } = await listening({}, lines);
  const statusOf = async (url: string) => {
    const { statusCode, json } = await app.inject(url);
    return [statusCode, statusCode === 414 ? json().code : null];
  };
  const query = (length: number) => `/healthz?${"a".repeat(length - 9)}`;
  expect(await statusOf(query(8000))).toEqual([200, null]);
  const long = `/${"a".repeat(14_000)}`;
  const refused = [query(8001), long, `/api/nothing${long}`, `/live/stream${long}`, `/experience${long}`];
  for (const url of refused) expect(await statusOf(url)).toEqual([414, "REQUEST_001"]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
});

test("one address can have a limited number of connections, and gets closed ones back", async () => {
  const { port, ...made } = await listening({ connectionsPerAddress: 3 });
  const sockets = [1, 2, 3].map(() => opened(port));
  await vi.waitFor(async () => expect(await connections(made)).toBe(3));
  expect(await text(opened(port, `${slowHeader}\r\n`))).toBe("");
  sockets[0]?.destroy();
  await vi.waitFor(async () =>
    expect(await text(opened(port, `${slowHeader}Connection: close\r\n\r\n`))).toMatch(/^HTTP\/1\.1 200 /),
  );
  for (const socket of sockets) socket.destroy();
});

test("one address can have a limited number of open requests, and gets finished ones back", async () => {
  const { app, port } = await listening({ requestsPerAddress: 3 });
  const sockets = [1, 2, 3].map(() => opened(port, slowBody));
  await vi.waitFor(async () => {
    const { statusCode, headers, body } = await app.inject("/healthz");
    expect([statusCode, headers["retry-after"]]).toEqual([429, "1"]);
    expect(JSON.parse(body).code).toBe("TOO_MANY_REQUESTS");
  });
  const elsewhere = await app.inject({ url: "/healthz", remoteAddress: "192.0.2.7" });
  expect(elsewhere.statusCode).toBe(200);
  sockets[0]?.destroy();
  await vi.waitFor(async () => expect((await app.inject("/healthz")).statusCode).toBe(200));
  for (const socket of sockets) socket.destroy();
});

test("an incomplete body is one line of the log, and not an error of the server", async () => {
  const lines: string[] = [];
  const { port } = await listening({}, lines);
  const socket = opened(port, slowBody);
  await vi.waitFor(() => expect(lines.join()).toContain("/api/login"));
  const before = lines.length;
  socket.destroy();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(before));
  await t?.app.close();
  expect(lines.slice(before)).toEqual([expect.stringMatching(/"level":"info".*"request aborted"/)]);
});
