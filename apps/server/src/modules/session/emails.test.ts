import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let people: string[];

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
  id = await testDraft(t, company.owner);
  people = await testPeople(company.owner, 3);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people } });
});
afterAll(() => t.close());

const read = async () => (await company.owner(operations.getSessionEmails, { params: { id } })).body;
const kinds = (emails: { kind: string; to: number | null }[]) => emails.map(({ kind, to }) => [kind, to]);

test("before confirmation no email is sent or planned", async () => {
  expect(await read()).toEqual({ items: [], planned: [] });
});

test("invitations are counted by their delivery, reminders are listed with their time", async () => {
  await company.owner(operations.confirmSession, { params: { id } });
  expect(kinds((await read()).planned)).toContainEqual(["thanks", null]);
  await company.owner(operations.inviteAttendees, { params: { id } });
  const write = (person: string, sentAt: Date | null, lastError: string | null) =>
    t.database.pool.query(
      "update outbox set sent_at = $3, last_error = $4 where session_id = $1 and consumer_id = $2",
      [id, person, sentAt, lastError],
    );
  await write(people[0]!, t.clock.now(), null);
  await write(people[1]!, null, "550 no such person");
  await write(people[2]!, null, null);
  const { items, planned } = await read();
  expect(items).toMatchObject([{ kind: "invitation", to: 3, sent: 1, failed: 1, waiting: 1 }]);
  const { starts_at } = (await company.owner(operations.getSession, { params: { id } })).body;
  const lastReminder = planned.find(({ kind }) => kind === "reminder-1");
  expect(lastReminder).toEqual({
    kind: "reminder-1",
    at: new Date(Date.parse(starts_at!) - 3_600_000).toISOString(),
    to: 3,
  });
});

test("nobody can read the emails of another company's session", async () => {
  const other = await testCompany(t);
  expect(await other.owner(operations.getSessionEmails, { params: { id } })).toMatchObject({ status: 404 });
});
