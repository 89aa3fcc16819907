import { and, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import { orders } from "../../../db/schema/index.ts";
import type { Tax } from "../../../db/schema/orders.ts";
import type { Sold } from "./duties-policy.ts";

/** What was sold since a day, each kind of sale once: what has an invoice. */
export async function listSold(db: Executor, since: Date): Promise<Sold[]> {
  const treatment = sql<Tax["treatment"]>`${orders.tax} ->> 'treatment'`;
  return db
    .selectDistinct({
      treatment,
      // Where the seller's own rate is charged, the VAT is owed at home.
      country: sql<
        string | null
      >`case ${treatment} when 'home_rate' then ${orders.billedTo} ->> 'countryId' else ${orders.tax} ->> 'country' end`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.stage, "ordered"),
        or(eq(orders.method, "invoice"), isNotNull(orders.paidAt)),
        gte(orders.orderedAt, since),
        isNotNull(orders.tax),
      ),
    );
}
