import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../system/log.ts";
import { AwayError } from "../system/start-error.ts";
import { unavailability } from "./unavailable.ts";

/** How long a start waits for its database. */
export interface Patience {
  totalMs: number;
  /** Between two lines of the log. */
  lineMs: number;
}

const standard: Patience = { totalMs: 120_000, lineMs: 10_000 };
const attemptMs = 5000;
const betweenMs = 500;

/**
 * Waits until a database replies that is away, is starting, or whose name is not known yet: after a power failure the
 * server can be up first.
 *
 * @throws AwayError when it did not come; any other error, such as a wrong password, at once
 */
export async function awaitDatabase(
  url: string,
  log: Pick<Log, "warn">,
  { totalMs, lineMs }: Patience = standard,
): Promise<void> {
  const began = performance.now();
  let nextLine = 0;
  for (;;) {
    const error = await failureOf(url);
    if (error === null) return;
    const reason = unavailability(error);
    if (reason === null) throw error;
    const waited = performance.now() - began;
    if (waited >= totalMs)
      throw new AwayError(`The database did not reply within ${Math.round(totalMs / 1000)} s (${reason})`);
    if (waited >= nextLine) {
      log.warn({ reason, seconds: Math.round(waited / 1000) }, "waiting for the database");
      nextLine += lineMs;
    }
    await pause(betweenMs);
  }
}

async function failureOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: attemptMs });
  // A connection that breaks beside a query.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => {});
  }
}
