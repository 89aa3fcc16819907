import type { Tx } from "../../db/client.ts";
import { orderedId } from "../../db/ordered-id.ts";
import type { creditLedger } from "../../db/schema/index.ts";
import { addLedgerRow, type CompanyRow, lockCompany, lowBelow } from "../companies/repository.ts";
import { notify } from "../notifications/notify.ts";
import { creditsLow } from "../notifications/texts.ts";
import { type Account, collected, freeOf, type Share, share } from "./credit-rule.ts";

type LedgerValues = typeof creditLedger.$inferInsert;
export type Cause = Pick<LedgerValues, "reason" | "reference" | "note" | "orderId" | "createdAt">;

export const accountOf = (row: CompanyRow): Account => ({
  balance: row.creditBalance,
  reserved: row.creditReserved,
  debt: row.creditDebt,
});

/**
 * Gives a company credits, or takes some; what cannot be taken is owed. The same reference counts once.
 *
 * @returns what it came to, or null when this reference has counted before
 */
export async function moveCredits(
  tx: Tx,
  companyId: string,
  wanted: number,
  cause: Cause,
): Promise<Share | null> {
  const before = await lockCompany(tx, companyId);
  return writeShare(tx, before, share(accountOf(before), wanted), cause);
}

/** Writes a share that was worked out from this row; the row is locked. */
export async function writeShare(
  tx: Tx,
  before: CompanyRow,
  { amount, owed }: Share,
  cause: Cause,
): Promise<Share | null> {
  if (!(await addLedgerRow(tx, { ...cause, companyId: before.id, amount, owed }))) return null;
  await creditsMoved(tx, before);
  return { amount, owed };
}

/**
 * To be called at the end of every change that may have freed or bound credits: a debt is taken from what is free
 * now, and administrators are told when few are left. `before` is the company as it was locked.
 */
export async function creditsMoved(tx: Tx, before: CompanyRow): Promise<void> {
  const now = await lockCompany(tx, before.id);
  const due = collected(accountOf(now));
  if (due) {
    const reference = `collected:${orderedId()}`;
    await addLedgerRow(tx, { ...due, companyId: now.id, reason: "refund", reference });
  }
  const free = freeOf(accountOf(now)) + (due?.amount ?? 0);
  const low = await lowBelow(tx);
  if (freeOf(accountOf(before)) >= low && free < low) await notify(tx, now.id, creditsLow(free, orderedId()));
}

export function presentAccount(row: CompanyRow) {
  const account = accountOf(row);
  return { ...account, available: freeOf(account) };
}
