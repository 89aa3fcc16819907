/** What of a company comes back out of a backup into a running installation, table by table. */

/** Names a table: the one of the installation, or the copy of the backup's. */
type TableName = (table: string) => string;

export interface CompanyTable {
  name: string;
  /** Whether a row belongs to the company `$1`: SQL about an alias. Packs of stories belong to nobody. */
  belongs: ((row: string, of: TableName) => string) | null;
  /** Whether one session `$2` of this company has the row. Null: a session does not have it. */
  ofSession: ((row: string, of: TableName) => string) | null;
  /** A session only refers to it: of one session, it comes back where it is missing, and is not compared. */
  referred?: true;
  /** By what rows are compared, where it is not the primary key. */
  key?: string[];
  /** Columns that are shown where they differ, and replaced by choice. */
  replaces?: string[];
  /** Columns that are shown where they differ and stay: the live session, the books, or sent emails depend on them. */
  shows?: string[];
  /** The column with the id of a participant; a row about one who was deleted since stays away. */
  person?: string;
  /** Accounts of administrators come back only with those who were deleted. */
  deletedOnly?: true;
}

const own = (row: string) => `${row}.company_id = $1`;
const ownSession = (row: string, of: TableName) =>
  `exists (select from ${of("sessions")} s where s.id = ${row}.session_id and s.company_id = $1)`;
const ownRun = (row: string, of: TableName) =>
  `exists (select from ${of("live_sessions")} l join ${of("sessions")} s on s.id = l.session_id
    where l.id = ${row}.session_run and s.company_id = $1)`;
const ownUser = (row: string, of: TableName) =>
  `exists (select from ${of("users")} u where u.id = ${row}.user_id and u.company_id = $1)`;

const session = (row: string) => `${row}.session_id = $2`;
const run = (row: string, of: TableName) =>
  `exists (select from ${of("live_sessions")} l where l.id = ${row}.session_run and l.session_id = $2)`;

const withPeople = [
  "session_consumers",
  "former_seats",
  "calendar_entries",
  "unplaced_replies",
  "enrollment_waits",
  "date_poll_responses",
];

