import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import {
  balanceOf,
  grant,
  type TestCompany,
  testCompany,
  testDraft,
  testPeople,
  testSeries,
} from "../../../../test/company.ts";
import { auditLog, calendarEntries, datePollResponses, datePolls } from "../../../db/schema/index.ts";
import type { JobPayloads } from "../../../jobs/tasks.ts";
import { remindOfDates } from "./reminder-job.ts";

let t: TestApplication;
let company: TestCompany;
let people: string[];
/** A draft with four seats, three attendees, and no date. */
let id: string;
let starts: string[];

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  company = await testCompany(t);
  people = await testPeople(company.owner, 3);
  id = await testDraft(t, company.owner, { starts_at: null });
  await add(...people);
  const day = 24 * 60;
  starts = [5, 3, 9].map((days) => t.clock.in(days * day));
});

const add = (...consumer_ids: string[]) =>
  company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids } });
const offer = (dates = starts, timezone = "Europe/Copenhagen") =>
  company.owner(operations.putDatePoll, { params: { id }, body: { starts: dates, timezone } });
const poll = async () => (await company.owner(operations.getDatePoll, { params: { id } })).body.poll;
const confirm = (starts_at: string) =>
  company.owner(operations.confirmDate, { params: { id }, body: { starts_at } });
const session = async () => (await company.owner(operations.getSession, { params: { id } })).body;

async function addressOf(person: string): Promise<string> {
  return (await session()).attendees.find(({ consumer_id }) => consumer_id === person)!.email;
}
const emailsTo = async (person: string) => t.emails(await addressOf(person));
/** The token in the link of the last email about the dates. */
async function tokenOf(person: string): Promise<string> {
  const email = (await emailsTo(person)).findLast(({ kind }) => kind === "dates");
  const link = email!.links.find((each) => each.includes("&dates="));
  return new URLSearchParams(new URL(link!).hash.slice(1)).get("join")!;
}
const read = (token: string) => t.client()(operations.readOfferedDates, { body: { token } });
const respond = (token: string, suits: string[]) =>
  t.client()(operations.respondToDates, { body: { token, suits, timezone: "America/New_York" } });
const closed = { status: 410, body: { code: "POLL_CLOSED" } };

test("people choose of the dates, and one press confirms one, reserves the seats and invites everybody", async () => {
  expect(await poll()).toBe(null);
  const offered = await offer();
  expect(offered.status).toBe(200);
  const sorted = starts.toSorted();
  expect(offered.body.poll).toEqual({
    timezone: "Europe/Copenhagen",
    dates: sorted.map((starts_at) => ({ starts_at, suits: 0 })),
    emailed: 3,
    responded: 0,
    none: 0,
    not_emailed: 0,
  });
  // Nobody has anything in their calendar, no credit is reserved, and nobody counts as invited.
  const [email] = await emailsTo(people[0]!);
  expect(email).toMatchObject({ kind: "dates" });
  expect(email!.calendar).toBeFalsy();
  expect(await session()).toMatchObject({ status: "draft", starts_at: null, counts: { invited: 0 } });
  expect(await t.database.db.$count(calendarEntries, eq(calendarEntries.sessionId, id))).toBe(0);
  expect((await balanceOf(t, company.id)).reserved).toBe(0);

  const [ana, ben, cy] = await Promise.all(people.map(tokenOf));
  expect((await read(ana!)).body).toEqual({
    dates: sorted.map((starts_at) => ({ starts_at, suits: null })),
    timezone: "Europe/Copenhagen",
  });
  expect((await respond(ana!, [sorted[0]!, sorted[2]!])).body.dates.map(({ suits }) => suits)).toEqual([
    true,
    false,
    true,
  ]);
  expect((await respond(ben!, [sorted[2]!])).status).toBe(200);
  expect((await respond(cy!, [])).status).toBe(200);
  expect(await poll()).toMatchObject({
    dates: [{ suits: 1 }, { suits: 0 }, { suits: 2 }],
    emailed: 3,
    responded: 3,
    none: 1,
  });
  // The time zone of whoever opened their own link is learned, as with an RSVP.
  expect((await session()).attendees.map(({ timezone }) => timezone)).toEqual(
    Array(3).fill("America/New_York"),
  );

  const confirmed = await confirm(sorted[2]!);
  expect(confirmed.body).toMatchObject({
    status: "confirmed",
    starts_at: sorted[2],
    timezone: "Europe/Copenhagen",
    credits_reserved: 4,
    counts: { attendees: 3, invited: 3 },
  });
  for (const person of people) {
    const [, invitation, ...more] = await emailsTo(person);
    expect(invitation).toMatchObject({ kind: "invitation", calendar: { method: "REQUEST" } });
    expect(more).toEqual([]);
  }
  expect(await poll()).toBe(null);
  const actions = await t.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `session:${id}`));
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["dates_offered", "move", "confirm", "invite"].map((verb) => `session.${verb}`)),
  );
});

