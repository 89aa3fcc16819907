import type { listPlatformOrders, ParsedQueryOf, PlatformOrder } from "@lantern/contract/http";
import { and, eq, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { listing, newest, type Sorting } from "../../core/lists/listing.ts";
import { pageOf } from "../../core/lists/paging.ts";
import { companies, orders } from "../../db/schema/index.ts";
import { holds } from "../../db/search.ts";
import { presentOrder } from "./presenter.ts";

type Query = ParsedQueryOf<typeof listPlatformOrders>;

const sortings: Record<Query["sort"], Sorting> = {
  newest,
  amount: { key: sql`${orders.amountCents}`, kind: "number", falling: true },
};

export async function list(ctx: Context, query: Query) {
  const { sort, cursor, limit, search, status, company } = query;
  const { behind, order, sortKey } = listing(sortings[sort], orders.id, cursor);
  const rows = await ctx.db
    .select({ order: orders, company: { id: companies.id, name: companies.name }, sortKey })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(
      and(
        status ? eq(orders.status, status) : undefined,
        company ? eq(orders.companyId, company) : undefined,
        holds(search, companies.name, orders.productId, sql`${orders.id}::text`),
        behind,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  const { items, next } = pageOf(rows, limit, ({ order: row, sortKey: key }) => [key, row.id]);
  return { items: items.map(present), next };
}

interface Row {
  order: typeof orders.$inferSelect;
  company: { id: string; name: string };
}

function present({ order, company }: Row): PlatformOrder {
  return { ...presentOrder(order), company, dispute: order.dispute };
}
