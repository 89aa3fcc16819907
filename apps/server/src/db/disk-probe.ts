import type pg from "pg";

/** A probe writes new files of the database, so it runs at most this often. */
const EVERY_MS = 15_000;
/** Rows of nearly a fourth of a page, which are not compressed; together 128 KB. */
const FILLING = "insert into disk_probe select repeat('.', 1900) from generate_series(1, 64)";
/** A backup reads the table: SQLSTATE of a lock that was not granted in time. */
const LOCKED = "55P03";

/**
 * Whether PostgreSQL can still store more. Reading and small changes go on for long on a full disk, because they find room
 * in pages that exist, so the probe makes the table again and fills it: that needs new blocks. All of it is rolled back.
 *
 * @throws when the disk is full or read-only; between two probes, what the last one found
 */
export function diskProbe(pool: pg.Pool, now: () => number = () => performance.now()): () => Promise<void> {
  let latest: { at: number; result: Promise<void> } | null = null;
  return () => {
    if (!latest || now() - latest.at >= EVERY_MS) {
      latest = { at: now(), result: probe(pool) };
      // Whoever asks is told.
      latest.result.catch(() => {});
    }
    return latest.result;
  };
}

async function probe(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("begin; set local lock_timeout = 200; truncate disk_probe");
    await client.query(FILLING);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCKED) throw error;
  } finally {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    client.release(broken);
  }
}
