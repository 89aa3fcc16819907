import * as z from "zod";
import { Refusal } from "../refusal.ts";

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

/** The key that a cursor holds; undefined when it is no JSON or holds a NUL character, which the database refuses. */
function parsed(text: string): unknown {
  let holdsNul = false;
  try {
    const key: unknown = JSON.parse(text, (_, value) => {
      holdsNul ||= typeof value === "string" && value.includes("\u0000");
      return value;
    });
    return holdsNul ? undefined : key;
  } catch {
    return undefined;
  }
}

/**
 * A moment in a cursor, as PostgreSQL writes it, or "infinity" for none. Whoever makes a cursor up gets no error of
 * the database's.
 */
export const cursorMoment = z.string().refine((text) => {
  const [, day, time, offset] = /^(\S{10}) (\S{8,15})[+-]((?:0\d|1[0-4])(?::[0-5]\d)?)$/.exec(text) ?? [];
  return (
    text === "infinity" || (offset !== undefined && z.iso.datetime().safeParse(`${day}T${time}Z`).success)
  );
});

/** Cuts a page of `limit` from rows that were asked for with one more. */
export function pageOf<R>(rows: R[], limit: number, keyOf: (row: R) => string[]) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}
