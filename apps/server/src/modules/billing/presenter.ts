import type { Order, PlatformProduct, Product, Purchase } from "@lantern/contract/http";
import { documentName } from "./document-presenter.ts";
import type { ListedDocument } from "./document-repository.ts";
import type { PaymentRow } from "./payment-repository.ts";
import { isTransfer, positionOf } from "./position-policy.ts";
import { isUnpaid, type OrderRow, type ProductRow } from "./repository.ts";
import type { Unused } from "./unused-policy.ts";

export function presentProduct({ id, credits, priceCents, currency }: ProductRow): Product {
  return { id, credits, price_cents: priceCents!, currency };
}

export function presentPlatformProduct({ id, credits, priceCents, currency }: ProductRow): PlatformProduct {
  return { id, credits, price_cents: priceCents, currency };
}

export interface OrderDetails {
  /** Those of this order and of others. */
  documents: ListedDocument[];
  payments: PaymentRow[];
  /** What the company can have refunded itself. */
  unused: Unused | null;
}

export const ofOrder = <Part extends { orderId: string }>({ id }: OrderRow, details: Part[]) =>
  details.filter(({ orderId }) => orderId === id);

export function presentOrder(row: OrderRow, { documents, payments, unused }: OrderDetails, now: Date): Order {
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
      issued_at: document.issuedAt.toISOString(),
    })),
  };
}

interface PurchaseDetails extends OrderDetails {
  /** Name and address. */
  billedTo: string[] | null;
  /** The credits of this order. Missing: none were added. */
  lot: { used: number; remaining: number } | undefined;
}

export function presentPurchase(row: OrderRow, details: PurchaseDetails, now: Date): Purchase {
  const payments = ofOrder(row, details.payments);
  return {
    ...presentOrder(row, details, now),
    ordered_at: row.orderedAt?.toISOString() ?? null,
    billed_to: details.billedTo,
    missing: row.stage === "quoted" ? row.amountCents : positionOf(row, payments).missingCents,
    surplus: row.surplusCents,
    payments: payments.map((payment) => ({
      method: isTransfer(payment) ? "transfer" : "card",
      amount: payment.amountCents,
      received_at: payment.receivedAt.toISOString(),
      refunds: payment.refunds.map(({ amountCents, createdAt, state, reason }) => ({
        amount: amountCents,
        at: createdAt.toISOString(),
        state,
        reason,
      })),
      disputes: payment.disputes.map(({ amountCents, createdAt, state }) => ({
        amount: amountCents,
        at: createdAt.toISOString(),
        state,
      })),
    })),
    credits_used: details.lot?.used ?? 0,
    credits_left: details.lot?.remaining ?? 0,
  };
}
