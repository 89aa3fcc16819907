import { formatMoney } from "./format.ts";

type Detail = Readonly<Record<string, unknown>>;

/** The money of an entry of the audit log as people write it, and its other facts. An early entry has no currency. */
export function moneyIn(detail: Detail): { money: string | null; others: Detail } {
  const { cents, currency, ...others } = detail;
  const hasMoney = typeof cents === "number" && typeof currency === "string";
  return hasMoney ? { money: formatMoney(cents, currency), others } : { money: null, others: detail };
}
