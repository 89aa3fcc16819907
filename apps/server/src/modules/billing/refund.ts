import type { adjustCredits, ParsedBodyOf, putProduct as putCall } from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { once } from "../../http/idempotency.ts";
import { applyRefund } from "./apply-refund.ts";
import { availableCredits } from "./credit-account.ts";
import { accountOf, changeCredits, presentAccount, recordChange } from "./credits.ts";
import { presentPlatformProduct } from "./presenter.ts";
import {
  findOrder,
  findProduct,
  isRefundRecorded,
  listAllProducts,
  type OrderRow,
  putProduct,
} from "./repository.ts";

/**
 * Refunds an order in full. The money moves first: if the server stops in between, the provider's own event completes
 * the refund. An amount refunded before stays as it is.
 */
export async function refund(ctx: Context, who: Member, id: string, reason: string) {
  const order = await findOrder(ctx.db, id);
  if (!order) throw new AppError("CHECKOUT_002");
  if (order.status !== "paid" && order.status !== "refunded") throw new AppError("CHECKOUT_001");
  if (order.status === "paid") await payBack(ctx, order);
  const removed = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, order.companyId);
    const now = (await findOrder(tx, id))!;
    const credits = await applyRefund(ctx, tx, now, { refundedCents: now.amountCents }, reason);
    // Also when the provider's event was faster, because it has neither the administrator nor the reason; but once.
    if (order.status === "paid" && !(await isRefundRecorded(tx, now)))
      await audit(tx, {
        companyId: now.companyId,
        userId: who.userId,
        action: "order.refund",
        subject: `order:${id}`,
        detail: { cents: now.amountCents - order.refundedCents, credits },
      });
    return credits;
  });
  const [after, company] = [await findOrder(ctx.db, id), await findCompany(ctx.db, order.companyId)];
  return { id, status: after!.status, credits_removed: removed, debt: company!.creditDebt };
}

/** What a bank transfer paid, ADMIN pays back by one. */
async function payBack(ctx: Context, order: OrderRow): Promise<void> {
  if (order.method === "invoice") return;
  try {
    if (!ctx.payments) throw new Error("no way of payment is configured");
    await ctx.payments.refund(order);
  } catch (err) {
    ctx.log.error({ err, order: order.id }, "the order could not be paid back");
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
        throw fieldError("amount", "REQUEST_001", `${before.creditDebt} credits are owed.`);
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
