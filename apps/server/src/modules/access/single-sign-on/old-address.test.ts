/** Companies that set single sign-on up when all shared one redirect address. */
import { readFileSync } from "node:fs";
import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  companyProvider,
  connectionTo,
  proveDomain,
  responseAt,
  signOnCookie,
} from "../../../../test/company-provider.ts";
import { testDatabase } from "../../../../test/database/test-database.ts";
import { migrate } from "../../../db/migrate.ts";
import { auditLog, singleSignOn } from "../../../db/schema/index.ts";
import { startJobs } from "../../../jobs/runner.ts";
import type { Tasks } from "../../../jobs/tasks.ts";
import { createLog } from "../../../system/log.ts";
import { emailAboutOldAddress, signOnAddressCrontab } from "./address-job.ts";

let t: TestApplication;
let company: TestCompany;
let provider: CompanyProvider;
let domain: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  t.clock.at = new Date();
  await t.database.db.delete(singleSignOn);
  company = await testCompany(t);
  domain = `moving${++number}.example`;
  const { redirect_uri } = await settings();
  const old = new URL("/sign-on", redirect_uri).href;
  provider = await companyProvider({ redirectUri: [old, redirect_uri] });
  await proveDomain(company, domain);
  expect((await save()).status).toBe(200);
  await t.database.db.update(singleSignOn).set({ usesOldAddress: true });
  return () => provider.close();
});

const settings = async () => (await company.owner(operations.getSingleSignOn)).body;
const save = (more = {}) =>
  company.owner(operations.putSingleSignOn, { body: { ...connectionTo(provider), ...more } });
async function finish(started: Awaited<ReturnType<typeof company.owner>>, login: string) {
  const back = await provider.walk(started.body.url, login);
  const headers = { cookie: signOnCookie(started) };
  const finished = await t.client()(operations.finishSingleSignOn, { body: responseAt(back), headers });
  return { back, finished };
}
const signIn = async (login: string) =>
  finish(await t.client()(operations.startSingleSignOn, { body: { email: login } }), login);
const emails = async () => (await t.emails(company.email)).filter(({ kind }) => kind === "sign-on-address");

test("an update leaves existing connections at the old address", async () => {
  const database = await testDatabase({ tables: false });
  const journal = JSON.parse(
    readFileSync(new URL("../../../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_sign_on_addresses"));
  const before = journal.entries[index - 1];
  await migrate(database.pool, { upTo: before!.when });
  const id = "0199c4e2-0000-7000-8000-000000000002";
  await database.pool.query("insert into companies (id, name) values ($1, 'Northwind')", [id]);
  await database.pool.query(
    "insert into single_sign_on (company_id, issuer, client_id, encrypted_secret) values ($1, 'i', 'c', 's')",
    [id],
  );
  await migrate(database.pool);
  const { rows } = await database.pool.query(
    "select uses_old_address, old_address_until from single_sign_on",
  );
  expect(rows).toEqual([{ uses_old_address: true, old_address_until: null }]);
  await database.drop();
});

test("a new connection has an address of its own, and so has one that changes its provider or client", async () => {
  const own = { old_redirect_uri: null, old_redirect_until: null };
  expect((await save()).body).toMatchObject({ old_redirect_uri: expect.stringMatching(/\/sign-on$/) });
  expect((await save({ client_id: "another" })).body).toMatchObject(own);
  await t.database.db.update(singleSignOn).set({ usesOldAddress: true });
  expect((await save({ client_id: "another", issuer: `${provider.issuer}/` })).body).toMatchObject(own);
  const other = await testCompany(t);
  const { redirect_uri, old_redirect_uri } = (await other.owner(operations.getSingleSignOn)).body;
  expect([new URL(redirect_uri).pathname, old_redirect_uri]).toEqual([`/sign-on/${other.id}`, null]);
});

test("Owners whose provider does not name itself are emailed once, and have thirty days", async () => {
  provider.replaced.silent = true;
  await emailAboutOldAddress(t.context);
  await emailAboutOldAddress(t.context);
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email?.links).toContain(`${t.context.settings.origin}/dashboard/settings/single-sign-on`);
  const until = new Date(t.clock.now().getTime() + limits.signOnMoveDays * 86_400_000);
  expect(await settings()).toMatchObject({ old_redirect_until: until.toISOString() });
  const login = `ada@${domain}`;
  expect((await signIn(login)).finished.status).toBe(200);
  // The provider's tokens have the real time, so that the day moves and not the clock.
  await t.database.db.update(singleSignOn).set({ oldAddressUntil: t.clock.now() });
  expect((await signIn(login)).finished.status).toBe(401);
  expect((await settings()).provider!.last_problem).toBe("old_address");
});

