import type { adjustCredits, ParsedBodyOf, putProduct as putCall, refundOrder } from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import type { RefundReport, RefundRequest } from "../../core/ports/payment-provider.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { once } from "../../http/idempotency.ts";
import { type RefundCause, refunded } from "./apply-payment.ts";
import { availableCredits } from "./credit-account.ts";
import { accountOf, changeCredits, presentAccount, recordChange } from "./credits.ts";
import { paymentsOf } from "./payment-repository.ts";
import { isTransfer, positionOf, splitRefund } from "./position-policy.ts";
import { presentPlatformProduct } from "./presenter.ts";
import { findOrder, findProduct, listAllProducts, type OrderRow, putProduct } from "./repository.ts";

/**
 * Refunds what is left of an order's price. The money moves first: if the server stops in between, the provider's own event
 * completes the refund. What a bank transfer paid, ADMIN pays back by one.
 */
export async function refund(
  ctx: Context,
  who: Member,
  id: string,
  { reason, note }: ParsedBodyOf<typeof refundOrder>,
) {
  const order = await findOrder(ctx.db, id);
  if (!order) throw new AppError("CHECKOUT_002");
  if (!["paid", "part_refunded", "refunded"].includes(order.status)) throw new AppError("CHECKOUT_001");
  const payments = await paymentsOf(ctx.db, [id]);
  const { documentedCents } = positionOf(order, payments);
  let removed = 0;
  for (const { payment, cents } of splitRefund(payments, documentedCents)) {
    // What was refunded so far makes this refund the same one however often it is requested at once.
    const earlier = payments.find((one) => one.id === payment)!.refunds.length;
    const made = await payBack(ctx, { payment, cents, key: `refund:${payment}:${earlier}` });
    removed += await recordRefunds(ctx, who, order, made, { reason, note: note ?? null });
  }
  const [after, company] = [await findOrder(ctx.db, id), await findCompany(ctx.db, order.companyId)];
  return { id, status: after!.status, credits_removed: removed, debt: company!.creditDebt };
}

/** @returns the number of credits that were removed */
export async function recordRefunds(
  ctx: Context,
  who: Pick<Member, "userId">,
  { id, companyId, currency }: OrderRow,
  made: RefundReport[],
  by: RefundCause,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    let removed = 0;
    for (const report of made) {
      const result = await refunded(ctx, tx, { kind: "refund", ...report }, by);
      if (!result) continue;
      removed -= result.credits;
      // Also when the provider's event was faster, because it has neither the administrator nor the reason; but once.
      if (result.isFirst)
        await audit(tx, {
          companyId,
          userId: who.userId,
          action: "order.refund",
          subject: `order:${id}`,
          detail: { cents: report.cents, currency, credits: 0 - result.credits },
        });
    }
    return removed;
  });
}

/** Pays back a part of a payment. A bank transfer is only recorded. */
export async function payBack(ctx: Context, request: RefundRequest): Promise<RefundReport[]> {
  const { payment, cents, key } = request;
  if (isTransfer({ id: payment }))
    return [{ refund: `transfer:${key}`, payment, cents, state: "succeeded", createdAt: ctx.now() }];
  try {
    if (!ctx.payments) throw new Error("no payment provider is configured");
    return await ctx.payments.refund(request);
  } catch (err) {
    ctx.log.error({ err, payment }, "the payment could not be paid back");
    throw new AppError("CHECKOUT_001");
  }
}

/** Adds credits, removes available ones, or settles a debt. The same idempotency key counts once. */
export async function adjust(
  ctx: Context,
  who: Member,
  companyId: string,
  body: ParsedBodyOf<typeof adjustCredits>,
  key: string | undefined,
) {
  if (!(await findCompany(ctx.db, companyId))) throw new AppError("REQUEST_001", { status: 404 });
  const { amount, reason: note, settle = false } = body;
  const request = { owner: companyId, operation: "adjustCredits", key, body };
  await once(ctx, request, "REQUEST_001", async (tx) => {
    const before = await lockCompany(tx, companyId);
    const id = orderedId();
    const cause = {
      reason: "adjustment",
      reference: `adjustment:${id}`,
      note,
      createdAt: ctx.now(),
    } as const;
    if (settle) {
      if (amount < 0 || amount > before.creditDebt)
        throw fieldError("amount", "DEBT", { credits: before.creditDebt });
      await recordChange(tx, before, { amount: 0, owed: 0 - amount }, cause);
    } else {
      if (0 - amount > availableCredits(accountOf(before))) throw fieldError("amount", "SESSION_002");
      await changeCredits(tx, companyId, amount, cause);
    }
    const action = settle ? "credits.settle" : "credits.adjust";
    const subject = `company:${companyId}`;
    await audit(tx, { companyId, userId: who.userId, action, subject, detail: { amount } });
    return id;
  });
  return presentAccount((await findCompany(ctx.db, companyId))!);
}

export async function allProducts(ctx: Context) {
  return { items: (await listAllProducts(ctx.db)).map(presentPlatformProduct), next: null };
}

/** Creates or changes a product. Orders keep their price. */
export async function changeProduct(
  ctx: Context,
  who: Member,
  id: string,
  { credits, price_cents: priceCents, currency }: ParsedBodyOf<typeof putCall>,
) {
  const row = await ctx.db.transaction(async (tx) => {
    const before = await findProduct(tx, id);
    const detail = { before: before ? [before.credits, before.priceCents, before.currency] : null };
    const changed = await putProduct(tx, id, { credits, priceCents, ...(currency && { currency }) });
    await audit(tx, {
      companyId: null,
      userId: who.userId,
      action: "product.change",
      subject: `product:${id}`,
      detail: { ...detail, after: [changed.credits, changed.priceCents, changed.currency] },
    });
    return changed;
  });
  return presentPlatformProduct(row);
}
