import { fieldTexts } from "@lantern/contract/field-texts";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import {
  balanceOf,
  type TestCompany,
  testCompany,
  testDraft,
  testPeople,
  testSeries,
} from "../../../test/company.ts";
import { series } from "../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;
let people: string[];

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t, { credits: 24 });
  people = await testPeople(company.owner, 4);
});
afterAll(() => t.close());

const day = 24 * 60;
const planned = (over?: Record<string, unknown>) => testSeries(t, company.owner, people, over);
const act = (call: operations.Operation, id: string, body?: unknown) =>
  company.owner(call, { params: { id }, body });
const read = async (id: string): Promise<operations.Series> => (await act(operations.getSeries, id)).body;
const date = (days: number) => ({ experience: "the-quiet-station", starts_at: t.clock.in(days * day) });
const create = (over: Record<string, unknown>, headers?: Record<string, string>) =>
  company.owner(operations.createSeries, {
    body: {
      title: "Autumn",
      consumer_ids: people,
      timezone: "Europe/Copenhagen",
      sessions: [date(1), date(2)],
      ...over,
    },
    ...(headers && { headers }),
  });
const sessionCount = async () => (await company.owner(operations.countSessions)).body;
const seriesCount = () => t.database.db.$count(series, eq(series.companyId, company.id));

