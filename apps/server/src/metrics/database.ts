import type pg from "pg";
import { Gauge, type Registry } from "prom-client";

/** The database gets this long; without a response its metrics are missing and all others are there. */
const RESPONSE_WITHIN_MS = 1500;

type Counts = Record<string, number>;

/** One statement, so that a reading occupies one connection. */
const sql = `select
  (select json_build_object(
    'waiting', count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now()),
    'scheduled', count(*) filter (where attempts < max_attempts and run_at > now()),
    'running', count(*) filter (where locked_at is not null),
    'retrying', count(*) filter (where attempts > 0 and attempts < max_attempts),
    'failed', count(*) filter (where attempts >= max_attempts)) from graphile_worker.jobs) as jobs,
  json_build_object(
    'waiting', (select count(*) from outbox where sent_at is null and dead_at is null),
    'retrying', (select count(*) from outbox where sent_at is null and dead_at is null and attempts > 0),
    'failed', (select count(*) from outbox where dead_at is not null)) as emails,
  (select json_build_object(
    'failing', count(*) filter (where failing_since is not null and paused_at is null),
    'paused', count(*) filter (where paused_at is not null)) from webhooks) as webhooks,
  (select count(*) from live_sessions where next_deadline < extract(epoch from now()) * 1000 - 60000)::int
    + (select count(*) from sessions s where status = 'confirmed' and starts_at < now() - interval '1 minute'
       and not exists (select from live_sessions l where l.session_id = s.id))::int as overdue,
  pg_database_size(current_database())::float8 as size,
  (select extract(epoch from max(started_at))::float8 from backups where proven_at is not null) as proven`;

interface Row {
  jobs: Counts;
  emails: Counts;
  webhooks: Counts;
  overdue: number;
  size: number;
  proven: number | null;
}

/**
 * What all nodes share: every node reports the same numbers. To be registered after the counts of the pool, which then do
 * not include this reading.
 */
export function databaseMetrics(register: Registry, pool: Pick<pg.Pool, "query">): void {
  let reading: Promise<Row | null> | null = null;
  /** One for all metrics and everybody who asks meanwhile. */
  const read = () => {
    reading ??= pool
      .query<Row>(sql)
      .then(({ rows }) => rows[0] ?? null)
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return within(reading);
  };
  const everyNode = ", the same on every node";
  const states = (name: string, help: string, field: "jobs" | "emails" | "webhooks") =>
    new Gauge({
      name,
      help: help + everyNode,
      labelNames: ["state"],
      registers: [register],
      async collect() {
        this.reset();
        for (const [state, count] of Object.entries((await read())?.[field] ?? {}))
          this.set({ state }, count);
      },
    });
  const number = (name: string, help: string, field: "overdue" | "size" | "proven") =>
    new Gauge({
      name,
      help: help + everyNode,
      registers: [register],
      async collect() {
        this.remove();
        const row = await read();
        if (row) this.set(row[field] ?? 0);
      },
    });
  states("lantern_jobs", "Jobs by state", "jobs");
  states("lantern_emails", "Emails that are not sent yet or given up", "emails");
  states("lantern_webhooks", "Webhooks that fail now, or were paused because they did for long", "webhooks");
  number(
    "lantern_sessions_overdue",
    "Sessions whose start or next deadline passed more than a minute ago without anything happening",
    "overdue",
  );
  number("lantern_database_size_bytes", "Size of the database", "size");
  number(
    "lantern_backup_proven_timestamp_seconds",
    "When the newest backup that a drill has restored was made; 0 without one",
    "proven",
  );
}

async function within<T>(query: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), RESPONSE_WITHIN_MS);
  return Promise.race([query, late.promise]).finally(() => clearTimeout(timer));
}
