import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runDrizzle } from "drizzle-orm/node-postgres/migrator";
import { runMigrations as runGraphile } from "graphile-worker";
import type pg from "pg";
import { StartError } from "../system/start-error.ts";
import { convertLogs } from "./convert-logs.ts";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Advisory lock "schema in change": of several nodes starting together one migrates, the others wait. */
const migrationLock = 7_262_002;

/**
 * Brings a database to the schema of this version: our tables, then those of the job queue.
 *
 * @throws StartError when a newer version has changed it: this one would write what the newer one cannot read
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    if ((await appliedMigration(client)) > latestMigration())
      throw new StartError(
        "The database was changed by a newer version of Lantern Hour: start that version, or restore a backup from before it",
      );
    await runDrizzle(drizzle({ client }), { migrationsFolder });
    await convertLogs(client);
    await runGraphile({ pgPool: pool });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    // Closing the connection, not only returning it, also lets the lock go.
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
  if ((await appliedMigration(pool)) < latestMigration()) throw new Error("the database lacks migrations");
}

/** When the newest migration of this database was written, epoch ms; 0 for a database without any. */
async function appliedMigration(database: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await database.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return 0;
  const applied = await database.query<{ latest: string | null }>(
    "select max(created_at) as latest from drizzle.__drizzle_migrations",
  );
  return Number(applied.rows[0]?.latest);
}

let latest: number | undefined;
function latestMigration(): number {
  latest ??= (
    JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as {
      entries: { when: number }[];
    }
  ).entries.reduce((newest, entry) => Math.max(newest, entry.when), 0);
  return latest;
}
