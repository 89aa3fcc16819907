import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { StartError } from "../system/start-error.ts";
import type { DatabaseContent } from "./content.ts";
import { dump } from "./dump.ts";
import { encrypt, encrypterFor, type Lock } from "./encryption.ts";
import { type BackupEnd, type BackupHeader, encodeFrame, type Frame } from "./frames.ts";
import { signed } from "./signature.ts";

interface BackupOptions {
  /** Connection string; the database may be in use. */
  database: string;
  header: BackupHeader;
  lock: Lock;
  /** A second recipient, who can decrypt it too. */
  second?: string;
  /** Path of the new file. */
  to: string;
  /** Ends it early; nothing is written then. */
  signal?: AbortSignal;
  /** Called after each table, for progress. */
  onTable?: (name: string, rows: number) => void;
}

export interface StoredBackup extends BackupEnd {
  bytes: number;
  /** What a database that is restored from it contains. */
  content: DatabaseContent;
}

/**
 * Writes a backup. The file appears under its name only when it is whole.
 *
 * @returns what it contains, and its size in bytes
 * @throws StartError in one line
 */
export async function backUp(options: BackupOptions): Promise<StoredBackup> {
  const { to, database, header, lock, onTable = () => {} } = options;
  if (existsSync(to)) throw new StartError(`${to} exists: choose another name`);
  const encrypter = encrypterFor(lock, options.second);
  const draft = `${to}.part`;
  const client = new pg.Client({ connectionString: database });
  client.on("error", () => {});
  let end: BackupEnd | undefined;
  const tables: DatabaseContent["tables"] = {};
  async function* frames(): AsyncGenerator<Frame> {
    yield { type: "header", value: header };
    yield* dump(client);
  }
  async function* content() {
    let table = "";
    for await (const frame of signed(frames())) {
      if (frame.type === "table") table = frame.value.name;
      if (frame.type === "tableEnd") {
        tables[table] = frame.value;
        onTable(table, frame.value.rows);
      }
      if (frame.type === "end") end = frame.value;
      yield encodeFrame(frame);
    }
  }
  try {
    await client.connect();
    const compressed = Readable.from(content(), { objectMode: false }).compose(createGzip({ level: 3 }));
    // An error ends the pipeline too; the stream that it began in would throw it once more.
    compressed.on("error", () => {});
    const encrypted = await encrypt(compressed as AsyncIterable<Uint8Array>, encrypter);
    const file = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(encrypted, file, { signal: options.signal });
    await rename(draft, to);
    if (!end) throw new Error("the backup has no end");
    return { ...end, bytes: (await stat(to)).size, content: { tables, sequences: end.sequences } };
  } catch (error) {
    await rm(draft, { force: true });
    throw asStartError(error, to);
  } finally {
    await client.end().catch(() => {});
  }
}

function asStartError(error: unknown, file: string): unknown {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return new StartError(`The disk is full: ${file} was not written`);
  if (/^E[A-Z]+$/.test(code)) return new StartError(`The backup was not written: ${message}`);
  return error;
}
