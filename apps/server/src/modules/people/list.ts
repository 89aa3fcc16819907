import type { listConsumerIds, listConsumers, ParsedQueryOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { equals, readPage, type SortKey } from "../../core/lists/paged-list.ts";
import type { Executor } from "../../db/client.ts";
import { consumers, searchText, sortName } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import { inGroup, listGroups } from "./group-repository.ts";
import { presentConsumer } from "./presenter.ts";
import { type ConsumerRow, isListed } from "./repository.ts";

type Query = ParsedQueryOf<typeof listConsumers>;
export type Filter = Omit<Query, "cursor" | "limit">;

/** Each order has an index on the same expression in `db/schema/consumers.ts`. */
const sortKeys: Record<Query["sort"], SortKey> = {
  name: { key: sortName, type: "text" },
  email: { key: sql`lower(${consumers.email})`, type: "text" },
  created: { key: consumers.createdAt, type: "timestamptz" },
};

/** The company's participants that match. */
const matches = (companyId: string, query: Pick<Query, "search" | "department" | "office" | "group">) => [
  eq(consumers.companyId, companyId),
  isListed,
  textMatches(query.search, searchText),
  equals(consumers.department, query.department),
  equals(consumers.office, query.office),
  inGroup(query.group),
];

const readPeople = (db: Executor, companyId: string, query: Query) =>
  readPage(query, {
    select: (cursor) => db.select({ row: consumers, cursor }).from(consumers),
    where: matches(companyId, query),
    id: consumers.id,
    sort: { ...sortKeys[query.sort], descending: query.order === "desc" },
  });

/** One page of the company's participants. */
export async function list(ctx: Context, scope: CompanyScope, query: Query) {
  const { items, next } = await readPeople(ctx.db, scope.companyId, query);
  return { items: items.map(({ row }) => presentConsumer(row)), next };
}

/** The ids of all participants that match, `selectMax` at most. */
export async function listIds(
  ctx: Context,
  scope: CompanyScope,
  query: ParsedQueryOf<typeof listConsumerIds>,
) {
  const rows = await ctx.db
    .select({ id: consumers.id })
    .from(consumers)
    .where(and(...matches(scope.companyId, query)))
    .orderBy(asc(consumers.id))
    .limit(limits.selectMax);
  return { ids: rows.map(({ id }) => id) };
}

/** Every participant that matches, read 5,000 at a time. */
export async function* everyParticipant(
  db: Executor,
  companyId: string,
  filter: Filter,
): AsyncGenerator<ConsumerRow> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readPeople(db, companyId, { ...filter, cursor, limit: 5000 });
    for (const { row } of page.items) yield row;
    cursor = page.next;
  }
}

/** The departments and offices that people are in, the largest first, and the saved groups. */
export async function readGroups(ctx: Context, scope: CompanyScope) {
  const here = and(eq(consumers.companyId, scope.companyId), isListed);
  const by = async (column: typeof consumers.department | typeof consumers.office) => {
    const rows = await ctx.db
      .select({ name: column, count: count() })
      .from(consumers)
      .where(here)
      .groupBy(column)
      .orderBy(desc(count()), asc(column))
      .limit(201);
    return rows.flatMap(({ name, count: size }) => (name ? [{ name, count: size }] : []));
  };
  const [total, departments, offices, saved] = await Promise.all([
    ctx.db.$count(consumers, here),
    by(consumers.department),
    by(consumers.office),
    listGroups(ctx.db, scope.companyId),
  ]);
  return { total, departments, offices, saved };
}
