import type { Order, PlatformProduct, Product } from "@lantern/contract/http";
import type { OrderRow, ProductRow } from "./repository.ts";

export function presentProduct({ id, credits, priceCents, currency }: ProductRow): Product {
  return { id, credits, price_cents: priceCents!, currency };
}

export function presentPlatformProduct({ id, credits, priceCents, currency }: ProductRow): PlatformProduct {
  return { id, credits, price_cents: priceCents, currency };
}

export function presentOrder(row: OrderRow): Order {
  return {
    id: row.id,
    product: row.productId,
    credits: row.credits,
    amount: row.amountCents,
    currency: row.currency,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    refunded: row.refundedCents,
  };
}