describe("planning", () => {
  test("has a seat for each person at every date, or more for people who enroll by a link", async () => {
    const seatsOf = async (seats?: number | null) =>
      (await create({ seats })).body.sessions.map((one) => one.seats);
    expect(await seatsOf(12)).toEqual([12, 12]);
    for (const fewer of [2, null, undefined]) expect(await seatsOf(fewer)).toEqual([4, 4]);
    const refused = await create({ seats: 301 });
    expect([refused.status, refused.body.errors]).toMatchObject([422, { seats: [expect.any(String)] }]);
  });

  test("makes a draft for each date with everybody on it, and reserves nothing", async () => {
    const made = await create({ sessions: [date(29), date(1), date(15)] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ title: "Autumn", people: 4, pairs: null });
    expect(
      made.body.sessions.map((one) => [
        one.title,
        one.status,
        one.starts_at,
        one.seats,
        one.counts.attendees,
        one.series?.number,
      ]),
    ).toEqual([
      ["Autumn 1/3", "draft", t.clock.in(day), 4, 4, 1],
      ["Autumn 2/3", "draft", t.clock.in(15 * day), 4, 4, 2],
      ["Autumn 3/3", "draft", t.clock.in(29 * day), 4, 4, 3],
    ]);
    expect(await balanceOf(t, company.id)).toEqual({ balance: 30, reserved: 0 });
    const one = made.body.sessions[1];
    const inSeries = { id: made.body.id, title: "Autumn", number: 2, of: 3 };
    expect((await act(operations.getSession, one!.id)).body.series).toEqual(inSeries);
    const listed = (await company.owner(operations.listSeries)).body.items;
    expect(listed).toMatchObject([{ id: made.body.id, sessions: 3, played: 0, next_at: t.clock.in(day) }]);
  });

  test.each([
    ["one session", { sessions: [1] }, "sessions", fieldTexts.SERIES_LENGTH],
    ["seven sessions", { sessions: [1, 2, 3, 4, 5, 6, 7] }, "sessions", fieldTexts.SERIES_LENGTH],
    ["two sessions on one day", { sessions: [1, 8, 1.01] }, "sessions.2.starts_at", fieldTexts.SERIES_DAY],
    ["an unknown time zone", { timezone: "Nowhere" }, "timezone", fieldTexts.TIMEZONE],
    ["nobody on the list", { consumer_ids: [] }, "consumer_ids", fieldTexts.SERIES_PEOPLE],
  ])("%s is an error at its field, and nothing is stored", async (_, over, field, text) => {
    const sessions = "sessions" in over ? over.sessions.map(date) : undefined;
    const response = await create({ ...over, ...(sessions && { sessions }) });
    expect(response).toMatchObject({
      status: 422,
      body: { code: "REQUEST_001", errors: { [field]: [text] } },
    });
    expect([await seriesCount(), (await sessionCount()).draft]).toEqual([0, 0]);
  });

  test("a date in the past, an unknown adventure and a stranger leave nothing behind", async () => {
    const past = await create({ sessions: [date(1), date(-1)] });
    expect(past).toMatchObject({ status: 422, body: { code: "SESSION_012" } });
    expect(past.body.errors).toHaveProperty(["sessions.1.starts_at"]);
    const unknown = { experience: "nobody-wrote-this", starts_at: t.clock.in(9 * day) };
    expect((await create({ sessions: [date(1), unknown] })).body.code).toBe("EXPERIENCE_002");
    const other = await testPeople((await testCompany(t)).owner, 1);
    expect((await create({ consumer_ids: [...people, ...other] })).body.code).toBe("COMPANY_001");
    expect((await create({ consumer_ids: [people[0], people[0]] })).body.code).toBe("CONSUMER_003");
    expect([await seriesCount(), (await sessionCount()).draft]).toEqual([0, 0]);
  });

  test("repeated and concurrent requests with one key make one series", async () => {
    const sessions = [date(3), date(4)];
    const once = () => create({ sessions }, { "idempotency-key": "one" });
    const [a, b] = await Promise.all([once(), once()]);
    const c = await once();
    expect(new Set([a.body.id, b.body.id, c.body.id]).size).toBe(1);
    expect([await seriesCount(), (await sessionCount()).draft]).toEqual([1, 2]);
  });

  test("a new title also renames its sessions to come, unless they have one of their own", async () => {
    const id = await planned();
    const [first, second] = (await read(id)).sessions;
    await act(operations.patchSession, second!.id, { title: "The big one" });
    await act(operations.confirmSession, first!.id);
    const { body } = await act(operations.patchSeries, id, { title: "Winter " });
    expect([body.title, ...body.sessions.map((one: operations.SessionSummary) => one.title)]).toEqual([
      "Winter",
      "Winter 1/3",
      "The big one",
      "Winter 3/3",
    ]);
    const [entry] = (await company.owner(operations.listAudit, { query: { noun: "series" } })).body.items;
    expect(entry).toMatchObject({
      action: "series.rename",
      subject_name: "Winter",
      detail: { sessions: 2 },
      before: { title: "Autumn evenings" },
      after: { title: "Winter" },
    });
    for (const title of ["", "W".repeat(121), 7])
      expect(await act(operations.patchSeries, id, { title })).toMatchObject({
        status: 422,
        body: { code: "REQUEST_001", errors: { title: [expect.any(String)] } },
      });
    const stranger = (await testCompany(t)).owner;
    expect(
      (await stranger(operations.patchSeries, { params: { id }, body: { title: "Mine" } })).body.code,
    ).toBe("SERIES_UNKNOWN");
    expect((await read(id)).title).toBe("Winter");
  });

  test("a series is gone with its last draft; a session planned alone is in none", async () => {
    const id = await planned();
    for (const { id: session } of (await read(id)).sessions) await act(operations.deleteSession, session);
    expect((await act(operations.getSeries, id)).body.code).toBe("SERIES_UNKNOWN");
    const alone = await testDraft(t, company.owner);
    expect((await act(operations.getSession, alone)).body.series).toBeNull();
  });
});

const states = async (id: string) => (await read(id)).sessions.map(({ status }) => status);
const mailbox = (n: number) => t.emails(`p${n}.${batchOf()}@people.example`);
let invitedBatch = "";
const batchOf = () => invitedBatch;