test("a second response replaces the first, and counts once", async () => {
  await offer();
  const token = await tokenOf(people[0]!);
  await respond(token, [starts[0]!]);
  await Promise.all([respond(token, [starts[1]!]), respond(token, [starts[1]!, starts[1]!])]);
  const now = await poll();
  expect(now!.responded).toBe(1);
  expect(now!.dates.map(({ starts_at, suits }) => [starts_at, suits])).toEqual(
    starts.toSorted().map((start) => [start, start === starts[1] ? 1 : 0]),
  );
});

test("nobody responds after a date was confirmed, the question withdrawn, or other dates offered", async () => {
  await offer();
  const token = await tokenOf(people[0]!);
  const [first, second, third] = starts as [string, string, string];
  await respond(token, [first]);
  await offer([first, second]);
  // What was responded was about the earlier dates.
  expect(await poll()).toMatchObject({ emailed: 3, responded: 0 });
  expect((await emailsTo(people[0]!)).filter(({ kind }) => kind === "dates")).toHaveLength(2);
  expect(await respond(token, [third])).toMatchObject(closed);
  expect(await respond(token, [second])).toMatchObject({ status: 200 });
  expect((await company.owner(operations.closeDatePoll, { params: { id } })).status).toBe(204);
  expect(await respond(token, [second])).toMatchObject(closed);
  expect(await read(token)).toMatchObject(closed);
  await offer();
  await confirm(third);
  expect(await respond(token, [third])).toMatchObject(closed);
  expect(await read(token)).toMatchObject(closed);
  expect(await t.database.db.$count(datePollResponses, eq(datePollResponses.sessionId, id))).toBe(0);
});

test("an ordinary confirmation and a cancellation end the question too", async () => {
  await offer();
  const token = await tokenOf(people[0]!);
  const date = { starts_at: starts[0]!, timezone: "Europe/Copenhagen" };
  await company.owner(operations.putSessionDate, { params: { id }, body: date });
  expect((await company.owner(operations.confirmSession, { params: { id } })).status).toBe(200);
  expect(await read(token)).toMatchObject(closed);
  expect(await offer()).toMatchObject({ status: 409, body: { code: "SESSION_004" } });
  expect(await confirm(starts[0]!)).toMatchObject({ status: 409, body: { code: "SESSION_004" } });

  id = await testDraft(t, company.owner, { starts_at: null });
  await add(...people);
  await offer();
  const other = await tokenOf(people[0]!);
  await company.owner(operations.cancelSession, { params: { id } });
  expect(await respond(other, [starts[0]!])).toMatchObject({ body: { code: "SESSION_CANCELLED" } });
  expect(await t.database.db.$count(datePolls, eq(datePolls.sessionId, id))).toBe(0);
});

