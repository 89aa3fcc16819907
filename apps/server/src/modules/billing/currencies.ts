import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Executor } from "../../db/client.ts";
import { listCurrencies } from "./repository.ts";

const first = ["USD", "EUR", "GBP"];
const byUse = (a: string, b: string) =>
  (first.indexOf(a) + 1 || 9) - (first.indexOf(b) + 1 || 9) || a.localeCompare(b);

/** The currencies that have prices, and those of them that a company can choose from. Its first purchase decides. */
export async function currenciesOf(
  db: Executor,
  { currency }: Pick<CompanyRow, "currency">,
): Promise<{ own: string[]; all: string[] }> {
  const all = (await listCurrencies(db)).sort(byUse);
  return { own: currency ? [currency] : all, all };
}
