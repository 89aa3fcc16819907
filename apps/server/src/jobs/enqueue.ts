import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../db/client.ts";
import { requestId } from "../system/request-id.ts";
import type { JobPayloads } from "./tasks.ts";

interface EnqueueOptions {
  /** One waiting job for each key: another one replaces it. */
  key?: string;
  /** Not before this time (epoch milliseconds); now by default. */
  runAt?: number;
  /** Jobs of one queue run one after another. */
  queue?: SQL;
  /** Attempts before the job is given up; 25 by default, over about three days. */
  maxAttempts?: number;
}

/**
 * Adds a job, with the id of the request that needs it. Takes the transaction of the change that needs it, so that both are
 * committed or neither.
 */
export async function enqueue<Name extends keyof JobPayloads & string>(
  tx: Executor,
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  const request = requestId();
  const traced = request === undefined ? payload : { ...payload, request };
  const runAt = options.runAt === undefined ? null : new Date(options.runAt).toISOString();
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}, payload := ${JSON.stringify(traced)}::json, run_at := ${runAt}::timestamptz,
      job_key := ${options.key ?? null}, queue_name := ${options.queue ?? null}, max_attempts := ${options.maxAttempts ?? null}::int)
  `);
}

/** Deletes a job that has not started. */
export async function cancelJob(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(${key})`);
}
