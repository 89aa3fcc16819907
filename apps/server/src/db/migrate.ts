import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runDrizzle } from "drizzle-orm/node-postgres/migrator";
import { runMigrations as runGraphile } from "graphile-worker";
import type pg from "pg";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Advisory lock "schema in change": of several nodes starting together one migrates, the others wait. */
const migrationLock = 7_262_002;

/** Brings a database to the schema of this version: our tables, then those of the job queue. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runDrizzle(drizzle({ client }), { migrationsFolder });
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
 * @throws when it is older, newer by another hand, or away
 */
export async function checkMigrated(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ latest: string | null }>(
    "select max(created_at) as latest from drizzle.__drizzle_migrations",
  );
  if (Number(rows[0]?.latest) < latestMigration()) throw new Error("the database lacks migrations");
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
