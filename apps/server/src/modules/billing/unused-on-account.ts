import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Executor } from "../../db/client.ts";
import { availableCredits } from "./credit-account.ts";
import { accountOf } from "./credits.ts";
import { remainingOf } from "./lot-repository.ts";
import type { OrderRow } from "./repository.ts";

/** Credits that an unpaid invoice has added and that are neither used nor reserved. The company is locked. */
export async function unusedOnAccount(
  db: Executor,
  company: CompanyRow,
  { id, onAccount }: OrderRow,
): Promise<number> {
  const remaining = (await remainingOf(db, [id])).get(id) ?? 0;
  return Math.min(onAccount, remaining, availableCredits(accountOf(company)));
}
