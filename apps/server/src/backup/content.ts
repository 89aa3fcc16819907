import pg from "pg";
import { dump } from "./dump.ts";
import type { BackupEnd, TableEnd } from "./frames.ts";

/** Rows and checksum of every table by name, and the last values of the sequences: what two equal databases share. */
export interface DatabaseContent {
  tables: Record<string, TableEnd>;
  sequences: BackupEnd["sequences"];
}

/** The columns of each table, by its name. */
type Columns = Record<string, string[]>;

/**
 * Reads a whole database, in one snapshot, without keeping its rows.
 *
 * @param only the columns of another version of the data, to compare with it
 */
export async function contentOf(
  url: string,
  only?: Columns,
): Promise<DatabaseContent & { columns: Columns }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const content: DatabaseContent & { columns: Columns } = { tables: {}, columns: {}, sequences: {} };
    let table = "";
    for await (const frame of dump(client, only)) {
      if (frame.type === "table") {
        table = frame.value.name;
        content.columns[table] = frame.value.columns;
      }
      if (frame.type === "tableEnd") content.tables[table] = frame.value;
      if (frame.type === "end") content.sequences = frame.value.sequences;
    }
    return content;
  } finally {
    await client.end();
  }
}
