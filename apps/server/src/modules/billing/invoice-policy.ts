import { limits } from "@lantern/contract/limits";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Settings } from "../../core/context.ts";
import { missingToSell } from "../../system/operator.ts";
import type { OrderRow } from "./repository.ts";

/** Nothing is sold before documents can say who sells. */
export const sells = ({ operator }: Pick<Settings, "operator">): boolean =>
  missingToSell(operator).length === 0;

/** A transfer needs an account. */
export const sellsByInvoice = (settings: Pick<Settings, "operator">): boolean =>
  sells(settings) && settings.operator.iban !== null;

/** How many credits of a new invoice are added before its payment: what earlier unpaid ones have left of the limit. */
export function creditsAtOnce(
  { invoiceLimit }: Pick<CompanyRow, "invoiceLimit">,
  unpaid: Pick<OrderRow, "onAccount">[],
): number {
  const used = unpaid.reduce((sum, { onAccount }) => sum + onAccount, 0);
  return Math.max(0, invoiceLimit - used);
}

/** A company that does not pay its invoices gets no further ones. */
export function mayOrderByInvoice(unpaid: Pick<OrderRow, "dueAt">[], now: Date): boolean {
  return (
    unpaid.length < limits.invoicesOpenMax && unpaid.every(({ dueAt }) => dueAt !== null && dueAt >= now)
  );
}
