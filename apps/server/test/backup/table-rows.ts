import { createHash } from "node:crypto";
import pg from "pg";
import { tablesOf } from "../../src/backup/dump.ts";

/** What a table contains, whatever the order of its rows: an update may store a row again. */
interface TableRows {
  columns: string[];
  rows: number;
  sha256: string;
}

/** Columns that an update drops, because what they say follows from others or is in another table. Not compared. */
const dropped = new Set(["system_checks.passed", "orders.receipt_number", "orders.billed_to"]);

/** Rows that were there before an update that adds others, by their table. */
const earlierRows: Record<string, string> = { products: "where currency = 'USD'" };

/**
 * The rows of every table by its name.
 *
 * @param like reads only the tables and columns that are in it, to compare data of two versions
 */
export async function tableRows(
  url: string,
  like?: Record<string, TableRows>,
): Promise<Record<string, TableRows>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const read: Record<string, TableRows> = {};
    for (const { name, columns: all } of await tablesOf(client)) {
      if (like && !like[name]) continue;
      const columns = like?.[name]?.columns ?? all.filter((column) => !dropped.has(`${name}.${column}`));
      const row = columns.map((column) => client.escapeIdentifier(column)).join(", ");
      const { rows } = await client.query<{ row: string }>(
        `select row(${row})::text as row from ${client.escapeIdentifier(name)} ${earlierRows[name] ?? ""} order by 1`,
      );
      const hash = createHash("sha256");
      for (const one of rows) hash.update(`${one.row}\n`);
      read[name] = { columns, rows: rows.length, sha256: hash.digest("hex") };
    }
    return read;
  } finally {
    await client.end();
  }
}
