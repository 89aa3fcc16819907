import type { AuditAction } from "@lantern/contract/audit-actions";
import { roleName } from "@lantern/contract/roles";
import { auditActions } from "../../i18n/audit-actions.ts";

const actions: Record<AuditAction, string> = {
  ...auditActions,
  "company.delete": "Deleted a company",
  "admin.link": "Sent an ADMIN a new link",
  "admin.make": "Created an ADMIN account",
  "setting.change": "Changed a setting",
  "setting.delete": "Restored a setting’s default",
  "experience.publish": "Published an adventure",
  "experience.withdraw": "Withdrew an adventure",
  "product.change": "Changed a pack",
};

/** The entries of the audit log. */
export const texts = {
  columns: { action: "What", who: "Who", company: "Company", at: "When" },
  /** An action of an earlier version shows its own name. */
  action: (action: string) => (actions as Partial<Record<string, string>>)[action] ?? action,
  /** A fact of an entry: "role: Company Owner". */
  fact: (name: string, value: unknown) => {
    if (name === "role" && typeof value === "number") return `role: ${roleName(value)}`;
    return `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
  },
  visitor: "Unknown visitor",
  platform: "The platform",
};
