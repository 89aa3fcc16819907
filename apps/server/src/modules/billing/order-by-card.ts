import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { type PaymentProvider, returnPath } from "../../core/ports/payment-provider.ts";
import type { Executor } from "../../db/client.ts";
import { once } from "../../http/idempotency.ts";
import { paymentsOf } from "./payment-repository.ts";
import { companyThatBuys, placeOrder } from "./place-order.ts";
import { positionOf } from "./position-policy.ts";
import type { Purchase } from "./price.ts";
import { reconcile } from "./reconcile.ts";
import { findOrder, type OrderRow, updateOrder } from "./repository.ts";

/** Orders credits, and returns the address of the payment page. */
export async function orderByCard(
  ctx: Context,
  scope: CompanyScope,
  purchase: Purchase,
  key: string | undefined,
) {
  await companyThatBuys(ctx, scope);
  const { payments } = ctx;
  if (!payments) throw new AppError("CHECKOUT_003");
  const request = { owner: scope.companyId, operation: "createCheckout", key, body: purchase };
  const again = key !== undefined;
  const id = await once(
    ctx,
    request,
    "CHECKOUT_001",
    async (tx) => (await placeOrder(ctx, tx, scope, { purchase, method: "card", again })).id,
  );
  return { url: await openCardPage(ctx, payments, id), order_id: id };
}

/** The page where the rest of the price is paid; the page of the outcome when nothing is left to pay. */
async function openCardPage(ctx: Context, payments: PaymentProvider, id: string): Promise<string> {
  const order = (await findOrder(ctx.db, id))!;
  if (order.stage === "cancelled") throw new AppError("ORDER_CANCELLED");
  const cents = await stillToPay(ctx.db, order);
  if (cents === 0) return ctx.settings.origin + returnPath(id);
  const opened = await payments.openCheckout(order, cents).catch((err: unknown) => {
    ctx.log.error({ err, order: id }, "the payment page could not be opened");
    throw new AppError("CHECKOUT_001");
  });
  const isOpen = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, order.companyId);
    if ((await findOrder(tx, id))!.stage === "cancelled") return false;
    await updateOrder(tx, id, { cardPage: opened.page, cardOutcome: null });
    await reconcile(ctx, tx, id, { kind: "page" });
    return true;
  });
  if (isOpen) return opened.url;
  await payments.closeCheckout(opened.page);
  throw new AppError("ORDER_CANCELLED");
}

/** What is still to be paid of an order, in cents. */
export async function stillToPay(db: Executor, order: OrderRow): Promise<number> {
  return positionOf(order, await paymentsOf(db, [order.id])).missingCents;
}
