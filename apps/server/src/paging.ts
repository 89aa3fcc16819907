import * as z from "zod";
import { Refusal } from "./refusal.ts";

/** Writes the sort key of a list's last row as an opaque cursor. */
export function encodeCursor(key: string[]): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

/** Reads a cursor as the key it must hold. One that we did not write is an invalid request. */
export function decodeCursor<S extends z.ZodType>(
  cursor: string | undefined,
  key: S,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  const read = z.string().transform(parsed).pipe(key).safeParse(Buffer.from(cursor, "base64url").toString());
  if (read.success) return read.data;
  throw new Refusal("REQUEST_001", { fields: { cursor: ["This list has changed. Please load it again."] } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cuts a page of `limit` from rows that were asked for with one more. */
export function pageOf<R>(rows: R[], limit: number, keyOf: (row: R) => string[]) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}
