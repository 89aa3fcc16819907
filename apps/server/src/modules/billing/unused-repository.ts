import { limits } from "@lantern/contract/limits";
import { and, eq, gt } from "drizzle-orm";
import { type CompanyRow, findCompany } from "../../core/companies/repository.ts";
import type { Executor } from "../../db/client.ts";
import { orders } from "../../db/schema/index.ts";
import { availableCredits } from "./credit-account.ts";
import { accountOf } from "./credits.ts";
import { remainingOf } from "./lot-repository.ts";
import type { PaymentRow } from "./payment-repository.ts";
import type { OrderRow } from "./repository.ts";
import { isItsTurn, type Unused, unusedOf } from "./unused-policy.ts";

/**
 * What is unused of these orders of one company, by their ids, as far as the company can have it refunded itself.
 *
 * @param payments those of these orders
 */
export async function unusedOfOrders(
  db: Executor,
  now: Date,
  companyId: string,
  rows: OrderRow[],
  payments: PaymentRow[],
): Promise<Map<string, Unused>> {
  const refunded = await listRefundedOrders(db, companyId, now);
  const available = availableCredits(accountOf((await findCompany(db, companyId))!));
  const remaining = await remainingOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows
      .filter((row) => isItsTurn(row, refunded))
      .flatMap((row) => {
        const paid = payments.filter(({ orderId }) => orderId === row.id);
        const unused = unusedOf(row, paid, { remaining: remaining.get(row.id) ?? 0, available }, now);
        return unused ? [[row.id, unused]] : [];
      }),
  );
}

/** Orders of which the company has had unused credits refunded in the last 12 months. */
async function listRefundedOrders(
  db: Executor,
  companyId: string,
  now: Date,
): Promise<Pick<OrderRow, "id">[]> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - limits.refundMonths);
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), gt(orders.unusedRefundAt, since)));
}

/** Credits that an unpaid invoice has added and that are neither used nor reserved. The company is locked. */
export async function unusedOnAccount(
  db: Executor,
  company: CompanyRow,
  { id, onAccount }: OrderRow,
): Promise<number> {
  const remaining = (await remainingOf(db, [id])).get(id) ?? 0;
  return Math.min(onAccount, remaining, availableCredits(accountOf(company)));
}
