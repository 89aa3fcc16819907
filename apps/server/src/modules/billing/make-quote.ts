import type { createQuote, ParsedBodyOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { quoteEmail } from "../../core/email/templates/billing.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { once } from "../../http/idempotency.ts";
import { documentName } from "./document-presenter.ts";
import { emailAbout } from "./emails.ts";
import { companyThatBuys } from "./place-order.ts";
import { priceFor } from "./price.ts";
import { readOrder } from "./read-order.ts";
import { reconcile } from "./reconcile.ts";
import { insertOrder } from "./repository.ts";

/** Makes a quote: today's price, valid for some days. It is the first stage of an order. */
export async function makeQuote(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createQuote>,
  key: string | undefined,
) {
  const { companyId, userId } = scope;
  await companyThatBuys(ctx, scope);
  const request = { owner: companyId, operation: "createQuote", key, body };
  const id = await once(ctx, request, "CHECKOUT_001", async (tx) => {
    const priced = await priceFor(ctx, tx, await lockCompany(tx, companyId), body);
    const validUntil = new Date(ctx.now().getTime() + limits.quoteDays * 86_400_000);
    const quote = await insertOrder(tx, {
      companyId,
      userId,
      ...priced,
      stage: "quoted",
      status: "quoted",
      purchaseOrder: body.purchase_order ?? null,
      createdAt: ctx.now(),
      validUntil,
    });
    const { order, issued } = await reconcile(ctx, tx, quote, { kind: "order" });
    const { origin } = ctx.settings;
    const email = { order: { ...order, validUntil }, name: documentName(issued[0]!), origin };
    await emailAbout(tx, order, (to) => quoteEmail({ ...email, to }), { documents: issued });
    await audit(tx, {
      companyId,
      userId,
      action: "quote.create",
      subject: `order:${quote}`,
      detail: { credits: priced.credits, cents: priced.amountCents, currency: priced.currency },
    });
    return quote;
  });
  return readOrder(ctx, id);
}
