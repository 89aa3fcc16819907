import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../core/context.ts";
import { missingToSell } from "../../system/operator.ts";
import type { OrderRow } from "./repository.ts";

/** Nothing is sold before documents can say who sells. */
export const sells = ({ operator }: Pick<Settings, "operator">): boolean =>
  missingToSell(operator).length === 0;

/** A transfer needs an account. */
export const sellsByInvoice = (settings: Pick<Settings, "operator">): boolean =>
  sells(settings) && settings.operator.iban !== null;

/** What a company's credit on account follows from, unless ADMIN has set it. */
export interface PaymentRecord {
  /** A company is known by its tax number. */
  hasTaxNumber: boolean;
  /** Whether it has paid an invoice by its day. */
  hasPaidOnTime: boolean;
  /** Credits of its largest paid purchase. */
  largestPaid: number;
  /** Whether an invoice is overdue, or a payment of the last twelve months was disputed. */
  isInArrears: boolean;
}

/** How many credits of unpaid invoices a company may have. */
export function limitByRule({
  hasTaxNumber,
  hasPaidOnTime,
  largestPaid,
  isInArrears,
}: PaymentRecord): number {
  const { first, later, most } = limits.creditsOnAccount;
  if (isInArrears) return 0;
  if (hasPaidOnTime) return Math.max(later, Math.min(most, largestPaid));
  return hasTaxNumber ? first : 0;
}

/** How many credits of a new invoice are added before its payment: what earlier unpaid ones have left of the limit. */
export function creditsAtOnce(limit: number, unpaid: Pick<OrderRow, "onAccount">[]): number {
  const used = unpaid.reduce((sum, { onAccount }) => sum + onAccount, 0);
  return Math.max(0, limit - used);
}

/** A company that does not pay its invoices gets no further ones. */
export function mayOrderByInvoice(unpaid: Pick<OrderRow, "dueAt">[], now: Date): boolean {
  return (
    unpaid.length < limits.invoicesOpenMax && unpaid.every(({ dueAt }) => dueAt !== null && dueAt >= now)
  );
}
