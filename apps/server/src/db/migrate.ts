import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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

/** Exists while a backup is being restored: a server must not start on half of its data. */
export const unfinishedRestore = "lantern_restore.unfinished_restore";

interface MigrateOptions {
  /** The last migration to apply, epoch ms: a backup is loaded into the schema that it was made from. */
  upTo?: number;
  restoring?: boolean;
  /** Another folder of migrations, for tests. */
  folder?: string;
  /** Called before the tables of an earlier version are changed, while no other node can change them. */
  beforeUpdate?: () => Promise<void>;
}

/**
 * Brings a database to the schema of this version: our tables, then those of the job queue.
 *
 * @throws StartError when a newer version has changed it, because this version would write what the newer one cannot
 * read; and when it is older than the initial migration
 */
export async function migrate(
  pool: pg.Pool,
  { upTo, restoring = false, folder = migrationsFolder, beforeUpdate }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    if (!restoring && (await hasUnfinishedRestore(client)))
      throw new StartError("A restore into this database did not finish: run `npm run restore` again");
    const applied = await appliedMigrations(client);
    const own = ownMigrations(folder);
    if (applied.newest > own.newest) throw new StartError(changedByNewer);
    if (applied.oldest > 0 && applied.oldest < own.oldest)
      throw new StartError(
        "The database was made by an early development version and cannot be updated: start with an empty one, in another DATA_DIR or DATABASE_URL",
      );
    if (!restoring && isEarlier(applied, own)) await beforeUpdate?.();
    await withMigrations(folder, upTo, (part) => runDrizzle(drizzle({ client }), { migrationsFolder: part }));
    await runGraphile({ pgPool: pool });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    // Closing the connection, instead of returning it to the pool, also releases the lock.
    client.release(true);
    throw error;
  }
}

const changedByNewer =
  "The database was changed by a newer version of Lantern Hour: start that version, or restore a backup from before it";

/** The database has tables, and they are of an earlier version. */
const isEarlier = (applied: Span, own: Span) => applied.newest > 0 && applied.newest < own.newest;

type SchemaState = "empty" | "earlier" | "current" | "newer";

/** What a start would do with this database: begin, update it, use it, or refuse it. */
export async function schemaState(
  database: pg.Pool | pg.ClientBase,
  folder = migrationsFolder,
): Promise<SchemaState> {
  const [applied, own] = [await appliedMigrations(database), ownMigrations(folder)];
  if (applied.newest > own.newest) return "newer";
  if (isEarlier(applied, own)) return "earlier";
  return applied.newest === 0 ? "empty" : "current";
}

export const hasUnfinishedRestore = (database: pg.Pool | pg.ClientBase) =>
  exists(database, unfinishedRestore);

/** When the newest migration of this database was written, epoch ms; 0 without any. */
export async function newestApplied(database: pg.Pool | pg.ClientBase): Promise<number> {
  return (await appliedMigrations(database)).newest;
}

/**
 * Checks that the database is at the schema of this version.
 *
 * @throws when it is older or newer, or away
 */
export async function checkMigrated(pool: pg.Pool): Promise<void> {
  const state = await schemaState(pool);
  if (state === "newer") throw new StartError(changedByNewer);
  if (state !== "current") throw new Error("the database lacks migrations");
}

/** When the first and the last of these migrations were written, epoch ms; 0 without any. */
interface Span {
  oldest: number;
  newest: number;
}

/** The migrations that this database has. */
async function appliedMigrations(database: pg.Pool | pg.ClientBase): Promise<Span> {
  if (!(await exists(database, "drizzle.__drizzle_migrations"))) return { oldest: 0, newest: 0 };
  const applied = await database.query<{ oldest: string | null; newest: string | null }>(
    "select min(created_at) as oldest, max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return { oldest: Number(applied.rows[0]?.oldest), newest: Number(applied.rows[0]?.newest) };
}

async function exists(database: pg.Pool | pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await database.query<{ exists: boolean }>("select to_regclass($1) is not null as exists", [
    table,
  ]);
  return rows[0]?.exists ?? false;
}

/** The list of migrations, as Drizzle writes it. */
interface Journal {
  entries: { when: number }[];
}
const journalOf = (folder: string) => join(folder, "meta/_journal.json");
const readJournal = (folder: string) => JSON.parse(readFileSync(journalOf(folder), "utf8")) as Journal;

/** Runs with a folder of all migrations, or of those up to a time. */
async function withMigrations(
  all: string,
  upTo: number | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (upTo === undefined) return work(all);
  const folder = mkdtempSync(join(tmpdir(), "lantern-migrations-"));
  try {
    cpSync(all, folder, { recursive: true });
    const journal = readJournal(all);
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    writeFileSync(journalOf(folder), JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** When the newest migration of this version was written, epoch ms. */
export const newestMigration = () => ownMigrations(migrationsFolder).newest;

const spans = new Map<string, Span>();
/** The migrations of this version. */
function ownMigrations(folder: string): Span {
  const read = spans.get(folder);
  if (read) return read;
  const times = readJournal(folder).entries.map(({ when }) => when);
  const span = { oldest: Math.min(...times), newest: Math.max(...times) };
  spans.set(folder, span);
  return span;
}
