import type pg from "pg";

/** The time of the whole installation. Never goes back. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  stop(): void;
}

const everyMs = 10_000;

/**
 * A clock that follows the database's: all nodes agree, and setting a machine's own clock moves
 * nothing. Between two looks it runs on this machine's monotonic counter.
 */
export async function startClock(pool: pg.Pool): Promise<Clock> {
  let anchor = await check(pool);
  let last = 0;
  const timer = setInterval(() => {
    // With the database away the counter alone is good enough.
    check(pool).then(
      (offset) => {
        anchor = offset;
      },
      () => {},
    );
  }, everyMs);
  timer.unref();
  return {
    now() {
      last = Math.max(last, Math.round(anchor + performance.now()));
      return last;
    },
    stop: () => clearInterval(timer),
  };
}

/** What must be added to the monotonic counter to get the database's time; half of the way there counts for the answer. */
async function check(pool: pg.Pool): Promise<number> {
  const request = performance.now();
  const { rows } = await pool.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
  );
  const respondedAt = performance.now();
  return Number(rows[0]?.ms) - (request + respondedAt) / 2;
}
