import type { listPlatformOrders, ParsedQueryOf, PlatformOrder } from "@lantern/contract/http";
import { eq, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { equals, newest, readPage, type SortKey } from "../../core/lists/paged-list.ts";
import { companies, orders } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import { presentOrder } from "./presenter.ts";

type Query = ParsedQueryOf<typeof listPlatformOrders>;

const sortKeys: Record<Query["sort"], SortKey | typeof newest> = {
  newest,
  amount: { key: orders.amountCents, type: "float8", descending: true },
};

export async function list(ctx: Context, query: Query) {
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({ order: orders, company: { id: companies.id, name: companies.name }, cursor })
        .from(orders)
        .innerJoin(companies, eq(companies.id, orders.companyId)),
    where: [
      equals(orders.status, query.status),
      equals(orders.companyId, query.company),
      textMatches(query.search, companies.name, orders.productId, sql`${orders.id}::text`),
    ],
    id: orders.id,
    sort: sortKeys[query.sort],
  });
  return { items: items.map(present), next };
}

interface Row {
  order: typeof orders.$inferSelect;
  company: { id: string; name: string };
}

function present({ order, company }: Row): PlatformOrder {
  return { ...presentOrder(order), company, dispute: order.dispute };
}
