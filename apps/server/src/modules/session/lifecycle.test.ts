import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { sessionReports, sessions } from "../../db/schema/index.ts";
import { emailScorecards } from "./scorecard-job.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let people: string[];

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
  id = await testDraft(t, company.owner, { seats: 5 });
  people = await testPeople(company.owner, 3);
  const teams = [{ name: "Eider", consumer_ids: people.slice(0, 2) }];
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people, teams } });
  await company.owner(operations.confirmSession, { params: { id } });
  await company.owner(operations.inviteAttendees, { params: { id } });
});
afterAll(() => t.close());

const read = async () => (await company.owner(operations.getSession, { params: { id } })).body;
const at = () => t.clock.now().getTime();

test("the live server loads confirmed sessions and no drafts", async () => {
  const info = await t.lifecycle.load(id);
  expect(info).toMatchObject({
    companyId: company.id,
    experience: "the-quiet-station",
    packHash: "pack-1",
    seats: 5,
    speed: 1,
    status: "confirmed",
    preassignedTeams: [{ name: "Eider" }],
  });
  expect(info?.roster.map((one) => one.preassignedTeamId !== null).sort()).toEqual([false, true, true]);
  expect(await t.lifecycle.load(await testDraft(t, company.owner))).toBeNull();
});

test("the roster says who has shared a team in the company’s other sessions", async () => {
  const [ada = "", bo = "", cy = ""] = people;
  const past = await testDraft(t, company.owner);
  await t.database.db.update(sessions).set({ completedAt: t.clock.now() }).where(eq(sessions.id, past));
  const played = samplePlayedSession([ada, bo, "somebody else"], [cy], "text");
  await t.database.db.insert(sessionReports).values({ sessionId: past, companyId: company.id, played });
  const roster = (await t.lifecycle.load(id))?.roster ?? [];
  expect(new Map(roster.map(({ consumerId, met }) => [consumerId, met]))).toEqual(
    new Map([
      [ada, { [bo]: 1 }],
      [bo, { [ada]: 1 }],
      [cy, undefined],
    ]),
  );
});

test("[G40] rounds know the questions of the company’s other sessions that have ended, and of no other company", async () => {
  const [ada = "", bo = "", cy = ""] = people;
  const other = await testCompany(t);
  const pastOf = async (
    { owner, id: companyId }: TestCompany,
    hoursAgo: number | null,
    rounds?: string[],
  ) => {
    const past = await testDraft(t, owner);
    const completedAt = hoursAgo === null ? null : new Date(at() - hoursAgo * 3_600_000);
    await t.database.db.update(sessions).set({ completedAt }).where(eq(sessions.id, past));
    const played = samplePlayedSession([ada, bo], [cy], "text");
    if (rounds) played.teams[0] = { ...played.teams[0]!, rounds };
    await t.database.db.insert(sessionReports).values({ sessionId: past, companyId, played });
  };
  await pastOf(company, 2, ["first", "second"]);
  await pastOf(company, 1, ["second"]);
  await pastOf(company, 3);
  await pastOf(company, null, ["not-over"]);
  await pastOf(other, 1, ["elsewhere"]);
  const lately = { first: at() - 2 * 3_600_000, second: at() - 3_600_000 };
  expect(await t.lifecycle.roundHistory?.(id)).toEqual({
    sessions: { [ada]: 3, [bo]: 3, [cy]: 3 },
    questions: { [ada]: lately, [bo]: lately, [cy]: {} },
  });
});

