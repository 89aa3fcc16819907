import { sql } from "drizzle-orm";
import type { Executor } from "../db/client.ts";
import type { JobPayloads } from "./tasks.ts";

export interface EnqueueOptions {
  /** One waiting job for each key: a second call replaces the first. */
  key?: string;
  /** Not before this time (epoch milliseconds); now when left out. */
  runAt?: number;
  /** Attempts before the job is given up; 25 when left out, over about three days. */
  maxAttempts?: number;
}

/**
 * Adds a job. Called with the transaction of the change that makes the job necessary, both happen or
 * neither does.
 */
export async function enqueue<Name extends keyof JobPayloads & string>(
  tx: Executor,
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  const runAt = options.runAt === undefined ? null : new Date(options.runAt).toISOString();
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt}::timestamptz,
      job_key := ${options.key ?? null}, max_attempts := ${options.maxAttempts ?? null}::int)
  `);
}

/** Takes back a job that has not begun. */
export async function cancelJob(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(${key})`);
}
