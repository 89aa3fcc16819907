import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { Registry } from "prom-client";
import { afterEach, expect, test } from "vitest";
import { databaseMetrics } from "./database.ts";
import { countRequests, listenForMetrics, type MetricsSettings, serveMetrics } from "./expose.ts";
import { liveMetrics } from "./live.ts";
import { nodeMetrics } from "./node.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const census = {
  sessions: { running: 2 },
  participants: 7,
  hosts: 1,
  connections: { websocket: 6, stream: 1, poll: 1 },
};
const query = async () => ({ rows: [{ waiting: "3", failed: "1", proven: 1_790_000_000 }] });

/** A registry with every metric of the server. */
function registry(database: { query: unknown } = { query }) {
  const register = new Registry();
  const live = liveMetrics(register);
  const pool = { totalCount: 5, idleCount: 2, waitingCount: 1 };
  stops.push(
    nodeMetrics(register, { census: () => census, pool, livePool: pool, redisConnected: () => true }),
  );
  databaseMetrics(register, database as Parameters<typeof databaseMetrics>[1]);
  const app = Fastify();
  countRequests(app, register);
  stops.push(() => app.close());
  return { register, live, app };
}

test("every source is read when the metrics are", async () => {
  const { register, live } = registry();
  live.command("ok", 0.003);
  live.command("NOT_YOURS", 0.001);
  live.delivered(0.02);
  live.appended(3, 0.002);
  live.roundTrip(0.08);
  live.callConnected("relayed");
  const text = await register.metrics();
  for (const line of [
    'lantern_commands_total{verdict="ok"} 1',
    'lantern_commands_total{verdict="NOT_YOURS"} 1',
    "lantern_acknowledgement_seconds_count 2",
    'lantern_sent_to_seen_seconds_bucket{le="0.025"} 1',
    'lantern_append_batch_size_bucket{le="2"} 0',
    'lantern_append_batch_size_bucket{le="4"} 1',
    "lantern_round_trip_seconds_sum 0.08",
    'lantern_call_connections_total{path="relayed"} 1',
    'lantern_call_connections_total{path="direct"} 0',
    'lantern_sessions{phase="running"} 2',
    'lantern_people_connected{role="participant"} 7',
    'lantern_connections{transport="stream"} 1',
    'lantern_database_connections{state="used"} 3',
    'lantern_jobs{state="waiting"} 3',
    'lantern_emails{state="failed"} 1',
    "lantern_backup_proven_timestamp_seconds 1790000000",
    "lantern_redis_connected 1",
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/lantern_event_loop_delay_seconds\{quantile="0.99"\} \d/);
  expect(text).toMatch(/lantern_memory_bytes\{kind="rss"\} \d{7}/);
  expect(text).toMatch(/lantern_cpu_seconds_total 0?\.?\d/);
});

test("without the database all other metrics are there", async () => {
  const { register } = registry({ query: () => Promise.reject(new Error("away")) });
  const text = await register.metrics();
  expect(text).not.toContain("lantern_jobs{");
  expect(text).not.toMatch(/^lantern_backup_proven/m);
  expect(text).toContain("lantern_sessions{");
});

async function statusOf(settings: MetricsSettings & { local: boolean }, authorization?: string) {
  const { register, app } = registry();
  await app.register(async (scope) => serveMetrics(scope, register, settings));
  const headers = authorization === undefined ? {} : { authorization };
  return (await app.inject({ url: "/metrics", headers })).statusCode;
}

test("outside local mode the server's port has metrics only for the bearer of the token", async () => {
  const token = "a token of some length";
  expect(await statusOf({ token: null, port: null, local: true })).toBe(200);
  expect(await statusOf({ token: null, port: null, local: false })).toBe(404);
  expect(await statusOf({ token, port: null, local: false })).toBe(401);
  expect(await statusOf({ token, port: null, local: false }, "Bearer another token")).toBe(401);
  expect(await statusOf({ token, port: null, local: false }, `Bearer ${token}`)).toBe(200);
  expect(await statusOf({ token, port: 9464, local: false }, `Bearer ${token}`)).toBe(404);
});

test("a port of its own serves them, and nothing else", async () => {
  const { register } = registry();
  const port = 3391;
  stops.push(await listenForMetrics(register, { token: null, port, host: "127.0.0.1" }));
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await status("/metrics")).toBe(200);
  expect(await status("/readyz")).toBe(404);
  await expect(listenForMetrics(register, { token: null, port, host: "127.0.0.1" })).rejects.toThrow(
    /^METRICS_PORT 3391: .*EADDRINUSE/,
  );
});

test("the dashboard draws every metric, and no other", async () => {
  const { register } = registry();
  const names = register.getMetricsAsArray().map(({ name }) => name);
  const dashboard = readFileSync(new URL("../../../../deploy/grafana.json", import.meta.url), "utf8");
  const drawn = new Set(
    [...dashboard.matchAll(/lantern_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, "")),
  );
  expect([...drawn].sort()).toEqual(names.sort());
});
