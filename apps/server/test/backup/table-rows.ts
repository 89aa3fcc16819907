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
const dropped = new Set([
  ...[
    "system_checks.passed",
    "orders.receipt_number",
    "orders.billed_to",
    "orders.payment",
    "orders.credits_added",
  ],
  ...[
    "orders.refunded_cents",
    "orders.refunded_at",
    "orders.dispute",
    "orders.credits_withdrawn",
    "refunds.of_unused",
  ],
]);

/** Tables that an update drops, because their rows are in another table. */
const moved = new Set(["company_billing"]);

/** What is compared of columns from which an update takes something away: reports no longer have the votes of teams. */
const retained: Record<string, string> = {
  "session_reports.played": `jsonb_set(played, '{teams}', (
    select coalesce(jsonb_agg(jsonb_set(team, '{choices}', (
      select coalesce(jsonb_agg(choice - 'by' - 'before' - 'after' order by choice_at), '[]')
      from jsonb_array_elements(team -> 'choices') with ordinality as choices (choice, choice_at)
    )) order by team_at), '[]')
    from jsonb_array_elements(played -> 'teams') with ordinality as teams (team, team_at)))`,
};

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
      if (moved.has(name) || (like && !like[name])) continue;
      const columns = like?.[name]?.columns ?? all.filter((column) => !dropped.has(`${name}.${column}`));
      const row = columns
        .map((column) => retained[`${name}.${column}`] ?? client.escapeIdentifier(column))
        .join(", ");
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
