import type pg from "pg";

/** The time of the whole installation. It never goes backwards. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  stop(): void;
}

const everyMs = 10_000;
/** A reading that differs by more (ms) is a jump: of a clock that was set, or of a machine that was suspended. */
const JUMP_MS = 5000;

/**
 * A clock that follows the database's: all nodes agree, and changing a machine's own clock has no effect. Between two
 * readings it uses this machine's monotonic counter.
 *
 * It follows a jump forward, since this machine may have been suspended. It does not follow a jump back, which would
 * stop the time of every session until the database has caught up: it continues by the counter.
 *
 * @param jumped called once per jump, with its milliseconds: negative for a jump back
 */
export async function startClock(pool: pg.Pool, jumped: (ms: number) => void = () => {}): Promise<Clock> {
  let anchor = await check(pool);
  let last = 0;
  let isBehind = false;
  const timer = setInterval(() => {
    // While the database is away, the counter alone is accurate enough.
    check(pool).then(
      (offset) => {
        const jump = offset - anchor;
        const jumpsBack = jump < -JUMP_MS;
        if (Math.abs(jump) > JUMP_MS && !(jumpsBack && isBehind)) jumped(Math.round(jump));
        isBehind = jumpsBack;
        if (!jumpsBack) anchor = offset;
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

/** The line of the log about a jump. */
export function clockJumped(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  return ms > 0
    ? `the database's clock is ${seconds} s ahead of where it was; sessions follow it`
    : `the database's clock was set back by ${seconds} s; this node keeps its own time until they agree or it is restarted`;
}

/**
 * The offset from the monotonic counter to the database's time. Half of the round trip is attributed to the response.
 */
async function check(pool: pg.Pool): Promise<number> {
  const requestedAt = performance.now();
  const { rows } = await pool.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
  );
  const respondedAt = performance.now();
  return Number(rows[0]?.ms) - (requestedAt + respondedAt) / 2;
}
