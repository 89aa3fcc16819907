import type { Order } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, eq, gt, ne } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor } from "../../db/client.ts";
import { orders, payments, refunds } from "../../db/schema/index.ts";
import { billingContact } from "./accounts/billing-contact.ts";
import { availableCredits } from "./credit-account.ts";
import { accountOf } from "./credits.ts";
import { documentsOf } from "./document-repository.ts";
import { documentTexts } from "./document-texts.ts";
import { remainingOf } from "./lot-repository.ts";
import { paymentsOf } from "./payment-repository.ts";
import { isTransfer, positionOf, splitRefund } from "./position-policy.ts";
import { presentOrder } from "./presenter.ts";
import { payBack, recordRefunds } from "./refund.ts";
import { findOrder, type OrderRow } from "./repository.ts";
import { type Unused, unusedOf } from "./unused-policy.ts";

/** What is unused of these orders of one company, by their ids; nothing if it has had such a refund in the last year. */
export async function unusedOfOrders(
  { db, now }: Pick<Context, "db" | "now">,
  companyId: string,
  rows: OrderRow[],
): Promise<Map<string, Unused>> {
  if (await hadRefund(db, companyId, now())) return new Map();
  const available = availableCredits(accountOf((await findCompany(db, companyId))!));
  const remaining = await remainingOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const unused = unusedOf(row, { remaining: remaining.get(row.id) ?? 0, available }, now());
      return unused ? [[row.id, unused]] : [];
    }),
  );
}

async function hadRefund(db: Executor, companyId: string, now: Date): Promise<boolean> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - limits.refundMonths);
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(refunds.ofUnused, true),
        gt(refunds.createdAt, since),
        ne(refunds.state, "failed"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Pays back the unused credits of an order. As with every refund the money moves first, and requests about one order at the
 * same time are one refund.
 */
export async function refundUnused(ctx: Context, scope: CompanyScope, id: string): Promise<Order> {
  const { companyId, userId } = scope;
  const order = await findOrder(ctx.db, id);
  if (order?.companyId !== companyId) throw new AppError("CHECKOUT_002");
  const unused = (await unusedOfOrders(ctx, companyId, [order])).get(id);
  const paid = await paymentsOf(ctx.db, id);
  // Some of it was paid by bank transfer.
  if (!unused || paid.some(isTransfer)) throw new AppError("NOT_REFUNDABLE");
  const { language } = await billingContact(ctx.db, order);
  const cause = { reason: documentTexts[language].unused, note: null, ofUnused: true };
  const cents = Math.min(unused.cents, positionOf(order, paid).documentedCents);
  for (const part of splitRefund(paid, cents)) {
    const earlier = paid.find((one) => one.id === part.payment)!.refunds.length;
    const made = await payBack(ctx, { ...part, key: `refund:${part.payment}:${earlier}` });
    await recordRefunds(ctx, { userId }, order, made, cause);
  }
  return presentOrder((await findOrder(ctx.db, id))!, await documentsOf(ctx.db, [id]), ctx.now());
}
