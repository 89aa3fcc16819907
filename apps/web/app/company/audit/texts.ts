import { capitalized } from "@lantern/engine/graphemes";
import { auditActions } from "../../i18n/audit-actions.ts";

const nouns: Record<string, string> = {
  session: "Sessions",
  series: "Series",
  consumer: "Participants",
  insights: "Insights",
  report: "Report links",
  admin: "Administrators",
  company: "Settings",
  order: "Orders",
  quote: "Quotes",
  credits: "Credits",
  webhook: "Webhooks",
  key: "Keys",
  user: "Accounts",
  mail: "Emails",
  audit: "Audit log",
  support: "Support access",
  single_sign_on: "Single sign-on",
  domain: "Domains",
};

export const texts = {
  sub: "Who did what in your company: sign-ins, changes, exports, keys, and access by our support team. Nobody can edit this log.",
  loading: "Loading the log",
  ownersOnly: "Only an Owner can read the audit log.",
  when: "When",
  who: "Who",
  what: "What",
  filterWhat: "What",
  filterWho: "Who",
  everything: "Everything",
  everybody: "Everyone",
  filters: "Filters",
  from: "From",
  to: "To",
  exports: { csv: "Export as CSV", jsonl: "Export as JSON lines" },
  details: "Details",
  address: "Address",
  request: "Request",
  number: "Entry",
  hash: "Hash",
  became: "became",
  empty: "empty",
  yes: "yes",
  no: "no",
  unknown: "Unknown",
  withKey: (name: string | null) => (name ? `with the key “${name}”` : "with a revoked key"),
  /** A field of the data: "chatRetentionDays" becomes "Chat retention days". */
  field: (name: string) => {
    const text = name.replace(/_/g, " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return capitalized(text);
  },
  none: "Nothing matches these filters.",
  nobody: "Lantern Hour",
  /** An action of an earlier version shows its own name. */
  action: (action: string) => (auditActions as Partial<Record<string, string>>)[action] ?? action,
  /** A fact of a change: "8 attendees", "fields: title, notes". */
  fact: (name: string, value: string) => (/^\d+$/.test(value) ? `${value} ${name}` : `${name}: ${value}`),
  nouns,
};
