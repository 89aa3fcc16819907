import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { password, type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import type { Reminder } from "../../jobs/tasks.ts";
import { remind } from "./reminder-job.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let startsAt: Date;
let number = 0;
const people: Record<string, { id: string; email: string }> = {};
const threeDays = 72 * 60;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
  number += 1;
  for (const name of ["freja", "omar", "ida"]) {
    const email = `${name}${number}@people.example`;
    const body = { first_name: name, last_name: "Lind", email, timezone: "America/New_York" };
    people[name] = { id: (await company.owner(operations.createConsumer, { body })).body.id, email };
  }
  id = await testDraft(t, company.owner, { starts_at: t.clock.in(threeDays) });
  startsAt = new Date(t.clock.in(threeDays));
  const consumer_ids = Object.values(people).map((one) => one.id);
  await act(operations.putAttendees, { consumer_ids });
  await act(operations.confirmSession);
  await act(operations.inviteAttendees, { consumer_ids: [people.freja!.id, people.omar!.id] });
});
afterAll(() => t.close());

/** Days pass in these tests, so the owner signs in again before their requests. */
const act = async (call: operations.Operation, body?: unknown) => {
  const signedIn = await t.client()(operations.login, { body: { email: company.email, password } });
  return t.client(signedIn.body.token)(call, { params: { id }, body });
};
const kindsTo = async (name: string) => (await t.emails(people[name]!.email)).map(({ kind }) => kind);
const emailsTo = async (name: string) => (await t.emails(people[name]!.email)).slice(1);

/** The reminders that are queued for this session, in order of time. */
async function planned(): Promise<{ reminder: Reminder; at: Date }[]> {
  const { rows } = await t.database.pool.query(
    `select payload, run_at from graphile_worker._private_jobs j
     join graphile_worker._private_tasks k on k.id = j.task_id
     where k.identifier = 'session.remind' and payload->>'sessionId' = $1 order by run_at`,
    [id],
  );
  return rows.map(({ payload, run_at }) => ({ reminder: payload, at: run_at }));
}

/** Moves the clock to the time of the reminder, and runs the job. */
async function runAt({ reminder, at }: { reminder: Reminder; at: Date }): Promise<void> {
  t.clock.at = new Date(at);
  await remind(t.context, reminder);
}

const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

describe("reminders", () => {
  test("are sent a day and an hour before, in the reader's local time, to those invited", async () => {
    const both = await planned();
    expect(both.map(({ at }) => at)).toEqual([before(24), before(1)]);
    for (const one of both) await runAt(one);
    expect(await kindsTo("freja")).toEqual(["invitation", "reminder-24", "reminder-1"]);
    const [day, last] = await emailsTo("freja");
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/New_York",
      hour: "numeric",
      minute: "2-digit",
    }).format(startsAt);
    expect([day?.subject, last?.subject]).toEqual([
      `Tomorrow at ${clock}: Autumn hour`,
      `In one hour, at ${clock}: Autumn hour`,
    ]);
    expect(day?.links.filter((link) => /#join=/.test(link))).toHaveLength(4);
    expect(day?.calendar).toBeNull();
    expect(await kindsTo("ida")).toEqual([]);
    expect((await act(operations.listNotifications)).body.items[0]).toMatchObject({
      kind: "starts_soon",
      session_id: id,
    });
  });

  test("are sent once, even if the queue runs the job again", async () => {
    const [day] = await planned();
    for (let time = 0; time < 3; time++) await runAt(day!);
    expect(await kindsTo("freja")).toEqual(["invitation", "reminder-24"]);
  });

  test("are not sent to those who declined", async () => {
    const declined = (await t.emails(people.omar!.email))[0]!.links.find((link) => link.includes("rsvp=no"))!;
    const token = /#join=([\w.-]+)/.exec(declined)![1];
    await t.client()(operations.rsvp, { body: { token, coming: false } });
    for (const one of await planned()) await runAt(one);
    expect(await kindsTo("omar")).toEqual(["invitation"]);
    expect(await kindsTo("freja")).toEqual(["invitation", "reminder-24", "reminder-1"]);
  });

  test("follow a rescheduled session: the old ones are skipped, the new ones sent", async () => {
    const [day] = await planned();
    await runAt(day!);
    const starts_at = new Date(startsAt.getTime() + 7 * 86_400_000).toISOString();
    await act(operations.putSessionDate, { starts_at, timezone: "Europe/Copenhagen" });
    const moved = await planned();
    expect(moved.map(({ at }) => at.getTime() - before(24).getTime())).toEqual([
      7 * 86_400_000,
      7 * 86_400_000 + 23 * 3_600_000,
    ]);
    // A job for the old date, left behind by a killed process.
    await remind(t.context, { sessionId: id, hours: 1, startsAt: startsAt.getTime() });
    for (const one of moved) await runAt(one);
    expect(await kindsTo("freja")).toEqual([
      "invitation",
      "reminder-24",
      "changed",
      "reminder-24",
      "reminder-1",
    ]);
  });

  test("are cancelled with the session", async () => {
    const both = await planned();
    await act(operations.cancelSession);
    expect(await planned()).toEqual([]);
    for (const one of both) await runAt(one);
    expect(await kindsTo("freja")).toEqual(["invitation", "cancelled"]);
  });

  test("that run too late are skipped", async () => {
    const [day, last] = await planned();
    t.clock.at = before(0.5);
    await remind(t.context, day!.reminder);
    expect(await kindsTo("freja")).toEqual(["invitation"]);
    t.clock.at = startsAt;
    await remind(t.context, last!.reminder);
    expect(await kindsTo("freja")).toEqual(["invitation"]);
  });

  test("are not sent to those invited within the last hour", async () => {
    const [day] = await planned();
    t.clock.at = new Date(before(24).getTime() - 600_000);
    await act(operations.inviteAttendees, { consumer_ids: [people.ida!.id] });
    await runAt(day!);
    expect(await kindsTo("ida")).toEqual(["invitation"]);
    expect(await kindsTo("freja")).toEqual(["invitation", "reminder-24"]);
  });
});
