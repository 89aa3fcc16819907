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
  test("makes a draft for each date with everybody on it, and reserves nothing", async () => {
    const made = await create({ sessions: [date(29), date(1), date(15)] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ title: "Autumn", people: 4, pairs: null });
    expect(
      made.body.sessions.map((one: operations.SessionSummary) => [
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
    expect((await act(operations.getSession, one.id)).body.series).toEqual(inSeries);
    const listed = (await company.owner(operations.listSeries)).body.items;
    expect(listed).toMatchObject([{ id: made.body.id, sessions: 3, played: 0, next_at: t.clock.in(day) }]);
  });

  test.each([
    ["one session", { sessions: [1] }, "sessions", fieldTexts.seriesLength],
    ["seven sessions", { sessions: [1, 2, 3, 4, 5, 6, 7] }, "sessions", fieldTexts.seriesLength],
    ["two sessions on one day", { sessions: [1, 8, 1.01] }, "sessions.2.starts_at", fieldTexts.seriesDay],
    ["an unknown time zone", { timezone: "Nowhere" }, "timezone", fieldTexts.timezone],
    ["nobody on the list", { consumer_ids: [] }, "consumer_ids", fieldTexts.seriesPeople],
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

  test("a series is gone with its last draft; a session planned alone is in none", async () => {
    const id = await planned();
    for (const { id: session } of (await read(id)).sessions) await act(operations.deleteSession, session);
    expect((await act(operations.getSeries, id)).body.code).toBe("SERIES_001");
    const alone = await testDraft(t, company.owner);
    expect((await act(operations.getSession, alone)).body.series).toBeNull();
  });
});
