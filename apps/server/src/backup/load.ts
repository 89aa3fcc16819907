/** Writes the content of a backup into an empty database. */
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { StartError } from "../system/start-error.ts";
import { copyTarget, jobs, tablesOf } from "./dump.ts";
import { type BackupEnd, type Frame, RowCounter, type TableEnd, type TableHeader } from "./frames.ts";

/**
 * Loads the tables of a backup in one transaction: all of it, or nothing. Constraints and triggers of our tables are
 * off meanwhile, and every constraint is checked before the commit.
 *
 * @param frames after the header
 * @param onTable called after each table, for progress
 * @throws StartError when the backup is damaged or does not fit this database
 */
export async function load(
  client: pg.ClientBase,
  frames: AsyncIterator<Frame>,
  onTable: (table: TableHeader, end: TableEnd) => void,
): Promise<BackupEnd> {
  await client.query("begin");
  try {
    const foreignKeys = await dropForeignKeys(client);
    const tables = await tablesOf(client);
    await setTriggers(client, tables, "disable");
    // Migrations insert the rows that every installation has.
    await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
    await makeJobsTable(client);
    const end = await loadTables(client, frames, [...tables, jobs], onTable);
    for (const [name, { last, called }] of Object.entries(end.sequences))
      await client.query("select setval($1, $2, $3)", [`public."${name}"`, last, called]);
    await client.query(`
      select graphile_worker.add_job(task, payload, queue, run_at, max_attempts, key, priority, flags) from jobs`);
    await setTriggers(client, tables, "enable");
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
    await client.query("commit");
    return end;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Of the pending jobs, which no table of ours contains. */
export const makeJobsTable = (client: pg.ClientBase) =>
  client.query(
    `create temporary table jobs (task text, payload json, queue text, run_at timestamptz, max_attempts int,
       key text, priority int, flags text[]) on commit drop`,
  );

/**
 * Reads every table of a backup to its end.
 *
 * @param tables those that it must have
 * @param into where the rows of a table go, as COPY names it; null: they are only counted
 * @throws StartError when the backup is damaged or has other tables
 */
export async function loadTables(
  client: pg.ClientBase,
  frames: AsyncIterator<Frame>,
  tables: TableHeader[],
  onTable: (table: TableHeader, end: TableEnd) => void = () => {},
  into: (table: TableHeader) => string | null = copyTarget,
): Promise<BackupEnd> {
  const expected = new Set(tables.map(({ name }) => name));
  for (;;) {
    const frame = await nextOf(frames);
    if (frame.type === "end") {
      if (expected.size > 0) throw damaged(`it lacks ${[...expected].join(", ")}`);
      return frame.value;
    }
    if (frame.type !== "table") throw damaged("its parts are out of order");
    if (!expected.delete(frame.value.name)) throw damaged(`it has an unknown table ${frame.value.name}`);
    onTable(frame.value, await loadTable(client, frame.value, frames, into(frame.value)));
  }
}

/** Copies the rows of one table, and compares their number and checksum with what the backup says. */
async function loadTable(
  client: pg.ClientBase,
  table: TableHeader,
  frames: AsyncIterator<Frame>,
  into: string | null,
): Promise<TableEnd> {
  const counter = new RowCounter();
  const target = into === null ? null : client.query(copyFrom(`copy ${into} from stdin`));
  let end: TableEnd | undefined;
  async function* rows() {
    for (;;) {
      const frame = await nextOf(frames);
      if (frame.type === "tableEnd") end = frame.value;
      if (frame.type !== "rows") return;
      counter.add(frame.value);
      yield frame.value;
    }
  }
  if (target) await pipeline(rows, target);
  else for await (const _ of rows());
  const counted = counter.end();
  if (counted.rows !== end?.rows || counted.sha256 !== end.sha256 || (target && target.rowCount !== end.rows))
    throw damaged(`the rows of ${table.name} are not those that were saved`);
  return end;
}

async function nextOf(frames: AsyncIterator<Frame>): Promise<Frame> {
  const { done, value } = await frames.next();
  if (done) throw damaged("its end is missing");
  return value;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops the foreign keys, so that tables can be loaded in any order; the caller adds them again. */
async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  return rows;
}

async function setTriggers(client: pg.ClientBase, tables: TableHeader[], state: "enable" | "disable") {
  for (const { name } of tables) await client.query(`alter table "${name}" ${state} trigger user`);
}

const damaged = (why: string) => new StartError(`The backup is damaged: ${why}`);