test("a token that was revoked, changed, or is of another session responds to nothing", async () => {
  await offer();
  const token = await tokenOf(people[0]!);
  const expired = { status: 410, body: { code: "LINK_EXPIRED" } };
  expect(await respond(`${token}x`, [starts[0]!])).toMatchObject(expired);
  await company.owner(operations.revokeLinks, { params: { id }, body: { consumer_ids: [people[0]!] } });
  expect(await respond(token, [starts[0]!])).toMatchObject(expired);
  expect(await read(token)).toMatchObject(expired);
  const first = id;
  const foreign = await tokenOf(people[1]!);
  id = await testDraft(t, company.owner, { starts_at: null });
  await add(...people);
  await offer();
  await respond(foreign, [starts[0]!]);
  expect((await poll())!.responded).toBe(0);
  id = first;
  expect((await poll())!.responded).toBe(1);
  // Whoever was removed has no link any more, and their response is deleted.
  await add(people[2]!);
  expect(await respond(foreign, [starts[1]!])).toMatchObject(expired);
  expect(await poll()).toMatchObject({ emailed: 1, responded: 0 });
});

test("dates are different, in the future, and two or three; none of them can be confirmed once it has passed", async () => {
  const past = t.clock.in(-60);
  const [first] = starts as [string];
  const errorsOf = async (dates: string[]) => {
    const { status, body } = await offer(dates);
    expect(status).toBeGreaterThanOrEqual(400);
    return Object.keys((body as { errors?: object }).errors ?? {});
  };
  expect(await errorsOf([first])).toEqual(["starts"]);
  expect(await errorsOf([...starts, t.clock.in(99_999)])).toEqual(["starts"]);
  expect(await errorsOf([first, first])).toEqual(["starts.1"]);
  expect(await errorsOf([first, past])).toEqual(["starts.1"]);
  expect(await poll()).toBe(null);
  expect(await emailsTo(people[0]!)).toEqual([]);

  const [soon, later] = [t.clock.in(60), t.clock.in(300)];
  await offer([later, soon]);
  expect(await confirm(first)).toMatchObject({ status: 422 });
  t.clock.advance(120);
  expect(await confirm(soon)).toMatchObject({ body: { code: "SESSION_012" } });
  expect(await session()).toMatchObject({ status: "draft", starts_at: null, credits_reserved: 0 });
  expect((await confirm(later)).status).toBe(200);
});

test("without enough credits nothing of a confirmation happens", async () => {
  await offer();
  await grant(t, company.id, -5);
  expect(await confirm(starts[0]!)).toMatchObject({ body: { code: "SESSION_002" } });
  expect(await session()).toMatchObject({ status: "draft", starts_at: null, counts: { invited: 0 } });
  expect((await poll())!.emailed).toBe(3);
  expect((await emailsTo(people[0]!)).map(({ kind }) => kind)).toEqual(["dates"]);
});

test("whoever is added later gets the dates once, and the same dates again email nobody", async () => {
  await offer();
  const token = await tokenOf(people[0]!);
  await respond(token, [starts[0]!]);
  const [late] = (await testPeople(company.owner, 1)) as [string];
  await add(...people, late);
  expect(await poll()).toMatchObject({ emailed: 3, not_emailed: 1 });
  await offer();
  await offer();
  expect(await poll()).toMatchObject({ emailed: 4, responded: 1, not_emailed: 0 });
  expect((await emailsTo(people[0]!)).map(({ kind }) => kind)).toEqual(["dates"]);
  expect((await emailsTo(late)).map(({ kind }) => kind)).toEqual(["dates"]);
});

test("a draft without an adventure or without people has nothing to ask, nor has an unverified company", async () => {
  await add();
  expect((await offer()).body).toMatchObject({ code: "SESSION_007" });
  id = await testDraft(t, company.owner, { starts_at: null, experience: null });
  await add(...people);
  expect((await offer()).body).toMatchObject({ code: "EXPERIENCE_001" });
  expect(await poll()).toBe(null);
  company = await testCompany(t, { verified: false });
  id = await testDraft(t, company.owner, { starts_at: null });
  expect((await offer()).body).toMatchObject({ code: "EMAIL_UNVERIFIED" });
});

