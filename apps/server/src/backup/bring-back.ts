/** Inserts the rows of a backup that are missing here, as far as what they refer to is here. */
import type pg from "pg";
import { quoted } from "./dump.ts";
import { live, type StagedTable, sameKey, staged } from "./staging.ts";

interface ParentKey {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  /** Without its parent, the row has none. */
  emptied: boolean;
  /** Only a parent of the same company counts, or one of the platform. */
  ofCompany: boolean;
}

/** The foreign keys by table, as the catalog has them. */
export async function parentKeys(client: pg.ClientBase): Promise<ParentKey[]> {
  const columns = (numbers: string, table: string) =>
    `(select array_agg(a.attname::text order by k.at) from unnest(${numbers}) with ordinality k (number, at)
       join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;
  const { rows } = await client.query<ParentKey>(`
    select c.conrelid::regclass::text as table, ${columns("c.conkey", "c.conrelid")} as columns,
      c.confrelid::regclass::text as parent, ${columns("c.confkey", "c.confrelid")} as "parentColumns",
      c.confdeltype = 'n' as emptied,
      exists (select from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'company_id') as "ofCompany"
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  return rows;
}

/**
 * @returns how many rows came back, and how many could not: a parent is missing, or another row has a value that must
 * be unique
 */
export async function insertMissing(
  client: pg.ClientBase,
  { name, columns, key }: StagedTable,
  parents: ParentKey[],
  company: string,
): Promise<{ back: number; refused: number }> {
  const isMissing = `not exists (select from ${live(name)} t where ${sameKey(key)})`;
  const { rowCount: missing } = await client.query(`select from ${staged(name)} r where ${isMissing}`);
  if (!missing) return { back: 0, refused: 0 };
  const own = parents.filter(({ table }) => table === name);
  for (const parent of own.filter(({ emptied }) => emptied))
    await client.query(
      `update ${staged(name)} r set ${parent.columns.map((column) => `${quoted(column)} = null`).join(", ")}
       where not (${hasParent(parent)})`,
      parent.ofCompany ? [company] : [],
    );
  const conditions = own.filter(({ emptied }) => !emptied);
  const list = columns.map(quoted).join(", ");
  const { rowCount } = await client.query(
    `insert into ${live(name)} (${list}) overriding system value
     select ${list} from ${staged(name)} r where ${[isMissing, ...conditions.map(hasParent)].join(" and ")}
     on conflict do nothing`,
    conditions.some(({ ofCompany }) => ofCompany) ? [company] : [],
  );
  const back = rowCount ?? 0;
  return { back, refused: missing - back };
}

/** A reference without a value needs no parent. */
function hasParent({ columns, parent, parentColumns, ofCompany }: ParentKey): string {
  const empty = columns.map((column) => `r.${quoted(column)} is null`);
  const same = columns.map((column, at) => `p.${quoted(parentColumns[at] ?? "")} = r.${quoted(column)}`);
  const owned = ofCompany ? ["(p.company_id = $1 or p.company_id is null)"] : [];
  return `(${[...empty, `exists (select from ${live(parent)} p where ${[...same, ...owned].join(" and ")})`].join(" or ")})`;
}
