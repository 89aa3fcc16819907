import * as operations from "@lantern/contract/http";
import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { emailedSecret, password, testCompany, testDraft } from "../../../../test/company.ts";
import * as schema from "../../../db/schema/index.ts";
import { accessTables } from "./access-tables.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const isTable = (value: unknown): value is PgTable => is(value, PgTable);
const tables = (Object.values(schema) as unknown[]).filter(isTable);

const content = "content of the company or of a session";
const toTheAddress = "is emailed to the address that it is valid for";

/** Tables that belong to a user or a company and let nobody in; each with the reason. */
const letsNobodyIn: Record<string, string> = {
  access_tokens: "ended by `endTokens`",
  users: "the account itself; its password is ended",
  email_verifications: toTheAddress,
  password_resets: toTheAddress,
  webhook_deliveries: "deleted with their webhook",
  idempotency_keys: "return the id of what was created",
  audit_log: content,
  billing_accounts: content,
  calendar_entries: content,
  cameo_packs: content,
  check_in_batches: content,
  check_in_releases: content,
  check_ins: content,
  commitment_answers: content,
  company_cameos: content,
  company_logos: content,
  consumers: content,
  cost_centers: content,
  credit_ledger: content,
  credit_lots: content,
  date_poll_responses: content,
  date_polls: content,
  documents: content,
  enrollment_waits: content,
  enrollments: "of a confirmed session, and an unverified company confirms none",
  feedback: content,
  notifications: content,
  orders: content,
  outbox: content,
  people_group_members: content,
  people_groups: content,
  profiles: content,
  removed_admins: "keeps people out",
  series: content,
  session_consumers: "join links are of a session, and an unverified company confirms none",
  session_reports: content,
  sessions: content,
  team_page_names: content,
  team_pages: "shows a team's ending to whoever has its link, and changes nothing",
  unplaced_replies: content,
};

test("every table that belongs to a user or company is a way in or lets nobody in", () => {
  const owned = tables
    .filter((table) => {
      const columns = Object.keys(getTableColumns(table));
      const parents = getTableConfig(table).foreignKeys.map((key) =>
        getTableName(key.reference().foreignTable),
      );
      return (
        columns.some((name) => ["userId", "companyId", "ownerId"].includes(name)) ||
        parents.some((name) => ["users", "companies"].includes(name))
      );
    })
    .map((table) => getTableName(table));
  const names = Object.values(accessTables).flatMap((some) => some.map((table) => getTableName(table)));
  expect(names.filter((name) => name in letsNobodyIn)).toEqual([]);
  expect([...names, ...Object.keys(letsNobodyIn)].sort()).toEqual(owned.sort());
});

/** An account whose address nobody has proved, with a row of every way in, as an earlier version let anybody add them. */
async function planted() {
  const company = await testCompany(t, { verified: false });
  const { db } = t.database;
  const [user] = await db
    .select()
    .from(schema.users)
    .where(eq(sql`lower(${schema.users.email})`, company.email.toLowerCase()));
  const session = await testDraft(t, company.owner);
  const unique = crypto.randomUUID();
  const ids = { userId: user!.id, companyId: company.id };
  const ends = { tokenHash: unique, expiresAt: new Date(t.clock.in(60)) };
  const identity = { issuer: "https://idp.example", subject: unique };
  const rows: Record<string, Record<string, unknown>> = {
    sign_in_tickets: ends,
    social_accounts: { ...identity, provider: "google" },
    social_links: { ...identity, ...ends, provider: "google", browserHash: unique },
    sign_on_identities: identity,
    sign_on_sign_ins: { ...identity, ...ends, signInId: unique, encryptedIdToken: "x" },
    passkeys: { name: "Key", credentialId: unique, publicKey: "x", signCount: 0, transports: [] },
    passkey_challenges: { ...ends, challenge: "x", purpose: "add" },
    authenticators: { encryptedSecret: "x", confirmedAt: t.clock.now() },
    recovery_codes: { codeHash: unique },
    api_keys: { name: "Directory", hash: unique, scopes: ["directory"] },
    webhooks: { kind: "signed", url: "https://attacker.example", events: ["session.confirmed"] },
    single_sign_on: { issuer: identity.issuer, clientId: "c", encryptedSecret: "x" },
    company_domains: { domain: `${unique}.example`, proof: "x", provedAt: t.clock.now() },
    sign_on_requests: { ...ends, issuer: identity.issuer, state: "s", nonce: "n", verifier: "v" },
    invitations: { ...ends, email: `${unique}@attacker.example`, userTypeId: 2 },
    report_links: { ...ends, sessionId: session },
  };
  for (const table of Object.values(accessTables).flat()) {
    const values = rows[getTableName(table)];
    if (!values) throw new Error(`the test adds no row to ${getTableName(table)}`);
    await db.insert(table as PgTable).values({ ...ids, ...values } as never);
  }
  await db.insert(schema.users).values({
    companyId: company.id,
    userTypeId: 2,
    firstName: "Brought",
    lastName: "In",
    email: `${unique}@attacker.example`,
    emailVerifiedAt: t.clock.now(),
  });
  return { ...company, ...ids };
}