test("Owners whose provider names itself are not emailed, until it no longer does", async () => {
  await emailAboutOldAddress(t.context);
  expect(await emails()).toEqual([]);
  expect(await settings()).toMatchObject({ old_redirect_until: null });
  provider.replaced.silent = true;
  await emailAboutOldAddress(t.context);
  expect(await emails()).toHaveLength(1);
});

test("a provider that is away delays nobody's email, its own neither", async () => {
  await save({ issuer: "http://127.0.0.1:1" });
  await t.database.db.update(singleSignOn).set({ usesOldAddress: true });
  await emailAboutOldAddress(t.context);
  expect(await emails()).toHaveLength(1);
});

test("the company moves once an Owner's sign-in by its own address succeeds, and colleagues then use it", async () => {
  provider.replaced.silent = true;
  await emailAboutOldAddress(t.context);
  const login = `ada@${domain}`;
  expect((await signIn(login)).back.pathname).toBe("/sign-on");
  const tried = await finish(await company.owner(operations.trySingleSignOn), login);
  expect(tried.back.pathname).toBe(`/sign-on/${company.id}`);
  expect(tried.finished.status).toBe(200);
  expect(await settings()).toMatchObject({ old_redirect_uri: null, old_redirect_until: null });
  expect((await signIn(login)).back.pathname).toBe(`/sign-on/${company.id}`);
  const log = await t.database.db.select().from(auditLog).where(eq(auditLog.companyId, company.id));
  expect(log).toContainEqual(
    expect.objectContaining({
      action: "single_sign_on.change",
      userId: null,
      detail: { fields: ["redirectAddress"] },
    }),
  );
});

test("it moves whoever the provider names, and not when the provider refuses", async () => {
  const started = await company.owner(operations.trySingleSignOn);
  const headers = { cookie: signOnCookie(started) };
  const state = new URL(started.body.url).searchParams.get("state");
  const body = { state, error: "access_denied", iss: provider.issuer, company_id: company.id };
  expect((await t.client()(operations.finishSingleSignOn, { body, headers })).status).toBe(401);
  expect((await settings()).old_redirect_uri).not.toBeNull();
  const { finished } = await finish(await company.owner(operations.trySingleSignOn), "eve@elsewhere.example");
  expect(finished).toMatchObject({ status: 403, body: { code: "SIGN_ON_ADDRESS" } });
  expect((await settings()).old_redirect_uri).toBeNull();
});

test("only an Owner can try the new address, and only where single sign-on is set up", async () => {
  expect((await t.client()(operations.trySingleSignOn)).status).toBe(401);
  const other = await testCompany(t);
  expect((await other.owner(operations.trySingleSignOn)).status).toBe(404);
});

test("its crontab is valid for the job runner", async () => {
  const tasks = { "sign-on:address": () => emailAboutOldAddress(t.context) } as unknown as Tasks;
  const { pool } = t.database;
  const runner = await startJobs({
    pool,
    tasks,
    crontab: signOnAddressCrontab,
    log: createLog(0),
    alone: true,
  });
  const existing = async () =>
    (await pool.query("select identifier from graphile_worker._private_known_crontabs")).rows;
  await vi.waitFor(async () => expect(await existing()).toEqual([{ identifier: "sign-on:address" }]), 5000);
  await runner.stop();
});