/** The planned reminders, each with the minutes until it runs. */
async function reminders() {
  const { rows } = await t.database.pool.query<{ payload: JobPayloads["dates.remind"]; at: Date }>(
    "select jobs.payload, jobs.run_at as at from graphile_worker._private_jobs jobs where jobs.key like $1 order by jobs.id",
    [`dates-remind:${id}:%`],
  );
  return rows.map(({ payload, at }) => ({
    payload,
    minutes: Math.round((at.getTime() - t.clock.at.getTime()) / 60_000),
  }));
}

test("whoever has not responded after two days is reminded once, and nobody else", async () => {
  await offer();
  const [planned, ...more] = await reminders();
  // The first of the dates is three days ahead: halfway comes before two days.
  expect([planned!.minutes, more]).toEqual([36 * 60, []]);
  await respond(await tokenOf(people[0]!), []);
  t.clock.advance(60);
  const [late] = (await testPeople(company.owner, 1)) as [string];
  await add(...people, late);
  await offer();
  const [silent, other] = await Promise.all([people[1]!, people[2]!].map(addressOf));
  const [responded, lateAddress] = await Promise.all([people[0]!, late].map(addressOf));
  const second = (await reminders())[1]!;
  // Nobody is signed in for so long: from here, only the mailbox is read.
  t.clock.advance(35 * 60);
  const kinds = async (address: string | undefined) => (await t.emails(address!)).map(({ kind }) => kind);
  await remindOfDates(t.context, planned!.payload);
  await remindOfDates(t.context, planned!.payload);
  expect(await kinds(responded)).toEqual(["dates"]);
  for (const address of [silent, other]) expect(await kinds(address)).toEqual(["dates", "dates-reminder"]);
  // Whoever was asked later has a reminder of their own.
  expect(await kinds(lateAddress)).toEqual(["dates"]);
  await remindOfDates(t.context, second.payload);
  const reminder = (await t.emails(lateAddress!)).at(-1)!;
  expect(reminder.kind).toBe("dates-reminder");
  const link = reminder.links.find((each) => each.includes("&dates="))!;
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("join")!;
  expect((await respond(token, [starts[0]!])).status).toBe(200);
});

test("no reminder comes for other dates, after the confirmation, without the question, or to whoever was removed", async () => {
  await offer();
  const [first] = await reminders();
  t.clock.advance(1);
  await offer(starts.slice(0, 2));
  await remindOfDates(t.context, first!.payload);
  const [, second] = await reminders();
  await add(...people.slice(1));
  await company.owner(operations.closeDatePoll, { params: { id } });
  await remindOfDates(t.context, second!.payload);
  t.clock.advance(1);
  await offer();
  const third = (await reminders()).at(-1)!;
  await confirm(starts[0]!);
  await remindOfDates(t.context, third.payload);
  for (const person of people.slice(1))
    expect((await emailsTo(person)).map(({ kind }) => kind)).not.toContain("dates-reminder");
  id = await testDraft(t, company.owner, { starts_at: null });
  await add(...people);
  // Within three hours, they have only just been asked.
  await offer([t.clock.in(5 * 60), t.clock.in(9 * 60)]);
  expect(await reminders()).toEqual([]);
});

test("a session of a series is offered at no day of another one", async () => {
  const series = await testSeries(t, company.owner, people);
  const { sessions } = (await company.owner(operations.getSeries, { params: { id: series } })).body;
  id = sessions[0]!.id;
  const ofOther = sessions[1]!.starts_at!;
  expect(await offer([starts[0]!, ofOther])).toMatchObject({
    status: 422,
    body: { errors: { "starts.1": [expect.any(String)] } },
  });
  await offer([starts[0]!, starts[1]!]);
  expect((await confirm(starts[0]!)).body).toMatchObject({ status: "confirmed", series: { number: 1 } });
});

test("two administrators who confirm two dates at once confirm one", async () => {
  await offer();
  const results = await Promise.all([confirm(starts[0]!), confirm(starts[1]!)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await emailsTo(people[0]!)).map(({ kind }) => kind)).toEqual(["dates", "invitation"]);
});