type Planted = Awaited<ReturnType<typeof planted>>;

/** The names of the tables that still have a row of this account or its company. */
async function left({ userId, companyId }: Planted): Promise<string[]> {
  const names: string[] = [];
  for (const table of Object.values(accessTables).flat()) {
    const of = "userId" in table ? eq(table.userId, userId) : eq(table.companyId, companyId);
    if ((await t.database.db.$count(table as PgTable, of)) > 0) names.push(getTableName(table));
  }
  return names;
}

const reset = async (email: string) => {
  await t.client()(operations.forgotPassword, { body: { email } });
  const chosen = "the holder's own words";
  const body = { token: await emailedSecret(t, email), password: chosen, password_confirmation: chosen };
  return t.client()(operations.resetPassword, { body });
};

test("nothing that was added before the owner of the address came survives their taking the account over", async () => {
  const account = await planted();
  expect(await left(account)).toHaveLength(Object.values(accessTables).flat().length);
  expect((await reset(account.email)).status).toBe(204);
  expect(await left(account)).toEqual([]);
  expect((await account.owner(operations.getUser)).status).toBe(401);
  const people = await t.database.db
    .select()
    .from(schema.users)
    .where(eq(schema.users.companyId, account.companyId));
  expect(people.map(({ id }) => id)).toEqual([account.userId]);
  expect((await t.emails(account.email)).map(({ kind }) => kind)).toContain("access-ended");
});

test("a confirmed address ends what was added before, and keeps password, sign-in and linked provider", async () => {
  const account = await planted();
  const token = await emailedSecret(t, account.email);
  // Without the second factor that was added, the password alone signs in again.
  expect((await t.client()(operations.verifyEmail, { body: { token } })).status).toBe(204);
  const staying: string[] = accessTables.signIn.map((table) => getTableName(table));
  expect((await left(account)).filter((name) => !staying.includes(name))).toEqual([]);
  expect(await left(account)).toContain("social_accounts");
  expect((await account.owner(operations.getUser)).status).toBe(200);
  const signedIn = await t.client()(operations.login, { body: { email: account.email, password } });
  expect(signedIn.body).toEqual({ token: expect.any(String) });
  expect((await t.emails(account.email)).at(-1)).toMatchObject({ kind: "access-ended" });
});

test("who confirms the address of an account to which nothing was added notices nothing", async () => {
  const { owner, email } = await testCompany(t);
  expect((await owner(operations.getUser)).status).toBe(200);
  expect((await t.emails(email)).map(({ kind }) => kind)).toEqual(["verify"]);
});

test("an address that is confirmed already ends nothing: a new password leaves keys and second factors", async () => {
  const company = await testCompany(t);
  const made = await company.owner(operations.createKey, {
    body: { name: "Calendar", scopes: ["people"], current_password: password },
  });
  expect(made.status).toBe(201);
  expect((await reset(company.email)).status).toBe(204);
  expect((await t.client(made.body.key)(operations.listConsumers)).status).toBe(200);
});
