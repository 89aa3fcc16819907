import {
  addLedgerRow,
  type CompanyRow,
  lockCompany,
  lowCreditsThreshold,
} from "../../core/companies/repository.ts";
import { addWebhookEvent } from "../../core/outgoing/webhook-event.ts";
import type { Tx } from "../../db/client.ts";
import { orderedId } from "../../db/ordered-id.ts";
import type { creditLedger } from "../../db/schema/index.ts";
import { creditsLow, notify } from "../notification/index.ts";
import {
  availableCredits,
  type CreditAccount,
  type CreditChange,
  collectDebt,
  splitChange,
} from "./credit-account.ts";

type LedgerValues = typeof creditLedger.$inferInsert;
type ChangeCause = Pick<LedgerValues, "reason" | "reference" | "note" | "orderId" | "createdAt">;

export const accountOf = (row: CompanyRow): CreditAccount => ({
  balance: row.creditBalance,
  reserved: row.creditReserved,
  debt: row.creditDebt,
});

/**
 * Adds credits to a company or removes some; what cannot be removed becomes debt. The same reference counts once.
 *
 * @returns the change, or null when the reference was counted before
 */
export async function changeCredits(
  tx: Tx,
  companyId: string,
  wanted: number,
  cause: ChangeCause,
): Promise<CreditChange | null> {
  const before = await lockCompany(tx, companyId);
  return recordChange(tx, before, splitChange(accountOf(before), wanted), cause);
}

/** Writes a change that was computed from this row. The row is locked. */
export async function recordChange(
  tx: Tx,
  before: CompanyRow,
  { amount, owed }: CreditChange,
  cause: ChangeCause,
): Promise<CreditChange | null> {
  if (!(await addLedgerRow(tx, { ...cause, companyId: before.id, amount, owed }))) return null;
  await creditsChanged(tx, before);
  return { amount, owed };
}

/**
 * Called after every change that can release or reserve credits: pays debt with available credits, and notifies
 * administrators when few are left. `before` is the company's row as it was locked.
 */
export async function creditsChanged(tx: Tx, before: CompanyRow): Promise<void> {
  const now = await lockCompany(tx, before.id);
  const debt = collectDebt(accountOf(now));
  if (debt) {
    const reference = `collected:${orderedId()}`;
    await addLedgerRow(tx, { ...debt, companyId: now.id, reason: "refund", reference });
  }
  const available = availableCredits(accountOf(now)) + (debt?.amount ?? 0);
  const low = await lowCreditsThreshold(tx);
  if (availableCredits(accountOf(before)) >= low && available < low) {
    await notify(tx, now.id, creditsLow(available, orderedId()));
    await addWebhookEvent(tx, now.id, "credits.low", { available });
  }
}

export function presentAccount(row: CompanyRow) {
  const account = accountOf(row);
  return { ...account, available: availableCredits(account) };
}
