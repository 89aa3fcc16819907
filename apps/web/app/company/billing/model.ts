import type { LedgerRow } from "@lantern/contract/http";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.ledger;

/** This month and the months before it, as `2026-11`, newest first. */
export function monthsBack(now: Date, number: number): string[] {
  return Array.from({ length: number }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** The cause of a ledger entry as text. */
export function causeOf({ reason, amount, owed, order, seats }: LedgerRow): string {
  if (reason === "adjustment" && amount === 0 && owed < 0) return texts.settled;
  if (reason === "chargeback" && amount - owed > 0) return texts.returned;
  if (reason === "refund" && order && amount - owed > 0) return texts.refundFailed;
  // Released credits that pay off a debt lower both.
  if (reason === "refund" && !order && amount < 0 && owed < 0) return texts.collected;
  return reason === "capture" ? texts.seats(seats ?? 1) : texts.reasons[reason];
}

/** The debt's share of an entry; null when it is none or all of it. */
export function debtOf({ amount, owed }: LedgerRow): string | null {
  if (owed > 0) return texts.owes(owed);
  return owed < 0 && amount > 0 ? texts.pays(0 - owed) : null;
}
