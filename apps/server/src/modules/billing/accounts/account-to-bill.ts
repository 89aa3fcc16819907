import { AppError } from "../../../core/app-error.ts";
import type { Tx } from "../../../db/client.ts";
import type { BilledTo, EarlierBilledTo } from "../../../db/schema/orders.ts";
import { type BillingAccountRow, findAccount } from "./repository.ts";

/** An account that can be billed: the given one of the company, or its default. Its company is locked. */
export async function accountToBill(
  tx: Tx,
  companyId: string,
  id: string | undefined,
): Promise<BillingAccountRow & { city: string }> {
  const account = await findAccount(tx, companyId, id);
  if (!account) throw id ? new AppError("REQUEST_001", { status: 404 }) : new AppError("BILLING_MISSING");
  const { city } = account;
  if (city === null) throw new AppError("BILLING_INCOMPLETE");
  return { ...account, city };
}

/** What an order stores of who is billed. It stays as it is when the account changes: the tax depends on it. */
export function billedOf(account: BillingAccountRow & { city: string }): {
  billingAccountId: string;
  billedTo: BilledTo;
} {
  const { id, name, street, postcode, city, countryId, vatId, buyerReference } = account;
  return {
    billingAccountId: id,
    billedTo: { name, street, postcode, city, countryId, vatId, buyerReference },
  };
}

/** Whether an address is as invoices need it. */
export const isWholeAddress = (billedTo: BilledTo | EarlierBilledTo | null): billedTo is BilledTo =>
  billedTo !== null && "city" in billedTo;
