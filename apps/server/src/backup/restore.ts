import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { migrate, newestMigration, unfinishedRestore } from "../db/migrate.ts";
import { setQuiet } from "../db/quiet.ts";
import { errorText } from "../system/error-text.ts";
import { StartError } from "../system/start-error.ts";
import { decrypt, type Key } from "./encryption.ts";
import { type BackupEnd, type BackupHeader, decodeFrames, type Frame } from "./frames.ts";
import { load } from "./load.ts";
import { type Signer, verified } from "./signature.ts";

/** A backup that is being read. */
interface OpenBackup {
  header: BackupHeader;
  /** The frames after the header. */
  frames: AsyncGenerator<Frame>;
}

/**
 * Opens a backup and reads its header. Whether the signature is that of the signer shows at its last frame.
 *
 * @throws StartError in one line: no such file, another key or signer, not a backup, made by a newer version
 */
export async function openBackup(file: string, key: Key, signer: Signer): Promise<OpenBackup> {
  const frames = verified(framesOf(file, key), signer);
  const { value: first } = await frames.next();
  if (first?.type !== "header" || first.value.format !== "lantern-hour-backup")
    throw new StartError("This file is not a backup of Lantern Hour");
  if (first.value.version > 1 || first.value.schema > newestMigration())
    throw new StartError(
      `This backup was made by a newer version of Lantern Hour (${first.value.app}): restore it with that version`,
    );
  return { header: first.value, frames };
}

async function* framesOf(file: string, key: Key): AsyncGenerator<Frame> {
  try {
    const encrypted = createReadStream(file);
    // Reading it fails as well.
    encrypted.on("error", () => {});
    const content = await decrypt(encrypted, key);
    yield* decodeFrames(content.compose(createGunzip()) as Readable);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw /^E[A-Z]+$/.test(code)
      ? new StartError(`The backup cannot be read: ${message}`)
      : new StartError("The backup is damaged or cut off");
  }
}

/**
 * Loads a backup into an empty database and brings it to the schema of this version. Until it has finished, no server
 * starts on that database; a restore that was interrupted is run again.
 *
 * @throws StartError in one line; the database is then empty, or marked as unfinished
 */
export async function restore(
  pool: pg.Pool,
  { header, frames }: OpenBackup,
  onTable: (name: string, rows: number) => void = () => {},
  /**
   * `replace`: what the database contains is deleted first. `update: false`: it stays at the version of the backup. `quiet`:
   * nothing leaves the installation until `endQuiet`.
   */
  { replace = false, update = true, quiet = false } = {},
): Promise<BackupEnd> {
  try {
    await prepare(pool, replace);
    await migrate(pool, { upTo: header.schema, restoring: true });
    const end = await loadAll(pool, frames, onTable);
    if (update) {
      await migrate(pool, { restoring: true });
      // Before a server can start on these data.
      await setQuiet(pool, header.appKey, quiet);
    }
    await pool.query(`drop schema ${markerSchema} cascade`);
    return end;
  } catch (error) {
    const { cause = error } = error as Error;
    throw cause instanceof pg.DatabaseError
      ? new StartError(`The backup does not fit this database: ${errorText(cause)}`)
      : error;
  }
}

async function loadAll(
  pool: pg.Pool,
  frames: OpenBackup["frames"],
  onTable: (name: string, rows: number) => void,
): Promise<BackupEnd> {
  const client = await pool.connect();
  try {
    return await load(client, frames, ({ name }, { rows }) => onTable(name, rows));
  } finally {
    client.release();
  }
}

/** No account has this name: where tables are made, the schema of the account's name comes before "public". */
const [markerSchema] = unfinishedRestore.split(".");

/** Marks the database as being restored; what an interrupted restore left is removed first. */
async function prepare(pool: pg.Pool, replace: boolean): Promise<void> {
  const { rows } = await pool.query<{ tables: boolean; unfinished: boolean }>(
    `select exists (select from pg_tables where schemaname in ('public', 'drizzle', 'graphile_worker')) as tables,
       to_regclass($1) is not null as unfinished`,
    [unfinishedRestore],
  );
  const [state] = rows;
  if (state?.tables && !state.unfinished && !replace)
    throw new StartError(
      "The database is not empty: restore into an empty one, in another DATA_DIR or DATABASE_URL",
    );
  await pool.query(`create schema if not exists ${markerSchema}`);
  await pool.query(`create table if not exists ${unfinishedRestore} (started_at timestamptz default now())`);
  await pool.query(`
    drop schema public cascade; create schema public;
    drop schema if exists drizzle cascade; drop schema if exists graphile_worker cascade`);
}
