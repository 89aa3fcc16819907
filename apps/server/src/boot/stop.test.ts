import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectTo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { type HostileServer, hostileServer } from "../../test/hostile-servers.ts";
import { settings } from "../../test/settings.ts";
import { testSite } from "../../test/site.ts";
import { freePort } from "../db/embedded/port.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { type RunningServer, startServer } from "./server.ts";

/** What a process may take to stop, as docs/guides/run.md promises; then it is ended (main.ts). */
const stopWithinMs = 9000;

const site = testSite();
const dataDir = mkdtempSync(join(tmpdir(), "lantern-stop-"));
let database: TestDatabase;
let port: number;
let server: RunningServer | undefined;
let receiver: HostileServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  port = await freePort();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
  server = undefined;
});
afterAll(async () => {
  await receiver?.stop();
  await database.drop();
  site.remove();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<RunningServer> {
  const config = loadConfig({
    APP_KEY: settings.appKey,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
  });
  server = await startServer(config, createLog(0), site.root);
  return server;
}

/** Sends the beginning of a request. Resolves with the connection once the server has it. */
async function begin(text: string): Promise<Socket> {
  const socket = connectTo(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise((sent) => socket.write(text, sent));
  return socket;
}

async function openLive(): Promise<WebSocket> {
  const live = new WebSocket(`ws://127.0.0.1:${port}/live`);
  await once(live, "open");
  return live;
}

/** Adds a webhook of the demo company whose receiver never responds, and waits until it has the request. */
async function hangWebhook(): Promise<void> {
  receiver = await hostileServer(() => {});
  await database.pool.query(
    `with hook as (
       insert into webhooks (id, company_id, kind, url, events)
       select gen_random_uuid(), id, 'signed', $1, '{report.ready}' from companies limit 1 returning company_id)
     select 1 from hook`,
    [receiver.url],
  );
  await database.pool.query(
    "select webhook_event(company_id, 'report.ready', '{}') from webhooks where url = $1",
    [receiver.url],
  );
  await vi.waitFor(() => expect(receiver.open()).toBe(1), { timeout: 10_000 });
}

test("a webhook that hangs and requests that never end delay neither the goodbye of live connections nor the stop", async () => {
  const running = await start();
  await running.greeting;
  await hangWebhook();
  const unended = [
    await begin("GET / HTTP/1.1\r\nhost: localhost\r\nx-more: "),
    await begin(
      `POST /api/web/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":`,
    ),
    await begin("POST /live/commands HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nname"),
  ];
  const live = await openLive();
  const began = performance.now();
  const since = () => performance.now() - began;
  const goodbye = once(live, "message").then(([data]) => ({ frame: JSON.parse(String(data)), ms: since() }));
  const cut = Promise.all(unended.map((socket) => once(socket.resume(), "close"))).then(since);
  await running.stop();
  server = undefined;
  const stoppedMs = since();
  const { frame, ms } = await goodbye;
  expect(frame).toEqual({ t: "bye", code: "draining" });
  expect({ goodbye: ms < 2000, cut: (await cut) < 3000, stop: stoppedMs < stopWithinMs - 2000 }).toEqual({
    goodbye: true,
    cut: true,
    stop: true,
  });
  // The delivery waits for another node.
  const { rows } = await database.pool.query(
    "select attempts, state, (select locked_by from graphile_worker.jobs where key = 'webhook:' || d.id) from webhook_deliveries d",
  );
  expect(rows).toEqual([{ attempts: 0, state: "waiting", locked_by: null }]);
}, 60_000);

test("a request that the server works on is responded to before it stops", async () => {
  const running = await start();
  // The sign-in takes as long as hashing a password does.
  const body = JSON.stringify({ email: "nobody@example.com", password: "a lantern in the fog" });
  const socket = await begin("");
  const response = once(socket, "data").then(([data]) => String(data));
  socket.write(
    `POST /api/web/login HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  // The server has read the request in the turn in which it responds to a later one.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  await running.stop();
  server = undefined;
  expect(await response).toMatch(/^HTTP\/1\.1 \d/);
}, 60_000);
