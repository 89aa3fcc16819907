import pg from "pg";
import { dump } from "./dump.ts";
import type { BackupEnd, TableEnd } from "./frames.ts";

/** Rows and checksum of every table by name, and the last values of the sequences: what two equal databases share. */
export interface DatabaseContent {
  tables: Record<string, TableEnd>;
  sequences: BackupEnd["sequences"];
}

/** Reads a whole database, in one snapshot, without keeping its rows. */
export async function contentOf(url: string): Promise<DatabaseContent> {
  const client = new pg.Client({ connectionString: url });
  // The query that notices a broken connection fails.
  client.on("error", () => {});
  await client.connect();
  try {
    const content: DatabaseContent = { tables: {}, sequences: {} };
    let table = "";
    for await (const frame of dump(client)) {
      if (frame.type === "table") table = frame.value.name;
      if (frame.type === "tableEnd") content.tables[table] = frame.value;
      if (frame.type === "end") content.sequences = frame.value.sequences;
    }
    return content;
  } finally {
    await client.end();
  }
}
