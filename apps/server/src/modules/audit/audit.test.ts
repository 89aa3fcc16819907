import { randomUUID } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import {
  confirming,
  password,
  type TestCompany,
  testAdmin,
  testCompany,
  testDraft,
  testPeople,
} from "../../../test/company.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
});
afterAll(() => t.close());

const log = async (query: Record<string, string> = {}) =>
  (await company.owner(operations.listAudit, { query })).body;
const actions = async (query?: Record<string, string>) =>
  (await log(query)).items.map(({ action }) => action);

test("every kind of change by an administrator is recorded, filtered by kind and person, and paged", async () => {
  await testPeople(company.owner, 1);
  const id = await testDraft(t, company.owner);
  await company.owner(operations.confirmSession, { params: { id } });
  await company.owner(operations.cancelSession, { params: { id } });
  const body = { email: `ada@${company.email.split("@")[1]}`, user_type_id: 4 };
  const invitation = await company.owner(operations.inviteAdmin, { body });
  await company.owner(operations.revokeInvitation, { params: { id: invitation.body.id } });
  await company.owner(operations.patchCompany, { body: { name: "Southwind" } });
  const own = await actions();
  expect(own.slice(0, own.indexOf("consumer.import") + 1)).toEqual([
    "company.update",
    "admin.withdraw",
    "admin.invite",
    "session.cancel",
    "session.confirm",
    "session.create",
    "consumer.import",
  ]);
  expect(await actions({ noun: "session" })).toEqual(["session.cancel", "session.confirm", "session.create"]);
  expect(await actions({ user: "0199aaaa-0000-7000-8000-000000000001" })).toEqual([]);
  const first = await log({ limit: "3" });
  const rest = await log({ limit: "50", cursor: first.next! });
  expect([first.items.length, rest.items.length, rest.next]).toEqual([3, own.length - 3, null]);
});

test("shows the current names of sessions and participants, but not of removed people", async () => {
  const owner = (await testCompany(t)).owner;
  const called = async () =>
    (await owner(operations.listAudit)).body.items
      .filter(({ action }) => !action.startsWith("user."))
      .map((one) => one.subject_name);
  const id = await testDraft(t, owner, { title: "Before" });
  await owner(operations.patchSession, { params: { id }, body: { title: "After" } });
  const added = { first_name: "Ada", last_name: "Lovelace", email: `ada@${randomUUID()}.example` };
  const person = (await owner(operations.createConsumer, { body: added })).body.id;
  expect(await called()).toEqual(["Ada Lovelace", "After", "After"]);
  await owner(operations.deleteConsumer, { params: { id: person } });
  expect(await called()).toEqual([null, null, "After", "After"]);
});

test("has nothing about the people in it, and nothing of other companies", async () => {
  const { rows } = await t.database.pool.query("select * from audit_log");
  expect(JSON.stringify(rows)).not.toMatch(/@|Maren|Solberg|Ada|Person0/);
  const stranger = await testCompany(t);
  const theirs = (await stranger.owner(operations.listAudit)).body.items;
  const { rows: own } = await t.database.pool.query("select id from users where company_id = $1", [
    stranger.id,
  ]);
  expect(new Set(theirs.map(({ user }) => user!.id))).toEqual(new Set([own[0].id]));
});

test("nothing in it can be updated or deleted, not even by a statement in the database", async () => {
  for (const statement of [
    "update audit_log set action = 'nothing'",
    "delete from audit_log",
    "truncate audit_log cascade",
    "update audit_values set value = '{}'",
  ]) {
    await expect(t.database.pool.query(statement)).rejects.toThrow("append-only");
  }
});

