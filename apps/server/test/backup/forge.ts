/** Makes backups with a right key, signature and checksums whose content was changed before it was encrypted. */
import { writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { dump } from "../../src/backup/dump.ts";
import { encrypt, encrypterFor, type Lock } from "../../src/backup/encryption.ts";
import { type BackupHeader, encodeFrame, type Frame, RowCounter } from "../../src/backup/frames.ts";
import { signed } from "../../src/backup/signature.ts";

/** The frames of a database. */
export async function framesOf(database: string, header: BackupHeader): Promise<Frame[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const frames: Frame[] = [{ type: "header", value: header }];
  for await (const frame of dump(client)) frames.push(frame);
  await client.end();
  return frames;
}

export async function writeFrames(frames: Frame[], lock: Lock, path: string): Promise<string> {
  const signedFrames = await Array.fromAsync(signed(frames));
  const content = Readable.from([gzipSync(Buffer.concat(signedFrames.map(encodeFrame)))]);
  const parts = await Array.fromAsync(await encrypt(content, encrypterFor(lock)));
  writeFileSync(path, Buffer.concat(parts));
  return path;
}

/** Changes the rows of one table, in the text format of COPY, and makes its checksum right again. */
export function changeRows(
  frames: Frame[],
  table: string,
  change: (rows: string[], columns: string[]) => string[],
): Frame[] {
  const from = frames.findIndex((frame) => frame.type === "table" && frame.value.name === table);
  const to = frames.findIndex((frame, at) => at > from && frame.type === "tableEnd");
  const first = frames[from];
  if (first?.type !== "table") throw new Error(`no table ${table}`);
  const text = frames
    .slice(from + 1, to)
    .map((frame) => (frame.type === "rows" ? frame.value.toString() : ""))
    .join("");
  const before = text.split("\n").slice(0, -1);
  const after = change(before, first.value.columns);
  const rows = Buffer.from(after.map((row) => `${row}\n`).join(""));
  if (rows.toString() === text) throw new Error(`nothing of ${table} was changed`);
  const counter = new RowCounter();
  counter.add(rows);
  const middle: Frame[] = [
    { type: "rows", value: rows },
    { type: "tableEnd", value: counter.end() },
  ];
  return [...frames.slice(0, from + 1), ...middle, ...frames.slice(to + 1)];
}

/** Changes the values of one column. */
export function changeColumn(
  frames: Frame[],
  table: string,
  column: string,
  change: (value: string) => string,
): Frame[] {
  return changeRows(frames, table, (rows, columns) =>
    rows.map((row) => {
      const values = row.split("\t");
      const at = columns.indexOf(column);
      values[at] = change(values[at] ?? "");
      return values.join("\t");
    }),
  );
}