/** A confirmed and invited series, its people, and the ids of its sessions by date. */
async function invited(): Promise<{ id: string; ids: string[] }> {
  const id = await planned();
  const session = (await read(id)).sessions[0]!;
  const first = (await act(operations.getSession, session.id)).body as operations.Session;
  invitedBatch = first.attendees[0]!.email.replace(/^p\d+\.(\d+)@.*/, "$1");
  expect((await act(operations.confirmSeries, id)).status).toBe(200);
  expect(await act(operations.inviteSeries, id)).toMatchObject({ status: 200, body: { invited: 4 } });
  return { id, ids: (await read(id)).sessions.map((one) => one.id) };
}

describe("confirming", () => {
  test("confirms all drafts and reserves a seat for everybody in each; once more changes nothing", async () => {
    const id = await planned();
    const confirmed = await act(operations.confirmSeries, id);
    expect(confirmed.status).toBe(200);
    expect(await states(id)).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect((await balanceOf(t, company.id)).reserved).toBe(12);
    expect((await act(operations.confirmSeries, id)).body).toEqual(confirmed.body);
  });

  test("without credits for the last session, none is confirmed", async () => {
    people = await testPeople(company.owner, 11);
    const id = await planned();
    expect(await act(operations.confirmSeries, id)).toMatchObject({
      status: 409,
      body: { code: "SESSION_002" },
    });
    expect(await states(id)).toEqual(["draft", "draft", "draft"]);
    expect((await balanceOf(t, company.id)).reserved).toBe(0);
    const { rows } = await t.database.pool.query(
      "select from audit_log where company_id = $1 and action in ('session.confirm', 'series.confirm')",
      [company.id],
    );
    expect(rows).toHaveLength(0);
  });

  test("a date that has passed meanwhile is an error at its session", async () => {
    const id = await planned({ sessions: [date(0.05), date(15)] });
    t.clock.advance(120);
    const response = await act(operations.confirmSeries, id);
    t.clock.advance(-120);
    expect(response).toMatchObject({ status: 422, body: { code: "SESSION_012" } });
    expect(response.body.errors).toHaveProperty(["sessions.0.starts_at"]);
    expect(await states(id)).toEqual(["draft", "draft"]);
  });
});

describe("inviting", () => {
  test("sends everybody one email with all dates, links and one calendar file; nobody gets two", async () => {
    const { id, ids } = await invited();
    const [email, ...others] = await mailbox(0);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ kind: "series-invitation", seriesId: id, sessionId: null });
    for (const session of ids)
      expect(email!.links.filter((link) => link.includes(`/experience/${session}#join=`))).toHaveLength(3);
    expect(email!.calendar!.method).toBe("PUBLISH");
    for (const session of ids) expect(email!.calendar!.content).toContain(`UID:${session}@`);
    expect(email!.calendar!.content).not.toContain("ATTENDEE");
    const [a, b] = await Promise.all([act(operations.inviteSeries, id), act(operations.inviteSeries, id)]);
    expect([a.body, b.body]).toEqual([{ invited: 0 }, { invited: 0 }]);
    expect(await mailbox(0)).toHaveLength(1);
    const session = (await act(operations.getSession, ids[1]!)).body as operations.Session;
    expect(session.attendees.every((one) => one.invited_at && one.email_status === "queued")).toBe(true);
    const { items } = (await act(operations.getSessionEmails, ids[1]!)).body;
    expect(items).toMatchObject([{ kind: "series-invitation", to: 4 }]);
  });

  test("a preview has all dates and no personal link; it sends nothing and invites nobody", async () => {
    const id = await planned();
    const preview = () => company.owner(operations.inviteSeries, { params: { id }, body: { preview: true } });
    expect((await preview()).body).toMatchObject({ code: "SESSION_008" });
    expect((await act(operations.confirmSeries, id)).status).toBe(200);
    const emails = async () => (await t.database.pool.query("select id from outbox")).rows.length;
    const before = await emails();
    const { body } = await preview();
    expect(body.invited).toBe(4);
    for (const { id: session } of (await read(id)).sessions)
      expect(body.email?.html).toContain(`/experience/${session}`);
    expect(body.email?.html).not.toContain("#join=");
    expect(await emails()).toBe(before);
    expect((await preview()).body.invited).toBe(4);
    expect((await act(operations.inviteSeries, id)).body).toEqual({ invited: 4 });
    expect((await preview()).body).toMatchObject({ code: "SESSION_008" });
  });

  test("needs a confirmed session; a draft among them is left out", async () => {
    const id = await planned();
    expect((await act(operations.inviteSeries, id)).body.code).toBe("SESSION_008");
    const [first] = (await read(id)).sessions;
    await act(operations.confirmSession, first!.id);
    expect((await act(operations.inviteSeries, id)).body).toEqual({ invited: 4 });
    const { rows } = await t.database.pool.query("select kind from outbox where company_id = $1", [
      company.id,
    ]);
    expect(rows.filter(({ kind }) => kind === "invitation")).toHaveLength(4);
  });
});

