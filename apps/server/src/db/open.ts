import { createHash } from "node:crypto";
import type pg from "pg";
import type { Config } from "../system/config.ts";
import { errorText } from "../system/error-text.ts";
import type { Log } from "../system/log.ts";
import { AwayError, StartError } from "../system/start-error.ts";
import { version } from "../system/version.ts";
import { awaitDatabase, type Patience } from "./await-database.ts";
import { type Connection, connect } from "./client.ts";
import { changedCollations, describeCollation } from "./collation.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded/index.ts";
import { hasUnfinishedRestore, migrate, schemaState } from "./migrate.ts";
import { hasLeft, unavailability } from "./unavailable.ts";

/** Advisory lock "a backup is restored into this database". */
const fillLock = 7_262_003;

/** A node's pools. Live sessions have their own, so that no request of others delays a move. */
interface Pools extends Connection {
  live: Connection;
}

export interface OpenDatabase extends Pools {
  /** Connection string. */
  url: string;
  /** True when no other process can use this database at the same time. */
  alone: boolean;
  close(): Promise<void>;
}

/** A backup of an external database from before an update. */
export interface Saved {
  file: string;
  /** Replaces the content of the database by it. */
  putBack(pool: pg.Pool): Promise<void>;
}

interface OpenOptions {
  /** Fills a database that has no tables. */
  fill?(pool: pg.Pool): Promise<void>;
  /** Saves an external database before its update. */
  save?(url: string): Promise<Saved>;
  /** Another folder of migrations, for tests. */
  migrations?: string;
  patience?: Patience;
}

/**
 * Opens the configured database, or the built-in one, at the schema of this version. Data of an earlier version are
 * saved first, and put back when they cannot be updated.
 *
 * @throws StartError in one line; AwayError when an external database is away for longer than a start waits
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databaseConnections" | "dataDir" | "origin">,
  log: Pick<Log, "warn">,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const start = () =>
    startEmbedded({ dataDir: config.dataDir, label: config.origin, onEvent: (line) => log.warn(line) });
  let embedded = config.databaseUrl === null ? await start() : null;
  const isCopied = embedded !== null && (await isEarlier(embedded, options.migrations));
  if (embedded && isCopied) {
    await embedded.stopAndCopy();
    embedded = await start();
  }
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const onError = (error: Error) => log.warn({ err: error }, "a database connection broke");
  // Without a limit for statements: an update takes as long as it needs.
  const { pool } = connect(url, { onError });
  try {
    if (embedded === null) await awaitDatabase(url, log, options.patience);
    if (embedded === null) await updateExternal(pool, url, options);
    else await update(pool, options);
  } catch (error) {
    await pool.end();
    await embedded?.stop();
    if (embedded && isCopied && !(error instanceof StartError)) {
      await embedded.stopAndPutBack();
      throw updateFailed(error);
    }
    throw asStartError(error, embedded === null);
  }
  for (const changed of (await changedCollations(pool)) ?? []) log.warn(describeCollation(changed));
  await pool.end();
  const pools = openPools(url, config.databaseConnections, onError);
  const close = async () => {
    await Promise.all([pools.pool.end(), pools.live.pool.end()]);
    await embedded?.stop();
  };
  return { ...pools, url, alone: embedded !== null, close };
}

/** Longer than any statement of a request or job needs. */
const STATEMENT_MS = 60_000;
/** A move that takes longer counts as not stored: its session reads the log again. */
const LIVE_STATEMENT_MS = 15_000;

export function openPools(
  url: string,
  { general, live }: Config["databaseConnections"],
  onError: (error: Error) => void,
): Pools {
  return {
    ...connect(url, { max: general, statementMs: STATEMENT_MS, onError }),
    live: connect(url, { max: live, statementMs: LIVE_STATEMENT_MS, onError }),
  };
}

async function isEarlier(embedded: EmbeddedDatabase, migrations?: string): Promise<boolean> {
  const { pool } = connect(embedded.url);
  try {
    return (await schemaState(pool, migrations)) === "earlier";
  } finally {
    await pool.end();
  }
}

async function update(pool: pg.Pool, { fill, migrations }: OpenOptions, beforeUpdate?: () => Promise<void>) {
  if (fill) await fillOnce(pool, fill);
  await migrate(pool, { ...(migrations && { folder: migrations }), ...(beforeUpdate && { beforeUpdate }) });
}

/** Of several nodes that start together on a database without tables, one fills it. */
async function fillOnce(pool: pg.Pool, fill: NonNullable<OpenOptions["fill"]>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [fillLock]);
    if ((await schemaState(client)) === "empty" || (await hasUnfinishedRestore(client))) await fill(pool);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/**
 * All migrations of an update are one transaction, so a failed one leaves the tables as they were. Only if it does not,
 * the backup is put back: other nodes may have stored something since it was made.
 */
async function updateExternal(pool: pg.Pool, url: string, options: OpenOptions): Promise<void> {
  let saved: Saved | undefined;
  let before = "";
  try {
    await update(pool, options, async () => {
      saved = await options.save?.(url);
      before = await tablesOf(pool);
    });
  } catch (error) {
    if (!saved || error instanceof StartError || hasLeft(error)) throw error;
    if ((await tablesOf(pool)) !== before) await saved.putBack(pool);
    throw updateFailed(error, saved.file);
  }
}

/** A digest of the tables, columns, constraints, indexes, triggers and functions. */
async function tablesOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ part: string }>(`
    with ours as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull) as part
      from ours join pg_attribute on attrelid = ours.oid where attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid))
      from pg_index join ours on indrelid = ours.oid
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid))
      from pg_trigger join ours on tgrelid = ours.oid where not tgisinternal
    union all select concat_ws(' ', 'function', proname, prosrc)
      from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`);
  return createHash("sha256")
    .update(rows.map(({ part }) => part).join("\n"))
    .digest("hex");
}

/** @param saved the backup from before the update; a copy of the built-in database has become the data again */
function updateFailed(error: unknown, saved?: string): StartError {
  const [reason] = errorText(rootOf(error)).split("\n");
  const backup = saved ? ` The backup from before the update is ${saved}.` : "";
  return new StartError(
    `The update of the data to version ${version.app} failed (${reason}). The data are as they were: start the earlier version again, or this one once the cause is gone.${backup}`,
  );
}

const rootOf = (error: unknown) =>
  ((error as { cause?: NodeJS.ErrnoException }).cause ?? error) as NodeJS.ErrnoException;

/** An error about DATABASE_URL is a message for the person who set it; an error of ours keeps its stack. */
function asStartError(error: unknown, external: boolean): unknown {
  const { code = "", message } = rootOf(error);
  if (!external) return error;
  if (code === "42501")
    return new StartError(
      `DATABASE_URL: its account may not change the database (${message}): make it the owner of the database`,
    );
  if (/^(28\w{3}|3D000)$/.test(code)) return new StartError(`DATABASE_URL: ${message}`);
  const away = unavailability(rootOf(error));
  return away ? new AwayError(`The database went away during the start (${away})`) : error;
}
