import type { listOrders as listCall, ParsedQueryOf } from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage } from "../../core/lists/paged-list.ts";
import { requireVerified } from "../../core/sessions/policy.ts";
import { orders } from "../../db/schema/index.ts";
import { once } from "../../http/idempotency.ts";
import { presentOrder, presentProduct } from "./presenter.ts";
import { findOrder, findProduct, insertOrder, listPriced } from "./repository.ts";

export async function offers(ctx: Context) {
  return { items: (await listPriced(ctx.db)).map(presentProduct) };
}

/** Orders a product at its current price, and returns the address of the payment page. */
export async function buy(ctx: Context, scope: CompanyScope, productId: string, key: string | undefined) {
  const company = await findCompany(ctx.db, scope.companyId);
  requireVerified(company);
  if (company!.creditDebt > 0) throw new AppError("CREDITS_OWED");
  const { payments } = ctx;
  const product = await findProduct(ctx.db, productId);
  if (!payments || !product || product.priceCents === null) throw new AppError("CHECKOUT_003");
  const { credits, currency, priceCents: amountCents } = product;
  const request = { owner: scope.companyId, operation: "createCheckout", key, body: { productId } };
  const id = await once(ctx, request, "CHECKOUT_001", async (tx) => {
    const { companyId, userId } = scope;
    const order = await insertOrder(tx, {
      companyId,
      userId,
      productId,
      credits,
      currency,
      amountCents,
      createdAt: ctx.now(),
    });
    await audit(tx, {
      companyId,
      userId,
      action: "order.create",
      subject: `order:${order}`,
      detail: { credits },
    });
    return order;
  });
  const order = await findOrder(ctx.db, id);
  try {
    return { url: await payments.openCheckout(order!), order_id: id };
  } catch (err) {
    ctx.log.error({ err, order: id }, "the payment page could not be opened");
    throw new AppError("CHECKOUT_001");
  }
}

/** For a person who returns from the payment page: only the status of that order. */
export async function state(ctx: Context, orderId: string) {
  const order = z.uuid().safeParse(orderId).success ? await findOrder(ctx.db, orderId) : undefined;
  if (!order) throw new AppError("CHECKOUT_002");
  if (order.status === "declined" || order.status === "expired") throw new AppError("CHECKOUT_001");
  return { state: order.status, credits: order.credits };
}

export async function history(ctx: Context, scope: CompanyScope, query: ParsedQueryOf<typeof listCall>) {
  const { items, next } = await readPage(query, {
    select: (cursor) => ctx.db.select({ order: orders, cursor }).from(orders),
    where: [eq(orders.companyId, scope.companyId)],
    id: orders.id,
  });
  return { items: items.map(({ order }) => presentOrder(order)), next };
}
