/** A company's credits. Of the balance, what confirmed sessions hold cannot be taken. */
export interface CreditAccount {
  balance: number;
  reserved: number;
  /** Credits that were to be taken when none were free. */
  debt: number;
}

/** What a movement changes the balance and the debt by. */
export interface CreditChange {
  amount: number;
  owed: number;
}

export const availableCredits = ({ balance, reserved }: Pick<CreditAccount, "balance" | "reserved">) =>
  balance - reserved;

/**
 * How credits given or taken fall on an account: what is given settles the debt first; of what is taken, that
 * which is not free is owed. So neither the balance nor what is free can go below zero.
 */
export function splitChange(account: CreditAccount, wanted: number): CreditChange {
  if (wanted >= 0) {
    const settled = Math.min(wanted, account.debt);
    return { amount: wanted - settled, owed: 0 - settled };
  }
  const taken = Math.min(0 - wanted, availableCredits(account));
  return { amount: 0 - taken, owed: 0 - wanted - taken };
}

/** What became free is taken for the debt, until one of them is gone. */
export function collectDebt(account: CreditAccount): CreditChange | null {
  const taken = Math.min(account.debt, availableCredits(account));
  return taken > 0 ? { amount: 0 - taken, owed: 0 - taken } : null;
}

export function applyChange(account: CreditAccount, { amount, owed }: CreditChange): CreditAccount {
  return { ...account, balance: account.balance + amount, debt: account.debt + owed };
}
