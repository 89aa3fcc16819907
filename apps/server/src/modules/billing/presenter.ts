import type { Order, PlatformProduct, Product } from "@lantern/contract/http";
import { documentName } from "./document-presenter.ts";
import type { ListedDocument } from "./document-repository.ts";
import { isUnpaid, type OrderRow, type ProductRow } from "./repository.ts";
import type { Unused } from "./unused-policy.ts";

export function presentProduct({ id, credits, priceCents, currency }: ProductRow): Product {
  return { id, credits, price_cents: priceCents!, currency };
}

export function presentPlatformProduct({ id, credits, priceCents, currency }: ProductRow): PlatformProduct {
  return { id, credits, price_cents: priceCents, currency };
}

/**
 * @param documents those of this order and of others
 * @param unused what the company can have refunded itself
 */
export function presentOrder(
  row: OrderRow,
  documents: ListedDocument[],
  now: Date,
  unused: Unused | null = null,
): Order {
  return {
    id: row.id,
    product: row.productId,
    credits: row.credits,
    amount: row.amountCents,
    net: row.netCents,
    tax: row.taxCents,
    tax_line: row.tax?.line || null,
    currency: row.currency,
    status: row.status,
    method: row.method,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    refunded: row.refundedCents,
    purchase_order: row.purchaseOrder,
    valid_until: row.validUntil?.toISOString() ?? null,
    lapsed: row.stage === "quoted" && row.validUntil !== null && row.validUntil <= now,
    due_at: row.dueAt?.toISOString() ?? null,
    overdue: isUnpaid(row) && row.dueAt !== null && row.dueAt < now,
    credits_added: row.creditsAdded,
    unused: unused && {
      credits: unused.credits,
      amount: unused.cents,
      until: unused.until.toISOString(),
    },
    documents: documents
      .filter(({ orderId }) => orderId === row.id)
      .map((document) => ({
        id: document.id,
        kind: document.kind,
        name: documentName(document),
        xrechnung: document.hasXRechnung,
      })),
  };
}
