import type pg from "pg";

/** The time of the whole installation. It never goes backwards. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  stop(): void;
}

const everyMs = 10_000;

/**
 * A clock that follows the database's: all nodes agree, and changing a machine's own clock has no effect. Between two
 * readings it uses this machine's monotonic counter.
 */
export async function startClock(pool: pg.Pool): Promise<Clock> {
  let anchor = await check(pool);
  let last = 0;
  const timer = setInterval(() => {
    // While the database is away, the counter alone is accurate enough.
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

/**
 * The offset from the monotonic counter to the database's time. Half of the round trip is attributed to the response.
 */
async function check(pool: pg.Pool): Promise<number> {
  const request = performance.now();
  const { rows } = await pool.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
  );
  const respondedAt = performance.now();
  return Number(rows[0]?.ms) - (request + respondedAt) / 2;
}
