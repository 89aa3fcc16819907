import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { Registry } from "prom-client";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { connect } from "../db/client.ts";
import { installHealth } from "../http/plugins/health.ts";
import { version } from "../system/version.ts";
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
const row = {
  jobs: { waiting: 3, failed: 1 },
  emails: { waiting: 3, failed: 1 },
  webhooks: { failing: 2, paused: 0 },
  overdue: 1,
  size: 5_000_000,
  proven: 1_790_000_000,
};
const query = async () => ({ rows: [row] });

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
  installHealth(
    app,
    { checks: { database: database.query as () => Promise<unknown> }, draining: () => false },
    register,
  );
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
    'lantern_webhooks{state="failing"} 2',
    "lantern_sessions_overdue 1",
    "lantern_database_size_bytes 5000000",
    "lantern_backup_proven_timestamp_seconds 1790000000",
    "lantern_ready 1",
    `lantern_build_info{version="${version.app}",commit="${version.commit ?? ""}"} 1`,
    "lantern_redis_connected 1",
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/lantern_event_loop_delay_seconds\{quantile="0.99"\} \d/);
  expect(text).toMatch(/lantern_memory_bytes\{kind="rss"\} \d{7}/);
  expect(text).toMatch(/lantern_start_time_seconds \d{10}\n/);
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

test("the connections of a pool do not include those that read the metrics, however many ask", async () => {
  const database = await testDatabase();
  const { pool } = connect(database.url, { max: 1 });
  const register = new Registry();
  stops.push(
    nodeMetrics(register, { census: () => census, pool, livePool: pool, redisConnected: null }),
    async () => {
      await pool.end();
      await database.drop();
    },
  );
  databaseMetrics(register, pool);
  const texts = await Promise.all([register.metrics(), register.metrics(), register.metrics()]);
  for (const text of texts) {
    expect(text).toContain('lantern_database_connections{state="waiting"} 0');
    expect(text).toMatch(/lantern_database_size_bytes \d{7}/);
    expect(text).toContain("lantern_sessions_overdue 0");
    expect(text).toContain("lantern_backup_proven_timestamp_seconds 0");
  }
  expect(texts[0]).toContain('lantern_database_connections{state="used"} 0');
});

const guide = readFileSync(new URL("../../../../docs/guides/run.md", import.meta.url), "utf8");
const alerts = readFileSync(new URL("../../../../deploy/alerts.yaml", import.meta.url), "utf8");

test("the file of alarms has every alarm of the guide, in its order, and names only metrics that there are", () => {
  const inGuide = guide.slice(guide.indexOf("| alarm | when |"), guide.indexOf("## Limits"));
  const rows = [...inGuide.matchAll(/^\| ([A-Za-z][^|]*?) \| (?!when)/gm)].map(([, name]) => name);
  const names = [...alerts.matchAll(/^ {6}- alert: (.*)$/gm)].map(([, name]) => name);
  expect(rows.length).toBeGreaterThanOrEqual(12);
  expect(names).toEqual(rows);
  const { register } = registry();
  const existing = new Set(register.getMetricsAsArray().map(({ name }) => name));
  const used = [...alerts.matchAll(/lantern_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ""));
  expect(used.filter((name) => !existing.has(name))).toEqual([]);
  expect([...alerts.matchAll(/^ {8}expr: /gm)]).toHaveLength(names.length);
  expect([...alerts.matchAll(/^ {10}summary: /gm)]).toHaveLength(names.length);
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
