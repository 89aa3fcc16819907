import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testPeople } from "../../../test/company.ts";
import {
  added,
  attendeesOf,
  companyWithDirectory,
  invitedSession,
  listed,
  newUser,
  patch,
  setStatus,
} from "../../../test/directory.ts";
import { deleteExpiredData } from "../erasure/retention-job.ts";

/** What happens to people who leave, according to a directory. */

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test.each([
  ["Okta", { op: "replace", value: { active: false } }],
  ["Entra", { op: "Replace", path: "active", value: "False" }],
])(
  "a leaver according to %s vanishes from lists and coming sessions, and administrators are told",
  async (_, operation) => {
    const { company, directory } = await companyWithDirectory(t, 20);
    const user = await added(directory);
    const others = await testPeople(company.owner, 2);
    const params = await invitedSession(t, company, [user.id, ...others]);

    const past = await invitedSession(t, company, [user.id, ...others]);
    await setStatus(t, past, "completed");

    const left = await directory("PATCH", `/Users/${user.id}`, patch(operation));
    expect([left.status, left.body.active]).toEqual([200, false]);
    expect((await listed(company)).map(({ id }) => id)).not.toContain(user.id);
    expect(await attendeesOf(company, params)).toHaveLength(2);
    expect((await t.emails(user.userName)).at(-1)?.kind).toBe("cancelled");
    const news = (await company.owner(operations.listNotifications)).body.items[0];
    expect(news).toMatchObject({ kind: "person_left", session_id: params.id });
    expect(news!.description).toContain("Ana Silva is no longer in your directory");
    const person = await company.owner(operations.getConsumer, { params: { id: user.id } });
    expect(person.body).toMatchObject({ from_directory: true, left_at: t.clock.at.toISOString() });
    const actions = (await company.owner(operations.listAudit)).body.items.map((one) => one.action);
    expect(actions[0]).toBe("consumer.leave");

    // Nobody can bring them back but the directory.
    const add = { params, body: { consumer_ids: [user.id, ...others] } };
    expect((await company.owner(operations.putAttendees, add)).status).toBeGreaterThan(399);
    const again = { first_name: "A", last_name: "B", email: user.userName.toUpperCase() };
    expect(
      (await company.owner(operations.createConsumer, { body: again })).body.errors!.email![0],
    ).toContain("directory");
    for (const preview of [true, false]) {
      const imported = await company.owner(operations.importConsumers, {
        body: { text: user.userName, existing: "update", preview },
      });
      expect(imported.body).toMatchObject({ added: 0, updated: 0, failed: 1 });
    }
    // A past session still names them, and a copy of it does not.
    expect(await attendeesOf(company, past)).toHaveLength(3);
    const copy = await company.owner(operations.duplicateSession, { params: past });
    expect(await attendeesOf(company, { id: copy.body.id })).toHaveLength(2);

    const back = await directory(
      "PATCH",
      `/Users/${user.id}`,
      patch({ op: "replace", path: "active", value: "True" }),
    );
    expect(back.body).toMatchObject({ id: user.id, active: true });
    expect((await listed(company)).map(({ id }) => id)).toContain(user.id);
    expect(await attendeesOf(company, params)).toHaveLength(2);
  },
);

test("DELETE forgets a person as everywhere, and tells administrators without a name", async () => {
  const { company, directory } = await companyWithDirectory(t, 20);
  const user = await added(directory);
  const params = await invitedSession(t, company, [user.id, ...(await testPeople(company.owner, 1))]);
  expect(await directory("DELETE", `/Users/${user.id}`)).toMatchObject({ status: 204, body: null });
  expect((await directory("GET", `/Users/${user.id}`)).status).toBe(404);
  expect((await directory("DELETE", `/Users/${user.id}`)).status).toBe(404);
  expect(await attendeesOf(company, params)).toHaveLength(1);
  const { rows } = await t.database.pool.query("select * from consumers where id = $1", [user.id]);
  const { id, company_id, created_at, deleted_at, earlier_addresses, ...personal } = rows[0];
  expect(earlier_addresses).toEqual([]);
  expect([id, deleted_at]).toEqual([user.id, expect.any(Date)]);
  expect([...new Set(Object.values(personal))]).toEqual([null]);
  const news = (await company.owner(operations.listNotifications)).body.items[0];
  expect(news!.description).toMatch(/^Someone is no longer/);
  const entries = (await company.owner(operations.listAudit, { query: { noun: "consumer" } })).body.items;
  expect(entries[0]).toMatchObject({ action: "consumer.remove", detail: { by: "directory" } });
  // The same person can join again.
  expect((await directory("POST", "/Users", newUser({ userName: user.userName }))).status).toBe(201);
});

test("a session that is being played keeps its people: deleting them waits, leaving does not", async () => {
  const { company, directory } = await companyWithDirectory(t, 20);
  const user = await added(directory);
  const params = await invitedSession(t, company, [user.id, ...(await testPeople(company.owner, 1))]);
  await setStatus(t, params, "live");
  const deleted = await directory("DELETE", `/Users/${user.id}`);
  expect([deleted.status, deleted.body.status]).toEqual([409, "409"]);
  const left = await directory(
    "PATCH",
    `/Users/${user.id}`,
    patch({ op: "replace", value: { active: false } }),
  );
  expect(left.body.active).toBe(false);
  expect(await attendeesOf(company, params)).toHaveLength(2);
  await setStatus(t, params, "completed");
  expect((await directory("DELETE", `/Users/${user.id}`)).status).toBe(204);
});

test("a person who comes back while leavers are being erased is not erased", async () => {
  const { directory, company } = await companyWithDirectory(t);
  const { id } = await added(directory);
  await directory("PATCH", `/Users/${id}`, patch({ op: "replace", value: { active: false } }));
  const now = t.clock.at;
  t.clock.at = new Date(now.getTime() + 91 * 86_400_000);
  const change = await t.database.pool.connect();
  await change.query("begin");
  await change.query("select from companies where id = $1 for update", [company.id]);
  const erasing = deleteExpiredData(t.context);
  await vi
    .waitFor(async () => {
      const { rowCount } = await t.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    })
    .then(() => change.query("update consumers set left_at = null where id = $1", [id]))
    .finally(() => change.query("commit"));
  change.release();
  await erasing;
  expect((await directory("GET", `/Users/${id}`)).status).toBe(200);
  t.clock.at = now;
});

test("whoever left is forgotten after 90 days, unless they came back", async () => {
  const { directory, company } = await companyWithDirectory(t);
  const [leaver, back] = [await added(directory), await added(directory)];
  for (const { id } of [leaver, back])
    await directory("PATCH", `/Users/${id}`, patch({ op: "replace", value: { active: false } }));
  expect((await company.owner(operations.getDirectory)).body).toMatchObject({ people: 0, left: 2 });
  const now = t.clock.at;
  t.clock.at = new Date(now.getTime() + 89 * 86_400_000);
  await deleteExpiredData(t.context);
  expect((await directory("GET", `/Users/${leaver.id}`)).status).toBe(200);
  await directory("PATCH", `/Users/${back.id}`, patch({ op: "replace", value: { active: true } }));
  t.clock.at = new Date(now.getTime() + 91 * 86_400_000);
  await deleteExpiredData(t.context);
  expect((await directory("GET", `/Users/${leaver.id}`)).status).toBe(404);
  expect((await directory("GET", `/Users/${back.id}`)).status).toBe(200);
  t.clock.at = now;
});
