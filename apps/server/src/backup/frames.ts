/**
 * The content of a backup: a sequence of frames, each a type, a length and that many bytes. One reader and one writer;
 * neither holds more than one frame in memory.
 */
import { createHash } from "node:crypto";
import { StartError } from "../system/start-error.ts";

/** What a backup says about itself, before its tables. */
export interface BackupHeader {
  format: "lantern-hour-backup";
  /** Version of this format. */
  version: 1;
  /** ISO 8601. */
  madeAt: string;
  app: string;
  /** The newest migration of its database, epoch ms. */
  schema: number;
  /** The secret that signs the links in emails already sent. */
  appKey: string;
  /** The public key of its signature; without one in backups of earlier versions. */
  signer?: string;
  /** Settings that a second machine needs, without secrets: name and value as in `.env`. */
  settings: Record<string, string>;
}

/** A table, or the pending jobs, and the columns of its rows. */
export interface TableHeader {
  name: string;
  columns: string[];
}
export interface TableEnd {
  rows: number;
  /** Of the rows' bytes, in hex. */
  sha256: string;
}
export interface BackupEnd {
  tables: number;
  rows: number;
  /** Last values of sequences, by name. */
  sequences: Record<string, { last: string; called: boolean }>;
  /** Of everything before and of these fields, base64url; without one in backups of earlier versions. */
  signature?: string;
}

export type Frame =
  | { type: "header"; value: BackupHeader }
  | { type: "table"; value: TableHeader }
  /** Rows in PostgreSQL's text format for COPY; a chunk may end inside a row. */
  | { type: "rows"; value: Buffer }
  | { type: "tableEnd"; value: TableEnd }
  | { type: "end"; value: BackupEnd };

const types = ["header", "table", "rows", "tableEnd", "end"] as const;
/** One frame at most, bytes: a longer one is not of ours. */
const MAX_FRAME = 64 * 1024 * 1024;

export function encodeFrame({ type, value }: Frame): Buffer {
  const payload = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
  const prefix = Buffer.alloc(5);
  prefix.writeUInt8(types.indexOf(type));
  prefix.writeUInt32BE(payload.length, 1);
  return Buffer.concat([prefix, payload]);
}

/**
 * Reads frames from chunks of any size.
 *
 * @throws StartError when the content is not a whole backup
 */
export async function* decodeFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let buffer: Buffer = Buffer.alloc(0);
  let ended = false;
  for await (const chunk of chunks) {
    buffer =
      buffer.length === 0
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
        : Buffer.concat([buffer, chunk]);
    let at = 0;
    while (buffer.length - at >= 5) {
      const type = types[buffer.readUInt8(at)];
      const length = buffer.readUInt32BE(at + 1);
      if (type === undefined || length > MAX_FRAME || ended) throw notABackup();
      if (buffer.length - at - 5 < length) break;
      const payload = buffer.subarray(at + 5, at + 5 + length);
      at += 5 + length;
      ended = type === "end";
      yield { type, value: type === "rows" ? payload : parse(payload) } as Frame;
    }
    buffer = buffer.subarray(at);
  }
  if (!ended || buffer.length > 0) throw new StartError("The backup is cut off: its end is missing");
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    throw notABackup();
  }
}

const notABackup = () => new StartError("This file is not a backup of Lantern Hour");

/** Counts the rows of a table while they pass, and their checksum. */
export class RowCounter {
  readonly #hash = createHash("sha256");
  #rows = 0;

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    // A line break inside a value is escaped, so each one ends a row.
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.#rows++;
  }

  end(): TableEnd {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}
