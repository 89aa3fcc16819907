import { isStorable } from "@lantern/engine/incoming";
import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { fieldError } from "../app-error.ts";

/**
 * What a list is sorted by: an expression that is never null, and its type in PostgreSQL. Rows with equal keys are
 * sorted by id, in the same direction, so an index on the same expression followed by the id serves every page.
 */
export interface SortKey {
  key: SQL | PgColumn;
  type: keyof typeof cursorKeys;
  descending?: boolean;
}

/** The order of a list without sort keys: by id alone, which rises with time. */
export const newest = "newest";

interface List<Row> {
  /** Selects all rows of the list, and the given expression as `cursor`. */
  select: (cursor: SQL<string>) => { $dynamic: () => Select<Row> };
  where: (SQL | undefined)[];
  id: PgColumn;
  sort?: SortKey | typeof newest;
}

export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

/** The methods of Drizzle's query builder that a page uses. */
interface Select<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => Select<Row>;
  orderBy: (...columns: SQL[]) => Select<Row>;
  limit: (rows: number) => Select<Row>;
}

/** What a cursor may hold as a key of each type, so that PostgreSQL can read it as that type. */
const cursorKeys = {
  text: z.string().refine(isStorable),
  float8: z.string().regex(/^-?\d{1,18}(\.\d{1,18})?(e\+\d{1,2})?$/),
  timestamptz: z.string().refine(isMoment),
};

/**
 * Reads one page of a list, starting after the row that the cursor names.
 *
 * @throws REQUEST_001 for a cursor that this function did not write for a list of the same order
 */
export async function readPage<Row extends { cursor: string }>(
  { cursor, limit }: PageRequest,
  { select, where, id, sort = newest }: List<Row>,
): Promise<{ items: Row[]; next: string | null }> {
  const { position, after, order } = sort === newest ? byId(id, cursor) : byKey(sort, id, cursor);
  const rows = await select(sql<string>`json_build_array(${position})::text`)
    .$dynamic()
    .where(and(...where, after))
    .orderBy(...order)
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? Buffer.from(last.cursor).toString("base64url") : null };
}

function byId(id: PgColumn, cursor: string | undefined) {
  const last = decodeCursor(cursor, z.tuple([z.uuid()]));
  return { position: sql`${id}`, after: last && lt(id, last[0]), order: [desc(id)] };
}

function byKey({ key, type, descending = false }: SortKey, id: PgColumn, cursor: string | undefined) {
  const last = decodeCursor(cursor, z.tuple([cursorKeys[type], z.uuid()]));
  const [beyond, direction] = descending ? [sql`<`, desc] : [sql`>`, asc];
  return {
    position: sql`(${key})::text, ${id}`,
    after: last && sql`(${key}, ${id}) ${beyond} (${last[0]}::${sql.raw(type)}, ${last[1]}::uuid)`,
    order: [direction(key), direction(id)],
  };
}

function decodeCursor<S extends z.ZodType>(cursor: string | undefined, key: S): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  const decoded = z
    .string()
    .transform(parse)
    .pipe(key)
    .safeParse(Buffer.from(cursor, "base64url").toString());
  if (decoded.success) return decoded.data;
  throw fieldError("cursor", "LIST_CHANGED");
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Whether PostgreSQL can read a text as a moment: one in its own format, or "infinity". */
function isMoment(text: string): boolean {
  const [, day, time, offset] = /^(\S{10}) (\S{8,15})[+-]((?:0\d|1[0-4])(?::[0-5]\d)?)$/.exec(text) ?? [];
  return (
    text === "infinity" || (offset !== undefined && z.iso.datetime().safeParse(`${day}T${time}Z`).success)
  );
}

/** The condition that a column has this value; none when the filter is not set. */
export function equals(column: PgColumn, value: string | undefined): SQL | undefined {
  return value ? eq(column, value) : undefined;
}
