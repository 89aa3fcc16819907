import type { Order } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { billingContact } from "./accounts/billing-contact.ts";
import { documentTexts } from "./document-texts.ts";
import { paymentsOf } from "./payment-repository.ts";
import { splitRefund } from "./position-policy.ts";
import { readOrder } from "./read-order.ts";
import { payBack, recordRefunds } from "./refund.ts";
import { findOrder, updateOrder } from "./repository.ts";
import { unusedOfOrders } from "./unused-repository.ts";

/**
 * Pays back the unused credits of an order. As with every refund the money moves before it is recorded, and requests about
 * one order at the same time are one refund. The order is noted first, while the company is locked, so that requests about two
 * orders are not two refunds.
 */
export async function refundUnused(ctx: Context, scope: CompanyScope, id: string): Promise<Order> {
  const { companyId, userId } = scope;
  const order = await findOrder(ctx.db, id);
  if (order?.companyId !== companyId) throw new AppError("CHECKOUT_002");
  const { cents, paid } = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const paid = await paymentsOf(tx, [id]);
    const row = (await findOrder(tx, id))!;
    const unused = (await unusedOfOrders(tx, ctx.now(), companyId, [row], paid)).get(id);
    if (!unused) throw new AppError("NOT_REFUNDABLE");
    await updateOrder(tx, id, { unusedRefundAt: ctx.now() });
    return { cents: unused.cents, paid };
  });
  const { language } = await billingContact(ctx.db, order);
  const cause = { reason: documentTexts[language].unused, note: null };
  for (const part of splitRefund(paid, cents)) {
    const earlier = paid.find((one) => one.id === part.payment)!.refunds.length;
    const made = await payBack(ctx, { ...part, key: `refund:${part.payment}:${earlier}` });
    await recordRefunds(ctx, { userId }, order, made, cause);
  }
  return readOrder(ctx, id);
}