/** A row comes after those that it refers to. */
export const companyTables: readonly CompanyTable[] = [
  {
    name: "companies",
    belongs: (row) => `${row}.id = $1`,
    ofSession: null,
    replaces: ["name", "brand_color", "logo_hash", "chat_retention_days", "deleted_at"],
    shows: ["sign_in_methods", "second_factor_required", "person_measures", "check_in", "sub_admins_buy"],
  },
  { name: "users", belongs: own, ofSession: null, deletedOnly: true },
  { name: "profiles", belongs: ownUser, ofSession: null, key: ["user_id"], deletedOnly: true },
  { name: "company_logos", belongs: own, ofSession: null, replaces: ["type", "bytes"] },
  { name: "company_cameos", belongs: own, ofSession: null, replaces: ["texts"] },
  { name: "cost_centers", belongs: own, ofSession: null, replaces: ["name"], shows: ["code"] },
  { name: "billing_accounts", belongs: own, ofSession: null, shows: ["label", "name"] },
  {
    name: "consumers",
    belongs: own,
    ofSession: (row, of) =>
      `${row}.id in (${withPeople.map((table) => `select consumer_id from ${of(table)}`).join(" union ")})`,
    referred: true,
    replaces: [
      ...["first_name", "last_name", "email", "timezone", "department", "office", "language", "user_name"],
      ...["external_id", "earlier_addresses", "left_at", "deleted_at"],
    ],
    person: "id",
  },
  { name: "people_groups", belongs: own, ofSession: null, replaces: ["name"] },
  { name: "people_group_members", belongs: own, ofSession: null, person: "consumer_id" },
  {
    name: "series",
    belongs: own,
    ofSession: (row, of) => `${row}.id in (select series_id from ${of("sessions")})`,
    referred: true,
    replaces: ["title"],
  },
  {
    name: "packs",
    belongs: null,
    ofSession: (row, of) =>
      `${row}.hash in (select split_part(pack_hash, ':', 1) from ${of("sessions")} where pack_hash is not null)`,
    referred: true,
  },
  {
    name: "cameo_packs",
    belongs: own,
    ofSession: (row, of) =>
      `${row}.hash in (select pack_hash from ${of("sessions")} where pack_hash is not null)`,
    referred: true,
  },
  {
    name: "sessions",
    belongs: own,
    ofSession: (row) => `${row}.id = $2`,
    replaces: ["title", "notes", "greeting", "reply_to", "archived_at", "cost_center"],
    shows: ["status", "starts_at", "timezone", "seats", "experience", "language", "hosting"],
  },
  { name: "teams", belongs: ownSession, ofSession: session, replaces: ["name", "position"] },
  {
    name: "session_consumers",
    belongs: own,
    ofSession: session,
    replaces: ["team_id"],
    shows: ["rsvp", "attended_at"],
    person: "consumer_id",
  },
  { name: "former_seats", belongs: ownSession, ofSession: session, person: "consumer_id" },
  { name: "calendar_entries", belongs: own, ofSession: session, person: "consumer_id" },
  { name: "unplaced_replies", belongs: own, ofSession: session, person: "consumer_id" },
  { name: "consents", belongs: ownSession, ofSession: session, person: "consumer_id" },
  { name: "system_checks", belongs: ownSession, ofSession: session, person: "consumer_id" },
  { name: "commitment_answers", belongs: own, ofSession: session, person: "consumer_id" },
  { name: "feedback", belongs: own, ofSession: session },
  { name: "enrollments", belongs: own, ofSession: session },
  {
    name: "enrollment_waits",
    belongs: own,
    ofSession: (row, of) =>
      `exists (select from ${of("enrollments")} e where e.id = ${row}.enrollment_id and e.session_id = $2)`,
    person: "consumer_id",
  },
  { name: "date_polls", belongs: own, ofSession: session },
  { name: "date_poll_responses", belongs: own, ofSession: session, person: "consumer_id" },
  { name: "live_sessions", belongs: ownSession, ofSession: session, key: ["session_id", "run"] },
  { name: "live_log", belongs: ownRun, ofSession: run },
  { name: "team_analyses", belongs: ownRun, ofSession: run, replaces: ["analysis"] },
  { name: "session_texts", belongs: ownSession, ofSession: session, person: "author" },
  { name: "session_reports", belongs: own, ofSession: session, replaces: ["version", "made_by", "played"] },
];

const withdrawn = "what was taken away stays away";
const books = "the books only grow, and a row alone would contradict the balance";
const chain = "entries are a chain of hashes, in which nothing can be inserted";
const sent = "it would be sent again";
const platform = "it belongs to the installation";

/** Every other table, and why it does not come back. */
export const leftOut: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...["access_tokens", "api_keys", "authenticators", "company_domains", "email_verifications"],
      ...["enrollment_proofs", "idempotency_keys", "invitations", "passkey_challenges", "passkeys"],
      ...["password_resets", "recovery_codes", "removed_admins", "report_links", "sign_in_tickets"],
      ...["sign_on_identities", "sign_on_requests", "sign_on_sign_ins", "single_sign_on"],
      ...["social_accounts", "social_links", "team_page_names", "team_pages", "webhooks"],
    ].map((table) => [table, withdrawn]),
  ),
  ...Object.fromEntries(
    [
      ...["credit_ledger", "credit_lots", "disputes", "document_counters", "document_files", "documents"],
      ...["e_invoices", "orders", "payments", "refunds"],
    ].map((table) => [table, books]),
  ),
  ...Object.fromEntries(["audit_chains", "audit_log", "audit_values"].map((table) => [table, chain])),
  ...Object.fromEntries(["notifications", "outbox", "webhook_deliveries"].map((table) => [table, sent])),
  ...Object.fromEntries(
    ["backups", "disk_probe", "installation", "live_nodes", "live_pulse", "products", "settings"].map(
      (table) => [table, platform],
    ),
  ),
  check_ins: "responses are counted once and then deleted",
  check_in_batches: "responses are counted once and then deleted",
  check_in_releases: "responses are counted once and then deleted",
  voice_seconds: "they are deleted once their team has been analyzed",
};
