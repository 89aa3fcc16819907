import { getTableName, isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "../../db/schema/index.ts";

const account = "accounts/: each account's own data";
const books = "credits.csv, orders.json and documents/";
const sessions = "sessions/";

/** Where an ADMIN's export of a company has the rows of each table. */
const exported: Record<string, string> = {
  companies: "company.json",
  company_logos: "logo",
  company_cameos: "stories.json",
  consumers: "participants.csv",
  people_groups: "groups/",
  people_group_members: "groups/",
  users: account,
  profiles: account,
  access_tokens: account,
  authenticators: account,
  passkeys: account,
  social_accounts: account,
  notifications: account,
  outbox: account,
  invitations: account,
  series: sessions,
  sessions,
  teams: sessions,
  session_consumers: sessions,
  system_checks: sessions,
  session_reports: sessions,
  feedback: "sessions/: averages, as in the report",
  commitment_answers: "sessions/: counts, as in the report",
  billing_accounts: "billing.json",
  cost_centers: "billing.json",
  credit_ledger: books,
  credit_lots: books,
  orders: books,
  payments: books,
  refunds: books,
  disputes: books,
  documents: books,
  document_files: books,
  e_invoices: books,
  audit_log: "audit-log.jsonl",
  audit_values: "audit-log.jsonl",
};

const participants = "participants' own, which each of them downloads; nobody else reads it";
const votes = "who voted for what, and what follows from it for one person";
const opensHere = "opens only something here, or keeps somebody out";
const platform = "belongs to the installation";
const untilDecided = "a question about the date of a draft, which is deleted once the date is set";
const derived = "follows from what is exported";

const leftOut: Record<string, string> = {
  session_texts: participants,
  check_ins: participants,
  check_in_batches: participants,
  check_in_releases: participants,
  consents: participants,
  unplaced_replies: participants,
  enrollment_waits: participants,
  team_page_names: participants,
  voice_seconds: participants,
  live_log: votes,
  live_sessions: votes,
  team_analyses: votes,
  team_pages: "a page of the report that ends by itself",
  date_polls: untilDecided,
  date_poll_responses: untilDecided,
  calendar_entries: derived,
  former_seats: derived,
  cameo_packs: derived,
  audit_chains: derived,
  ...Object.fromEntries(
    [
      ...["api_keys", "company_domains", "email_verifications", "enrollment_proofs", "enrollments"],
      ...["passkey_challenges", "password_resets", "recovery_codes", "removed_admins", "report_links"],
      ...["sign_in_tickets", "sign_on_identities", "sign_on_requests", "sign_on_sign_ins", "single_sign_on"],
      ...["social_links", "webhook_deliveries", "webhooks", "idempotency_keys"],
    ].map((table) => [table, opensHere]),
  ),
  ...Object.fromEntries(
    [
      ...["backups", "disk_probe", "document_counters", "installation", "live_nodes", "live_pulse"],
      ...["packs", "products", "settings"],
    ].map((table) => [table, platform]),
  ),
};

test("of every table it is decided whether a company's export has its rows", () => {
  const all = Object.values(schema).filter((value) => isTable(value));
  expect(Object.keys(exported).filter((name) => name in leftOut)).toEqual([]);
  expect([...Object.keys(exported), ...Object.keys(leftOut)].sort()).toEqual(all.map(getTableName).sort());
});
