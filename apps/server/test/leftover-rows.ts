import type { TestDatabase } from "./database/test-database.ts";

/** Every row of the whole database, including the job queue, that contains this text, ignoring case. */
export async function rowsWith({ pool }: TestDatabase, text: string): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rowsOfText: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(
      `select r::text as row from ${name} r where strpos(lower(r::text), lower($1)) > 0`,
      [text],
    );
    rowsOfText.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`));
  }
  return rowsOfText;
}
