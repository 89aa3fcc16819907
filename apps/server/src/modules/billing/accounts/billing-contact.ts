import type { Language } from "@lantern/contract/languages";
import type { Executor } from "../../../db/client.ts";
import type { OrderRow } from "../repository.ts";
import { findAccount } from "./repository.ts";

/**
 * In which language the documents of an order are, and which address gets a copy of them; null: none. They follow the account
 * that is billed, or the default one once that is removed.
 */
export async function billingContact(
  db: Executor,
  { companyId, billingAccountId }: Pick<OrderRow, "companyId" | "billingAccountId">,
): Promise<{ language: Language; copyTo: string | null }> {
  const billed = billingAccountId ? await findAccount(db, companyId, billingAccountId) : undefined;
  const account = billed ?? (await findAccount(db, companyId));
  return { language: account?.language ?? "en", copyTo: account?.invoiceEmail ?? null };
}
