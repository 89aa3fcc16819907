import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runDrizzle } from "drizzle-orm/node-postgres/migrator";
import { runMigrations as runGraphile } from "graphile-worker";
import type pg from "pg";
import { StartError } from "../system/start-error.ts";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Advisory lock "schema in change": of several nodes that start together, one migrates and the others wait. */
const migrationLock = 7_262_002;

/**
 * Brings a database to the schema of this version: our tables, then those of the job queue.
 *
 * @throws StartError when a newer version has changed it, because this version would write what the newer one cannot
 * read; and when it is older than the initial migration
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const applied = await appliedMigrations(client);
    const own = ownMigrations();
    if (applied.newest > own.newest)
      throw new StartError(
        "The database was changed by a newer version of Lantern Hour: start that version, or restore a backup from before it",
      );
    if (applied.oldest > 0 && applied.oldest < own.oldest)
      throw new StartError(
        "The database was made by an early development version and cannot be updated: start with an empty one, in another DATA_DIR or DATABASE_URL",
      );
    await runDrizzle(drizzle({ client }), { migrationsFolder });
    await runGraphile({ pgPool: pool });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    // Closing the connection, instead of returning it to the pool, also releases the lock.
    client.release(true);
    throw error;
  }
}

/**
 * Checks that the database is at the schema of this version.
 *
 * @throws when it is older, or away
 */
export async function checkMigrated(pool: pg.Pool): Promise<void> {
  const { newest } = await appliedMigrations(pool);
  if (newest < ownMigrations().newest) throw new Error("the database lacks migrations");
}

/** When the first and the last of these migrations were written, epoch ms; 0 without any. */
interface Span {
  oldest: number;
  newest: number;
}

/** The migrations that this database has. */
async function appliedMigrations(database: pg.Pool | pg.PoolClient): Promise<Span> {
  const { rows } = await database.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return { oldest: 0, newest: 0 };
  const applied = await database.query<{ oldest: string | null; newest: string | null }>(
    "select min(created_at) as oldest, max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return { oldest: Number(applied.rows[0]?.oldest), newest: Number(applied.rows[0]?.newest) };
}

let span: Span | undefined;
/** The migrations of this version. */
function ownMigrations(): Span {
  if (!span) {
    const journal = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
    const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
    const times = entries.map(({ when }) => when);
    span = { oldest: Math.min(...times), newest: Math.max(...times) };
  }
  return span;
}