test("each used seat uses one credit once, the others are released at the end", async () => {
  await t.lifecycle.started(id, at(), at() + 3_600_000);
  await t.lifecycle.started(id, at(), at() + 3_600_000);
  expect(await read()).toMatchObject({ status: "live", ends_at: t.clock.in(60) });
  await t.lifecycle.endChanged(id, at() + 3_900_000);
  expect((await read()).ends_at).toBe(t.clock.in(65));
  // Two of them stay; the third leaves early.
  await t.lifecycle.joined(id, people, at());
  await Promise.all([0, 1, 0, 1].map((n) => t.lifecycle.attended(id, people[n]!, at())));
  expect(await balanceOf(t, company.id)).toEqual({ balance: 4, reserved: 3 });
  const { items } = (await company.owner(operations.getCredits)).body.ledger;
  expect(items).toMatchObject([
    { reason: "capture", amount: -2, seats: 2, balance: 4, session: { id } },
    { reason: "grant", amount: 6, seats: null, balance: 6 },
  ]);
  expect((await company.owner(operations.creditsCsv)).body).toContain(",Used,-2,4,0,");
  expect((await read()).attendees).toMatchObject([0, 1, 2].map(() => ({ readiness: "joined", rsvp: null })));
  await t.lifecycle.ended(id, at());
  await t.lifecycle.ended(id, at());
  expect(await balanceOf(t, company.id)).toEqual({ balance: 4, reserved: 0 });
  const done = await read();
  expect(done).toMatchObject({ status: "completed", credits_reserved: 0, counts: { came: 3, attended: 2 } });
  await emailScorecards(t.context, id);
  await emailScorecards(t.context, id);
  const addresses: string[] = done.attendees.map((one) => one.email);
  const thanked = await Promise.all(addresses.map((address) => t.emails(address)));
  const kinds = thanked.map((emails) => emails.map((email) => email.kind));
  expect(kinds.sort()).toEqual([0, 1, 2].map(() => ["invitation", "thanks"]));
});

test("a session that starts early is listed at its real start", async () => {
  await t.lifecycle.started(id, at(), at() + 3_600_000);
  expect(await read()).toMatchObject({ status: "live", starts_at: t.clock.in(0), ends_at: t.clock.in(60) });
});

test("a session that starts late keeps its planned start", async () => {
  const planned = (await read()).starts_at as string;
  await t.lifecycle.started(id, Date.parse(planned) + 120_000, Date.parse(planned) + 3_720_000);
  expect(await read()).toMatchObject({ status: "live", starts_at: planned });
});

test("a credit that is used after the end comes from the available ones, never below zero", async () => {
  await t.lifecycle.started(id, at(), at() + 3_600_000);
  await t.lifecycle.ended(id, at());
  const states = async () => {
    const { attendees, counts } = await read();
    return { ...counts, states: attendees.map((one) => one.readiness).sort() };
  };
  expect(await states()).toMatchObject({ states: ["absent", "absent", "absent"], ready: 0, attended: 0 });
  await t.lifecycle.attended(id, people[0]!, at());
  // Nobody had responded, and a person who joins needs no RSVP any more.
  expect(await states()).toMatchObject({ states: ["absent", "absent", "attended"], came: 1, attended: 1 });
  expect(await balanceOf(t, company.id)).toEqual({ balance: 5, reserved: 0 });
});

test("a session that never started or was cancelled uses no credits", async () => {
  await t.lifecycle.attended(id, people[0]!, at());
  await t.lifecycle.notStarted(id, at());
  await t.lifecycle.attended(id, people[0]!, at());
  expect(await balanceOf(t, company.id)).toEqual({ balance: 6, reserved: 0 });
});

test("a session nobody came to is a draft again, its credits are released and its administrators notified", async () => {
  await t.lifecycle.notStarted(id, at());
  await t.lifecycle.notStarted(id, at());
  expect(await read()).toMatchObject({ status: "draft", credits_reserved: 0 });
  expect(await balanceOf(t, company.id)).toEqual({ balance: 6, reserved: 0 });
  const received = (await t.emails(company.email)).filter((email) => email.kind === "not-started");
  expect(received).toHaveLength(1);
  await t.lifecycle.started(id, at(), at());
  expect((await read()).status).toBe("draft");
});

test("who plans a session is told who has played which adventure, and nothing of other companies", async () => {
  const played = async (ids: string[], by = company.owner) =>
    (await by(operations.countPlayed, { body: { consumer_ids: ids } })).body.items;
  await t.lifecycle.started(id, at(), at() + 3_600_000);
  await t.lifecycle.joined(id, people, at());
  expect(await played([])).toEqual([]);
  await t.lifecycle.attended(id, people[0]!, at());
  await t.lifecycle.attended(id, people[1]!, at());
  const last_at = t.clock.now().toISOString();
  expect(await played([])).toEqual([{ experience: "the-quiet-station", people: 2, last_at }]);
  expect(await played(people.slice(1))).toEqual([{ experience: "the-quiet-station", people: 1, last_at }]);
  expect(await played(people.slice(2))).toEqual([]);
  const other = await testCompany(t);
  expect(await played([], other.owner)).toEqual([]);
  expect(await played(people, other.owner)).toEqual([]);
});
