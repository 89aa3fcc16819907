import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { decodeCursor } from "./paging.ts";

/** What a list is sorted by. Equal keys go by id, so that no row is passed over between two pages. */
export interface Sorting {
  key: SQL;
  kind: "text" | "number";
  falling?: boolean;
}

const kinds = { text: z.string().max(400), number: z.string().regex(/^-?\d{1,18}(\.\d{1,12})?$/) };
const casts = { text: sql`::text`, number: sql`::float8` };

/** Newest first: ids rise with time. */
export const newest: Sorting = { key: sql`0`, kind: "number", falling: true };

/** Condition, order and key of a list that goes on behind a cursor. */
export function listing(sorting: Sorting, id: PgColumn, cursor: string | undefined) {
  const { key, kind, falling = false } = sorting;
  const after = decodeCursor(cursor, z.tuple([kinds[kind], z.uuid()]));
  const [further, order] = falling ? [lt, desc] : [gt, asc];
  const value = after && sql`${after[0]}${casts[kind]}`;
  const behind =
    after &&
    value &&
    (sorting === newest
      ? lt(id, after[1])
      : or(further(key, value), and(eq(key, value), further(id, after[1]))));
  return {
    behind,
    order: sorting === newest ? [desc(id)] : [order(key), order(id)],
    sortKey: sql<string>`(${key})::text`,
  };
}
