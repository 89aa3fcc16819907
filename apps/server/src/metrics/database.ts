import type pg from "pg";
import { Gauge, type Registry } from "prom-client";

/** The database gets this long; without a response its metrics are missing and all others are there. */
const RESPONSE_WITHIN_MS = 1500;

const jobsSql = `select
  count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now()) as waiting,
  count(*) filter (where attempts < max_attempts and run_at > now()) as scheduled,
  count(*) filter (where locked_at is not null) as running,
  count(*) filter (where attempts > 0 and attempts < max_attempts) as retrying,
  count(*) filter (where attempts >= max_attempts) as failed
  from graphile_worker.jobs`;

const emailsSql = `select
  (select count(*) from outbox where sent_at is null and dead_at is null) as waiting,
  (select count(*) from outbox where sent_at is null and dead_at is null and attempts > 0) as retrying,
  (select count(*) from outbox where dead_at is not null) as failed`;

const provenSql =
  "select extract(epoch from max(started_at))::float8 as proven from backups where proven_at is not null";

/** What all nodes share: every node reports the same numbers. */
export function databaseMetrics(register: Registry, pool: Pick<pg.Pool, "query">): void {
  const states = (name: string, help: string, sql: string) =>
    new Gauge({
      name,
      help,
      labelNames: ["state"],
      registers: [register],
      async collect() {
        this.reset();
        const row = await within(pool.query<Record<string, string>>(sql).then(({ rows }) => rows[0]));
        for (const [state, count] of Object.entries(row ?? {})) this.set({ state }, Number(count));
      },
    });
  states("lantern_jobs", "Jobs by state, the same on every node", jobsSql);
  states("lantern_emails", "Emails that are not sent yet or given up, the same on every node", emailsSql);
  new Gauge({
    name: "lantern_backup_proven_timestamp_seconds",
    help: "When the newest backup that a drill has restored was made; 0 without one, the same on every node",
    registers: [register],
    async collect() {
      this.remove();
      const row = await within(pool.query<{ proven: number | null }>(provenSql).then(({ rows }) => rows[0]));
      if (row) this.set(row.proven ?? 0);
    },
  });
}

async function within<T>(query: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), RESPONSE_WITHIN_MS);
  return Promise.race([query.catch(() => null), late.promise]).finally(() => clearTimeout(timer));
}