describe("moving and cancelling", () => {
  const shifted = (ids: string[], from: number, days: number) => ({
    timezone: "Europe/Copenhagen",
    sessions: ids.slice(from).map((one, index) => ({
      id: one,
      starts_at: t.clock.in((1 + 14 * (from + index) + days) * day),
    })),
  });

  test("one moves with all after it: one email has both new dates, its calendar file only their events", async () => {
    const { id, ids } = await invited();
    const moved = await act(operations.putSeriesDates, id, shifted(ids, 1, 7));
    expect(moved.status).toBe(200);
    expect(moved.body.sessions.map((one: operations.Session) => one.starts_at)).toEqual(
      [1, 22, 36].map((days) => t.clock.in(days * day)),
    );
    const [change, ...others] = (await mailbox(0)).slice(1);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: "series-changed", seriesId: id, sessionId: null });
    const { method, content } = change!.calendar!;
    expect(method).toBe("PUBLISH");
    expect(content.match(/^UID:[^@]*/gm)).toEqual(ids.slice(1).map((one) => `UID:${one}`));
    expect(content.match(/^SEQUENCE:1$/gm)).toHaveLength(2);
    for (const session of ids)
      expect(change!.links.some((link) => link.includes(session))).toBe(session !== ids[0]);
    await act(operations.putSeriesDates, id, shifted(ids, 1, 7));
    expect(await mailbox(0)).toHaveLength(2);
  });

  test("a single one that moves has its own email, and a calendar file that replaces only its entry", async () => {
    const { id, ids } = await invited();
    await act(operations.putSeriesDates, id, shifted(ids, 2, 7));
    const [change, ...others] = (await mailbox(0)).slice(1);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: "changed", sessionId: ids[2] });
    const { method, content } = change!.calendar!;
    expect(method).toBe("REQUEST");
    expect(content.match(/^UID:[^@]*/gm)).toEqual([`UID:${ids[2]}`]);
    expect(content).toContain("SEQUENCE:1");
  });

  test("a move that fails, and a move of drafts, send nothing", async () => {
    const { id, ids } = await invited();
    const dates = shifted(ids, 1, 7);
    const [second] = dates.sessions;
    const past = { ...dates, sessions: [second, { id: ids[2]!, starts_at: t.clock.in(-day) }] };
    expect((await act(operations.putSeriesDates, id, past)).status).toBe(422);
    expect(await mailbox(0)).toHaveLength(1);
    const draft = await planned({ sessions: [date(40), date(41)] });
    const [first] = (await read(draft)).sessions;
    const later = { timezone: "UTC", sessions: [{ id: first!.id, starts_at: t.clock.in(50 * day) }] };
    expect((await act(operations.putSeriesDates, draft, later)).status).toBe(200);
    expect(await mailbox(0)).toHaveLength(1);
  });

  test("sessions may take over each other's days, but never share one", async () => {
    const id = await planned();
    const ids = (await read(id)).sessions.map((one) => one.id);
    const before = await read(id);
    const both = shifted(ids, 1, 0);
    const clash = {
      ...both,
      sessions: both.sessions.map((one) => ({ ...one, starts_at: t.clock.in(day + 60) })),
    };
    for (const body of [clash, { ...clash, sessions: clash.sessions.slice(0, 1) }]) {
      const response = await act(operations.putSeriesDates, id, body);
      expect(response).toMatchObject({ status: 422, body: { code: "REQUEST_001" } });
      expect(response.body.errors).toHaveProperty(["sessions.0.starts_at"], [fieldTexts.SERIES_DAY]);
    }
    const past = { timezone: "UTC", sessions: [{ id: ids[2]!, starts_at: t.clock.in(-day) }] };
    expect((await act(operations.putSeriesDates, id, past)).body.errors).toHaveProperty([
      "sessions.0.starts_at",
    ]);
    const single = { starts_at: t.clock.in(day + 60), timezone: "Europe/Copenhagen" };
    expect((await act(operations.putSessionDate, ids[2]!, single)).body.errors).toEqual({
      starts_at: [fieldTexts.SERIES_DAY],
    });
    expect((await act(operations.patchSession, ids[2]!, single)).body.errors).toEqual({
      starts_at: [fieldTexts.SERIES_DAY],
    });
    expect(await read(id)).toEqual(before);
    const [second, third] = both.sessions;
    const swapped = [
      { id: second!.id, starts_at: third!.starts_at },
      { id: third!.id, starts_at: second!.starts_at },
    ];
    expect((await act(operations.putSeriesDates, id, { ...both, sessions: swapped })).status).toBe(200);
    expect((await read(id)).sessions.map((one) => one.id)).toEqual([ids[0], ids[2], ids[1]]);
  });

  test("two concurrent moves to one day: one is refused", async () => {
    const id = await planned();
    const ids = (await read(id)).sessions.map((one) => one.id);
    const to = (minutes: number) => ({ starts_at: t.clock.in(50 * day + minutes), timezone: "UTC" });
    const results = await Promise.all([
      act(operations.putSessionDate, ids[1]!, to(0)),
      act(operations.putSessionDate, ids[2]!, to(30)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("the rest is cancelled at once: credits come back, one email removes all their events", async () => {
    const { id, ids } = await invited();
    const rest = { session_ids: ids.slice(1) };
    expect((await act(operations.cancelSeries, id, rest)).status).toBe(200);
    expect(await states(id)).toEqual(["confirmed", "cancelled", "cancelled"]);
    expect((await balanceOf(t, company.id)).reserved).toBe(4);
    await act(operations.cancelSeries, id, rest);
    const [cancelled, ...others] = (await mailbox(0)).slice(1);
    expect(others).toEqual([]);
    expect(cancelled).toMatchObject({ kind: "series-cancelled", seriesId: id, sessionId: null });
    const { method, content } = cancelled!.calendar!;
    expect(method).toBe("PUBLISH");
    expect(content.match(/^UID:[^@]*/gm)).toEqual(ids.slice(1).map((one) => `UID:${one}`));
    expect(content.match(/^STATUS:CANCELLED/gm)).toHaveLength(2);
    const { items } = (await company.owner(operations.listAudit, { query: { noun: "series" } })).body;
    expect(items.map(({ action }) => action)).toEqual(["series.cancel", "series.confirm", "series.create"]);
    const [last] = ids;
    await act(operations.cancelSeries, id, { session_ids: [last] });
    expect((await mailbox(0)).at(-1)).toMatchObject({ kind: "cancelled", sessionId: last });
  });

  test("a session of another series, or none, changes nothing", async () => {
    const id = await planned();
    const other = (await read(await planned({ sessions: [date(40), date(41)] }))).sessions[0]!.id;
    const before = await read(id);
    const first = before.sessions[0]!.id;
    const foreign = await act(operations.cancelSeries, id, { session_ids: [first, other] });
    expect(foreign.body.code).toBe("SESSION_001");
    const none = await act(operations.cancelSeries, id, { session_ids: [] });
    expect(none.body.errors).toHaveProperty("session_ids");
    expect(await read(id)).toEqual(before);
  });
});
