import type { Order, PlatformProduct, Product } from "@lantern/contract/http";
import { documentName } from "./document-presenter.ts";
import type { ListedDocument } from "./document-repository.ts";
import type { PaymentRow } from "./payment-repository.ts";
import { positionOf } from "./position-policy.ts";
import { isUnpaid, type OrderRow, type ProductRow } from "./repository.ts";
import type { Unused } from "./unused-policy.ts";

export function presentProduct({ id, credits, priceCents, currency }: ProductRow): Product {
  return { id, credits, price_cents: priceCents!, currency };
}

export function presentPlatformProduct({ id, credits, priceCents, currency }: ProductRow): PlatformProduct {
  return { id, credits, price_cents: priceCents, currency };
}

interface PartsOfOrder {
  /** Those of this order and of others. */
  documents: ListedDocument[];
  payments: PaymentRow[];
  /** What the company can have refunded itself. */
  unused: Unused | null;
}

export const ofOrder = <Part extends { orderId: string }>({ id }: OrderRow, parts: Part[]) =>
  parts.filter(({ orderId }) => orderId === id);

export function presentOrder(row: OrderRow, { documents, payments, unused }: PartsOfOrder, now: Date): Order {
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
    refunded: positionOf(row, ofOrder(row, payments)).refundedCents,
    purchase_order: row.purchaseOrder,
    valid_until: row.validUntil?.toISOString() ?? null,
    lapsed: row.stage === "quoted" && row.validUntil !== null && row.validUntil <= now,
    due_at: row.dueAt?.toISOString() ?? null,
    overdue: isUnpaid(row) && row.dueAt !== null && row.dueAt < now,
    credits_added: row.paidAt ? row.credits : row.onAccount,
    unused: unused && {
      credits: unused.credits,
      amount: unused.cents,
      until: unused.until.toISOString(),
    },
    documents: ofOrder(row, documents).map((document) => ({
      id: document.id,
      kind: document.kind,
      name: documentName(document),
      xrechnung: document.hasXRechnung,
    })),
  };
}
