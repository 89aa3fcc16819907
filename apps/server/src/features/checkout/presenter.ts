import type { Order, Product } from "@lantern/contract/http";
import type { OrderRow, ProductRow } from "./repository.ts";

export function presentProduct({ id, credits, priceCents, currency }: ProductRow): Product {
  return { id, credits, price_cents: priceCents!, currency };
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
  };
}
