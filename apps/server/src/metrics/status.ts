import { type StatusItem, type StatusReport, statusItems } from "@lantern/contract/status";
import type pg from "pg";

/**
 * Rejects when its item does not work. One that knows since when resolves with that time, and with nothing when its item
 * works.
 */
export type Probe = () => Promise<unknown>;
export type StatusReader = () => Promise<StatusReport>;

/** An item that does not respond within this time does not work. */
const RESPONSE_WITHIN_MS = 1200;
/** Requests within this time share one report. */
const SHARED_FOR_MS = 5000;
/** So that trouble has a beginning also when nobody looks. */
const WATCH_EVERY_MS = 15_000;

/** Keeps since when each item has been in trouble, as far as this node knows. */
export function createStatus(
  probes: Record<StatusItem, Probe>,
  now: () => Date,
): { read: StatusReader; watch(): () => void } {
  const failingSince = new Map<StatusItem, number>();
  let latest: { at: number; report: Promise<StatusReport> } | null = null;

  async function sinceOf(item: StatusItem): Promise<number | null> {
    try {
      const since = await within(probes[item]());
      failingSince.delete(item);
      return since instanceof Date ? since.getTime() : null;
    } catch {
      const first = failingSince.get(item) ?? now().getTime();
      failingSince.set(item, first);
      return first;
    }
  }
  async function measure(): Promise<StatusReport> {
    const states = statusItems.map(async (item) => [item, { since: await sinceOf(item) }] as const);
    return Object.fromEntries(await Promise.all(states)) as StatusReport;
  }
  function read(): Promise<StatusReport> {
    const at = now().getTime();
    if (!latest || at - latest.at > SHARED_FOR_MS) latest = { at, report: measure() };
    return latest.report;
  }
  return {
    read,
    watch() {
      const timer = setInterval(() => void read(), WATCH_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}

/** The oldest email that has failed twice, if no newer one was sent: a single full mailbox is no trouble. */
const emailsSql = `select created_at as since from outbox waiting
  where sent_at is null and dead_at is null and attempts > 1
    and not exists (select from outbox newer where newer.id > waiting.id and newer.sent_at is not null)
  order by id limit 1`;

/** The oldest job that nobody has begun two minutes after its time. */
const jobsSql = `select min(run_at) as since from graphile_worker.jobs
  where attempts = 0 and locked_at is null and run_at < now() - interval '2 minutes' and task_identifier <> all($1)`;

/** @param withheld kinds of jobs that wait because they should */
export function databaseProbes(
  pool: Pick<pg.Pool, "query">,
  withheld: ReadonlySet<string> = new Set(),
): Record<"email" | "jobs", Probe> {
  const sinceBy =
    (sql: string, values: unknown[] = []) =>
    async () =>
      (await pool.query<{ since: Date | null }>(sql, values)).rows[0]?.since ?? null;
  return { email: sinceBy(emailsSql), jobs: sinceBy(jobsSql, [[...withheld]]) };
}

function within<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no response in time")), RESPONSE_WITHIN_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
