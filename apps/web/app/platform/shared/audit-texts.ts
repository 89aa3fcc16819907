import type { AuditAction } from "@lantern/contract/audit-actions";
import { roleName } from "@lantern/contract/roles";
import { auditActions } from "../../i18n/audit-actions.ts";
import { moneyIn } from "../../i18n/audit-money.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";

const actions: Record<AuditAction, string> = {
  ...auditActions,
  "company.delete": "Deleted a company",
  "company.books_ended": "Deleted a company’s invoices and credits, after the years that they are stored",
  "admin.link": "Sent an ADMIN a new link",
  "admin.make": "Created an ADMIN account",
  "setting.change": "Changed a setting",
  "setting.delete": "Restored a setting’s default",
  "experience.publish": "Published an adventure",
  "experience.withdraw": "Withdrew an adventure",
  "product.change": "Changed a pack",
};

function fact([name, value]: [string, unknown]): string {
  if (name === "role" && typeof value === "number") return `role: ${roleName(value)}`;
  if (name === "before" || name === "after") return `${name}: ${packOf(value)}`;
  return `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
}

/** A pack before or after a change: its credits, its price in cents, and the currency. */
function packOf(value: unknown): string {
  if (!Array.isArray(value)) return "nothing";
  const [credits, cents, currency] = value as [number, number | null, string];
  return `${formatNumber(credits)} credits ${cents === null ? "without a price" : `for ${formatMoney(cents, currency)}`}`;
}

/** The entries of the audit log. */
export const texts = {
  columns: { action: "What", who: "Who", company: "Company", at: "When" },
  /** An action of an earlier version shows its own name. */
  action: (action: string) => (actions as Partial<Record<string, string>>)[action] ?? action,
  /** The facts of an entry: "role: Company Owner". */
  facts: (detail: Readonly<Record<string, unknown>>) => {
    const { money, others } = moneyIn(detail);
    return [...(money === null ? [] : [money]), ...Object.entries(others).map(fact)].join(", ");
  },
  visitor: "Unknown visitor",
  platform: "The platform",
};