test("an entry has who, with which key, from where, in which request, and what was replaced by what", async () => {
  const { token, owner } = await testCompany(t);
  const client = confirming(t.client(token, "192.0.2.7"));
  const changed = await client(operations.patchCompany, {
    body: { chat_retention_days: 7, audit_retention_days: 90 },
  });
  const made = await client(operations.createKey, {
    body: { name: "Reports", scopes: ["people"], current_password: password },
  });
  const keyed = t.client(made.body.key, "192.0.2.8");
  await keyed(operations.createConsumer, {
    body: { first_name: "Ada", last_name: "Lovelace", email: `ada@${randomUUID()}.example` },
  });
  await keyed(operations.listConsumers);
  await keyed(operations.listConsumers);
  const { items } = (await owner(operations.listAudit)).body;
  expect(items.slice(0, 5).map(({ action }) => action)).toEqual([
    "key.use",
    "consumer.add",
    "key.use",
    "key.create",
    "company.update",
  ]);
  const [used, added, , , updated] = items;
  expect(updated).toMatchObject({
    number: items.length - 4,
    address: "192.0.2.7",
    request_id: changed.headers["x-request-id"],
    key: null,
    before: { chatRetentionDays: 30, auditRetentionDays: 365 },
    after: { chatRetentionDays: 7, auditRetentionDays: 90 },
    hash: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(added).toMatchObject({
    key: { id: made.body.id, name: "Reports" },
    address: "192.0.2.8",
    user: { name: "Maren Solberg" },
  });
  expect(used!.detail).toEqual({ operation: "listConsumers" });
});

test("every sign-in and every failed one is recorded, with its method, also of an unknown account", async () => {
  const { email, owner } = await testCompany(t);
  const stranger = t.client(undefined, "192.0.2.9");
  await stranger(operations.login, { body: { email, password: "not the password" } });
  await stranger(operations.login, { body: { email: "nobody@nowhere.example", password } });
  const { token } = (await stranger(operations.login, { body: { email, password } })).body;
  await t.client(token)(operations.logout);
  const { items } = (await owner(operations.listAudit, { query: { noun: "user", limit: "3" } })).body;
  expect(items).toMatchObject([
    { action: "user.log_out", user: { name: "Maren Solberg" } },
    { action: "user.sign_in", detail: { method: "password" }, address: "192.0.2.9" },
    {
      action: "user.sign_in_failed",
      user: null,
      subject_name: "Maren Solberg",
      address: "192.0.2.9",
      detail: { method: "password", problem: "LOGIN_FAILED" },
    },
  ]);
  const { rows } = await t.database.pool.query(
    "select subject, detail from audit_log where company_id is null and action = 'user.sign_in_failed'",
  );
  expect(rows).toEqual([
    { subject: "visitor:unknown", detail: { method: "password", problem: "LOGIN_FAILED" } },
  ]);
});

test("a company sees in its own log when ADMIN opens its data, once an hour", async () => {
  const { id, owner } = await testCompany(t);
  const admin = (await testAdmin(t)).client;
  const read = () => admin(operations.getPlatformCompany, { params: { id } });
  await read();
  await read();
  t.clock.advance(61);
  await read();
  const { items } = (await owner(operations.listAudit, { query: { noun: "support" } })).body;
  expect(items).toMatchObject([
    { action: "support.read", subject: `company:${id}`, user: null },
    { action: "support.read", subject: `company:${id}`, user: null },
  ]);
});

test("is filtered by time, and exported with the same filter as CSV or JSON lines", async () => {
  const { owner, id } = await testCompany(t);
  await owner(operations.patchCompany, { body: { name: "=Northwind" } });
  const { items } = (await owner(operations.listAudit)).body;
  const soon = new Date(Date.now() + 60_000).toISOString();
  const past = new Date(Date.now() - 60_000).toISOString();
  for (const [query, number] of [
    [{ from: past }, items.length],
    [{ to: past }, 0],
    [{ from: past, to: soon, noun: "company" }, 1],
  ] as const)
    expect((await owner(operations.listAudit, { query })).body.items).toHaveLength(number);
  const lines = await owner(operations.exportAudit, { query: { format: "jsonl", noun: "company" } });
  expect(lines.headers["content-disposition"]).toBe('attachment; filename="audit-log.jsonl"');
  expect(
    lines.body
      .trim()
      .split("\n")
      .map((line: string) => JSON.parse(line)),
  ).toEqual(items.filter(({ action }) => action === "company.update"));
  const csv = (await owner(operations.exportAudit)).body;
  expect(csv.split("\r\n")).toHaveLength(items.length + 4);
  expect(csv).toContain('"{""name"":""=Northwind""}"');
  const [newest] = (await owner(operations.listAudit)).body.items;
  expect(newest).toMatchObject({ action: "audit.export", subject: `company:${id}` });
});
