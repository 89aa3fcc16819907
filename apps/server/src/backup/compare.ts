/** What an installation and a backup have both, with other values. */
import pg from "pg";
import { quoted } from "./dump.ts";
import { live, type StagedTable, sameKey, staged } from "./staging.ts";

export interface Difference {
  /** The row here, by its key. */
  key: string;
  /** Where the row of the backup is, for `replace`. */
  ctid: string;
  /** Columns with another value, and both values as text. */
  values: { column: string; here: string | null; backup: string | null; fixed: boolean }[];
}

/** The rows that differ in columns that are shown or replaced. */
export async function compare(client: pg.ClientBase, table: StagedTable): Promise<Difference[]> {
  const { name, key, replaces = [], shows = [] } = table;
  const columns = [...replaces, ...shows];
  if (columns.length === 0) return [];
  const differs = columns.map((column) => `${of("t", column)} is distinct from ${of("r", column)}`);
  const { rows } = await client.query<{ key: string; ctid: string; here: Texts; backup: Texts }>(`
    select concat_ws(' ', ${key.map((column) => `t.${quoted(column)}`).join(", ")}) as key, r.ctid::text as ctid,
      array[${columns.map((column) => of("t", column)).join(", ")}] as here,
      array[${columns.map((column) => of("r", column)).join(", ")}] as backup
    from ${staged(name)} r join ${live(name)} t on ${sameKey(key)}
    where ${differs.join(" or ")} order by 1`);
  return rows.map(({ key: id, ctid, here, backup }) => ({
    key: id,
    ctid,
    values: columns.flatMap((column, at) => {
      const [now = null, then = null] = [here[at], backup[at]];
      return now === then ? [] : [{ column, here: now, backup: then, fixed: shows.includes(column) }];
    }),
  }));
}
type Texts = (string | null)[];

/** Some types, such as `json`, cannot be compared. */
const of = (row: string, column: string) => `${row}.${quoted(column)}::text`;

/** What changes with every change of these rows, so that pages that were open before notice it. */
const changed: Readonly<Record<string, string>> = {
  sessions: ", version = t.version + 1, updated_at = now(), updated_by = null",
};

/**
 * Gives the rows here the values of the backup. A row whose value must be unique, and is another row's by now, stays.
 *
 * @returns how many were replaced
 */
export async function replace(
  client: pg.ClientBase,
  { name, key, replaces = [] }: StagedTable,
  differences: Difference[],
): Promise<number> {
  const columns = replaces.map((column) => `${quoted(column)} = r.${quoted(column)}`).join(", ");
  let replaced = 0;
  for (const { ctid, values } of differences) {
    if (values.every(({ fixed }) => fixed)) continue;
    await client.query("savepoint one");
    try {
      await client.query(
        `update ${live(name)} t set ${columns}${changed[name] ?? ""} from ${staged(name)} r
         where r.ctid = $1::tid and ${sameKey(key)}`,
        [ctid],
      );
      replaced++;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith("23")) throw error;
      await client.query("rollback to savepoint one");
    }
  }
  return replaced;
}
