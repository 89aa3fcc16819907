import type { createQuote, listQuotes, ParsedBodyOf, ParsedQueryOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage } from "../../core/lists/paged-list.ts";
import { quotes } from "../../db/schema/index.ts";
import { once } from "../../http/idempotency.ts";
import { findBilling } from "./billed-to.ts";
import { nextNumber, sellerOf } from "./document-repository.ts";
import { companyThatBuys } from "./orders.ts";
import { presentQuote } from "./presenter.ts";
import { priceFor } from "./price.ts";
import { findQuote, insertQuote } from "./repository.ts";

/** Makes a quote: today's price, valid for some days. */
export async function makeQuote(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createQuote>,
  key: string | undefined,
) {
  const { companyId, userId } = scope;
  const { quoteId: _, ...priced } = await priceFor(ctx, await companyThatBuys(ctx, scope), body);
  const request = { owner: companyId, operation: "createQuote", key, body };
  const id = await once(ctx, request, "CHECKOUT_001", async (tx) => {
    const series = ctx.settings.billing.prefix;
    const quote = await insertQuote(tx, {
      companyId,
      userId,
      ...priced,
      series,
      number: await nextNumber(tx, series, "quote"),
      billedTo: (await findBilling(tx, companyId))!,
      seller: sellerOf(ctx),
      createdAt: ctx.now(),
      validUntil: new Date(ctx.now().getTime() + limits.quoteDays * 86_400_000),
    });
    await audit(tx, {
      companyId,
      userId,
      action: "quote.create",
      subject: `quote:${quote}`,
      detail: { credits: priced.credits, cents: priced.amountCents, currency: priced.currency },
    });
    return quote;
  });
  return presentQuote((await findQuote(ctx.db, companyId, id))!, ctx.now());
}

export async function list(ctx: Context, scope: CompanyScope, query: ParsedQueryOf<typeof listQuotes>) {
  const { items, next } = await readPage(query, {
    select: (cursor) => ctx.db.select({ quote: quotes, cursor }).from(quotes),
    where: [eq(quotes.companyId, scope.companyId)],
    id: quotes.id,
  });
  return { items: items.map(({ quote }) => presentQuote(quote, ctx.now())), next };
}
