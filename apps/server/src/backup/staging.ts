/** Copies what a backup has of one company, or of one session, beside the tables of a running installation. */
import { hashOfPack } from "@lantern/content";
import type pg from "pg";
import { StartError } from "../system/start-error.ts";
import { type CompanyTable, companyTables } from "./company-tables.ts";
import { copyTarget, jobs, quoted, tablesOf } from "./dump.ts";
import type { Frame } from "./frames.ts";
import { loadTables, makeJobsTable } from "./load.ts";

export interface Scope {
  company: string;
  /** Null: everything of the company. */
  session: string | null;
}

/** A table with what its catalog says. */
export interface StagedTable extends CompanyTable {
  /** Those that are stored. */
  columns: string[];
  key: string[];
}

/** The temporary table with the rows of the backup. */
export const staged = (table: string) => `pg_temp.backup_${table}`;
export const live = (table: string) => `public.${quoted(table)}`;

/**
 * Reads a backup to its end into temporary tables of this transaction. So when it returns, the signature was right.
 *
 * @throws StartError when the backup is damaged, or does not fit these tables
 */
export async function stage(client: pg.ClientBase, frames: AsyncIterator<Frame>): Promise<StagedTable[]> {
  const all = await tablesOf(client);
  const keys = await primaryKeys(client);
  const tables = companyTables.map((table): StagedTable => {
    const { columns = [] } = all.find(({ name }) => name === table.name) ?? {};
    return { ...table, columns, key: table.key ?? keys.get(table.name) ?? [] };
  });
  for (const { name } of tables)
    await client.query(`create temporary table backup_${name} (like ${live(name)}) on commit drop`);
  await makeJobsTable(client);
  const wanted = new Set(tables.map(({ name }) => name));
  await loadTables(
    client,
    frames,
    [...all, jobs],
    () => {},
    ({ name, columns }) => {
      if (name === jobs.name) return copyTarget({ name: jobs.name, columns });
      return wanted.has(name) ? copyTarget({ name: `backup_${name}`, columns }) : null;
    },
  );
  return tables;
}

/** The company of a session in the backup. @throws StartError when the backup does not have the session */
export async function companyOf(client: pg.ClientBase, session: string): Promise<string> {
  const { rows } = await client.query<{ company: string }>(
    `select company_id as company from ${staged("sessions")} where id = $1`,
    [session],
  );
  if (!rows[0]) throw new StartError(`This backup has no session ${session}`);
  return rows[0].company;
}

/**
 * Removes from the copies what is not of this scope, and what people who were deleted since would get back.
 *
 * @returns how many people stay deleted
 */
export async function reduce(
  client: pg.ClientBase,
  tables: StagedTable[],
  { company, session }: Scope,
  withDeleted: boolean,
): Promise<number> {
  const remove = (name: string, condition: string, values: string[]) =>
    client.query(`delete from ${staged(name)} r where not (${condition})`, values);
  for (const { name, belongs } of tables) if (belongs) await remove(name, belongs("r", staged), [company]);
  for (const { name, belongs, ofSession } of tables)
    if (!belongs && ofSession) await remove(name, ofSession("r", staged), []);
  if (session !== null) {
    const direct = tables.filter(({ referred }) => !referred);
    for (const { name, ofSession } of [...direct, ...tables.filter(({ referred }) => referred)]) {
      const condition = ofSession?.("r", staged) ?? "false";
      // A number that a statement does not have is an error.
      await remove(name, condition.replaceAll("$2", "$1"), condition.includes("$2") ? [session] : []);
    }
  }
  await client.query(`delete from ${staged("session_texts")} where expires_at <= now()`);
  if (withDeleted) return 0;
  for (const { name } of tables.filter(({ deletedOnly }) => deletedOnly))
    await client.query(`delete from ${staged(name)}`);
  return removeDeletedPeople(client, tables);
}

/** A seat in a session that was played stays: it is a number in the session's report. */
async function removeDeletedPeople(client: pg.ClientBase, tables: StagedTable[]): Promise<number> {
  await client.query(`
    create temporary table deleted_people on commit drop as
    select r.id from ${staged("consumers")} r join ${live("consumers")} c on c.id = r.id
    where c.deleted_at is not null and r.deleted_at is null`);
  for (const { name, person } of tables) {
    if (!person) continue;
    const played =
      name === "session_consumers"
        ? `and exists (select from ${staged("sessions")} s where s.id = r.session_id and s.status in ('draft', 'confirmed'))`
        : "";
    await client.query(
      `delete from ${staged(name)} r where r.${quoted(person)}::text in (select id::text from pg_temp.deleted_people) ${played}`,
    );
  }
  const { rowCount } = await client.query("select from pg_temp.deleted_people");
  return rowCount ?? 0;
}

/**
 * A backup that somebody else wrote could have rows with the ids of another company's, or a story that is not the one of
 * its hash.
 *
 * @throws StartError that names the table
 */
export async function requireOwnRows(
  client: pg.ClientBase,
  tables: StagedTable[],
  { company }: Scope,
): Promise<void> {
  for (const { name, belongs, key } of tables) {
    if (!belongs) continue;
    const { rows } = await client.query<{ key: string }>(
      `select concat_ws(' ', ${key.map((column) => `r.${quoted(column)}`).join(", ")}) as key
       from ${staged(name)} r join ${live(name)} t on ${sameKey(key)} where not (${belongs("t", live)}) limit 1`,
      [company],
    );
    if (rows[0])
      throw new StartError(
        `The backup does not fit: its row ${rows[0].key} of ${name} belongs to another company here`,
      );
  }
  const { rows: packs } = await client.query<{ hash: string; compiled: string }>(
    `select hash, compiled::text as compiled from ${staged("packs")} r
     where not exists (select from ${live("packs")} t where t.hash = r.hash)`,
  );
  for (const { hash, compiled } of packs)
    if (hashOfPack(JSON.parse(compiled)) !== hash)
      throw new StartError(`The backup does not fit: the story ${hash} is not the one of its hash`);
}

/** Of a row `r` of the backup and a row `t` of the installation. */
export const sameKey = (key: string[]) =>
  key.map((column) => `t.${quoted(column)} = r.${quoted(column)}`).join(" and ");

async function primaryKeys(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; key: string[] }>(`
    select c.conrelid::regclass::text as name,
      (select array_agg(a.attname::text order by k.at) from unnest(c.conkey) with ordinality k (number, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as key
    from pg_constraint c where c.contype = 'p' and c.connamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, key }) => [name, key]));
}
