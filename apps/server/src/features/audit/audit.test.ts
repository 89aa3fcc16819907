import { randomUUID } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";

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
  (await log(query)).items.map(({ action }: { action: string }) => action);

test("every kind of change by an administrator is recorded, filtered by kind and person, and paged", async () => {
  await testPeople(company.owner, 1);
  const id = await testDraft(t, company.owner);
  await company.owner(operations.confirmSession, { params: { id } });
  await company.owner(operations.cancelSession, { params: { id } });
  const body = { email: `ada@${company.email.split("@")[1]}`, user_type_id: 4 };
  const invitation = await company.owner(operations.inviteAdmin, { body });
  await company.owner(operations.revokeInvitation, { params: { id: invitation.body.id } });
  await company.owner(operations.patchCompany, { body: { name: "Southwind" } });
  expect(await actions()).toEqual([
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
  const rest = await log({ limit: "50", cursor: first.next });
  expect([first.items.length, rest.items.length, rest.next]).toEqual([3, 4, null]);
});

test("shows the current names of sessions and participants, but not of removed people", async () => {
  const owner = (await testCompany(t)).owner;
  const called = async () =>
    (await owner(operations.listAudit)).body.items.map(
      (one: { subject_name: string | null }) => one.subject_name,
    );
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
  expect((await stranger.owner(operations.listAudit)).body.items).toEqual([]);
});

test("nothing in it can be updated or deleted, not even by a statement in the database", async () => {
  for (const statement of [
    "update audit_log set action = 'nothing'",
    "delete from audit_log",
    "truncate audit_log",
  ]) {
    await expect(t.database.pool.query(statement)).rejects.toThrow("append-only");
  }
});
