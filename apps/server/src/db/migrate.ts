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
