import type { listConsumers, ParsedQueryOf } from "@lantern/contract/http";
import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { cursorMoment, decodeCursor, pageOf } from "../../core/lists/paging.ts";
import type { Executor } from "../../db/client.ts";
import { consumers, searchText, sortName } from "../../db/schema/index.ts";
import { holds } from "../../db/search.ts";
import { presentConsumer } from "./presenter.ts";

type Query = ParsedQueryOf<typeof listConsumers>;
export type Listing = Omit<Query, "cursor" | "limit">;

/** Each order has an index of the same expression (`db/schema/consumers.ts`), so a page reads only its own rows. */
const keys: Record<Query["sort"], { column: SQL; type: SQL }> = {
  name: { column: sortName, type: sql`text` },
  email: { column: sql`lower(${consumers.email})`, type: sql`text` },
  created: { column: sql`${consumers.createdAt}`, type: sql`timestamptz` },
};

const cursorKey = {
  name: z.tuple([z.string(), z.uuid()]),
  email: z.tuple([z.string(), z.uuid()]),
  created: z.tuple([cursorMoment, z.uuid()]),
};

function where(companyId: string, { search, department, office }: Listing): SQL | undefined {
  return and(
    eq(consumers.companyId, companyId),
    isNull(consumers.deletedAt),
    holds(search, searchText),
    department ? eq(consumers.department, department) : undefined,
    office ? eq(consumers.office, office) : undefined,
  );
}

function rowsOf(
  db: Executor,
  companyId: string,
  listing: Listing,
  limit: number,
  after?: readonly [string, string],
) {
  const { column, type } = keys[listing.sort];
  const way = listing.order === "desc" ? desc : asc;
  const beyond = listing.order === "desc" ? sql`<` : sql`>`;
  const rest = after && sql`(${column}, ${consumers.id}) ${beyond} (${after[0]}::${type}, ${after[1]}::uuid)`;
  return db
    .select({ row: consumers, key: sql<string>`(${column})::text` })
    .from(consumers)
    .where(and(where(companyId, listing), rest))
    .orderBy(way(column), way(consumers.id))
    .limit(limit);
}

/** One page of the company's people. */
export async function list(ctx: Context, scope: CompanyScope, query: Query) {
  const after = decodeCursor<z.ZodType<[string, string]>>(query.cursor, cursorKey[query.sort]);
  const rows = await rowsOf(ctx.db, scope.companyId, query, query.limit + 1, after);
  const { items, next } = pageOf(rows, query.limit, ({ key, row }) => [key, row.id]);
  return { items: items.map(({ row }) => presentConsumer(row)), next };
}

const chunk = 5000;

/** Everyone of a listing, read in pieces. */
export async function* everyone(db: Executor, companyId: string, listing: Listing) {
  let after: [string, string] | undefined;
  while (true) {
    const rows = await rowsOf(db, companyId, listing, chunk, after);
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (rows.length < chunk || !last) return;
    after = [last.key, last.row.id];
  }
}

/** The departments and offices that people are in, the largest first. */
export async function groups(ctx: Context, scope: CompanyScope) {
  const here = and(eq(consumers.companyId, scope.companyId), isNull(consumers.deletedAt));
  const by = async (column: typeof consumers.department | typeof consumers.office) => {
    const rows = await ctx.db
      .select({ name: column, count: count() })
      .from(consumers)
      .where(here)
      .groupBy(column)
      .orderBy(desc(count()), asc(column))
      .limit(201);
    return rows.flatMap(({ name, count }) => (name ? [{ name, count }] : []));
  };
  const [total, departments, offices] = await Promise.all([
    ctx.db.$count(consumers, here),
    by(consumers.department),
    by(consumers.office),
  ]);
  return { total, departments, offices };
}
