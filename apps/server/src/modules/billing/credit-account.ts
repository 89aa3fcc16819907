/** A company's credits. Credits reserved for confirmed sessions cannot be removed. */
export interface CreditAccount {
  balance: number;
  reserved: number;
  /** Credits that had to be removed when none were available. */
  debt: number;
}

/** The change of balance and debt. */
export interface CreditChange {
  amount: number;
  owed: number;
}

export const availableCredits = ({ balance, reserved }: Pick<CreditAccount, "balance" | "reserved">) =>
  balance - reserved;

/**
 * Splits a change into balance and debt. Added credits pay the debt first; removed credits that are not available become
 * debt. So neither the balance nor the available credits fall below zero.
 */
export function splitChange(account: CreditAccount, wanted: number): CreditChange {
  if (wanted >= 0) {
    const settled = Math.min(wanted, account.debt);
    return { amount: wanted - settled, owed: 0 - settled };
  }
  const removed = Math.min(0 - wanted, availableCredits(account));
  return { amount: 0 - removed, owed: 0 - wanted - removed };
}

/** Pays the debt with available credits. */
export function collectDebt(account: CreditAccount): CreditChange | null {
  const removed = Math.min(account.debt, availableCredits(account));
  return removed > 0 ? { amount: 0 - removed, owed: 0 - removed } : null;
}
