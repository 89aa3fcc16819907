import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { sessions } from "../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t, { credits: 44 });
});
afterAll(() => t.close());

const draft = (over?: Record<string, unknown>) => testDraft(t, company.owner, over);
const act = (call: operations.Operation, id: string, body?: unknown, headers?: Record<string, string>) =>
  company.owner(call, { params: { id }, body, ...(headers && { headers }) });
const balance = () => balanceOf(t, company.id);
const force = (id: string, status: "live" | "completed") =>
  t.database.db.update(sessions).set({ status, creditsReserved: 0 }).where(eq(sessions.id, id));

async function confirmed(over?: Record<string, unknown>): Promise<string> {
  const id = await draft(over);
  expect((await act(operations.confirmSession, id)).status).toBe(200);
  return id;
}

describe("drafts", () => {
  test("[C30] [E47] only a title is required; the rest is required at confirmation", async () => {
    const made = await company.owner(operations.createSession, { body: { title: "An idea" } });
    expect(made).toMatchObject({ status: 201, body: { status: "draft", experience: null, seats: null } });
    const id = made.body.id;
    expect(await act(operations.confirmSession, id)).toMatchObject({
      status: 409,
      body: { code: "EXPERIENCE_001" },
    });
    await act(operations.patchSession, id, { experience: "the-quiet-station" });
    expect((await act(operations.confirmSession, id)).body.errors).toHaveProperty("starts_at");
    await act(operations.putSessionDate, id, { starts_at: t.clock.in(60), timezone: "Europe/London" });
    expect((await act(operations.confirmSession, id)).body).toMatchObject({ status: "confirmed", seats: 2 });
  });

  test("[E22] a draft is deleted, a confirmed session is not", async () => {
    const id = await draft();
    expect((await act(operations.deleteSession, id)).status).toBe(204);
    expect(await act(operations.getSession, id)).toMatchObject({
      status: 404,
      body: { code: "SESSION_001" },
    });
    expect(await act(operations.deleteSession, await confirmed())).toMatchObject({
      status: 409,
      body: { code: "SESSION_005" },
    });
  });

  test("[E29] a start in the past is rejected at its field, one minute ahead is accepted", async () => {
    const body = { title: "Late", starts_at: t.clock.in(-1), timezone: "UTC" };
    expect(await company.owner(operations.createSession, { body })).toMatchObject({
      status: 422,
      body: { code: "SESSION_012", errors: { starts_at: [expect.stringContaining("in the future")] } },
    });
    const id = await draft();
    const never = { ...body, starts_at: "9999-12-31T00:00:00Z" };
    for (const response of [
      await company.owner(operations.createSession, { body: never }),
      await act(operations.patchSession, id, { starts_at: never.starts_at }),
      await act(operations.putSessionDate, id, never),
    ])
      expect(response).toMatchObject({
        status: 422,
        body: { errors: { starts_at: ["Please choose a date within the next 5 years."] } },
      });
    expect((await act(operations.putSessionDate, id, body)).body.code).toBe("SESSION_012");
    expect((await act(operations.putSessionDate, id, { ...body, starts_at: t.clock.in(1) })).status).toBe(
      200,
    );
    t.clock.advance(2);
    expect((await act(operations.confirmSession, id)).body.code).toBe("SESSION_012");
  });

  test("[E48] [K30] unknown adventures, unknown languages and seats out of range are rejected", async () => {
    const make = (over: Record<string, unknown>) =>
      company.owner(operations.createSession, { body: { title: "X", ...over } });
    expect(await make({ experience: "nothing" })).toMatchObject({
      status: 404,
      body: { code: "EXPERIENCE_002" },
    });
    expect((await make({ experience: "the-quiet-station", language: "xx" })).body.errors).toHaveProperty(
      "language",
    );
    for (const seats of [1, 301, 2.5]) expect((await make({ seats })).body.errors).toHaveProperty("seats");
    for (const seats of [2, 300]) expect((await make({ seats })).status).toBe(201);
  });

  test("[E20] one Idempotency-Key makes one session, and rejects another body", async () => {
    const headers = { "idempotency-key": "once" };
    const make = (title: string) => company.owner(operations.createSession, { body: { title }, headers });
    const [first, same] = await Promise.all([make("A"), make("A")]);
    expect(same.body.id).toBe(first.body.id);
    expect(await make("B")).toMatchObject({ status: 409, body: { code: "SESSION_003" } });
    expect((await company.owner(operations.listSessions)).body.items).toHaveLength(1);
  });

  test("[K31] a session lasts an hour; a higher speed exists in local mode only", async () => {
    const quick = await company.owner(operations.getSession, { params: { id: await draft({ speed: 60 }) } });
    const span = Date.parse(quick.body.ends_at!) - Date.parse(quick.body.starts_at!);
    expect([quick.body.speed, span]).toEqual([60, 60_000]);
    const out = await testApplication({ local: false, origin: "https://play.example.com" });
    const there = await testCompany(out);
    const id = await testDraft(out, there.owner, { speed: 60 });
    expect((await there.owner(operations.getSession, { params: { id } })).body.speed).toBe(1);
    expect((await out.app.inject("/dev/mail")).statusCode).toBe(404);
    await out.close();
  });
});

describe("credits of a session", () => {
  test("[E19] without enough credits it stays a draft and nothing is reserved", async () => {
    const poor = await testCompany(t);
    const id = await testDraft(t, poor.owner, { seats: 12 });
    const refused = await poor.owner(operations.confirmSession, { params: { id } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "SESSION_002", message: "Insufficient credits" },
    });
    expect((await poor.owner(operations.getSession, { params: { id } })).body.status).toBe("draft");
    expect((await poor.owner(operations.getCredits)).body).toMatchObject({
      balance: 6,
      reserved: 0,
      available: 6,
    });
  });

  test("credits are reserved at confirmation, follow a change of seats, and are released by cancelling", async () => {
    const id = await confirmed({ seats: 10 });
    expect(await balance()).toEqual({ balance: 50, reserved: 10 });
    await act(operations.patchSession, id, { seats: 20 });
    expect(await balance()).toEqual({ balance: 50, reserved: 20 });
    await act(operations.patchSession, id, { seats: 4 });
    expect(await balance()).toEqual({ balance: 50, reserved: 4 });
    expect((await act(operations.patchSession, id, { seats: 51 })).body.code).toBe("SESSION_002");
    await act(operations.cancelSession, id);
    expect(await balance()).toEqual({ balance: 50, reserved: 0 });
  });

  test("more attendees than seats reserve more credits, and are rejected if too few are available", async () => {
    const id = await confirmed({ seats: 2 });
    const people = await testPeople(company.owner, 51);
    const set = (n: number) => act(operations.putAttendees, id, { consumer_ids: people.slice(0, n) });
    expect((await set(5)).body).toMatchObject({ seats: 5, credits_reserved: 5 });
    expect((await set(51)).body.code).toBe("SESSION_002");
    expect((await act(operations.getSession, id)).body.attendees).toHaveLength(5);
    expect(await balance()).toEqual({ balance: 50, reserved: 5 });
  });

  test("[D05] a company without a verified Owner can make drafts but not confirm or invite", async () => {
    const { owner } = await testCompany(t, { verified: false });
    const params = { id: await testDraft(t, owner) };
    for (const call of [operations.confirmSession, operations.inviteAttendees]) {
      expect(await owner(call, { params })).toMatchObject({
        status: 403,
        body: { code: "EMAIL_UNVERIFIED" },
      });
    }
  });
});

describe("changes by state", () => {
  test("[E23] a completed session rejects all of them", async () => {
    const id = await confirmed();
    await force(id, "completed");
    const date = { starts_at: t.clock.in(60), timezone: "UTC" };
    const tried = [
      await act(operations.patchSession, id, { title: "New" }),
      await act(operations.putSessionDate, id, date),
      await act(operations.confirmSession, id),
      await act(operations.cancelSession, id),
      await act(operations.putAttendees, id, { consumer_ids: [] }),
    ];
    for (const response of tried)
      expect(response).toMatchObject({ status: 409, body: { code: "SESSION_006" } });
  });

  test("[E21] a live session keeps its seats and its adventure, but its title can be changed", async () => {
    const id = await confirmed();
    await force(id, "live");
    const before = (await act(operations.getSession, id)).body;
    const tried = [
      await act(operations.patchSession, id, { seats: 9 }),
      await act(operations.patchSession, id, { experience: null }),
      await act(operations.patchSession, id, { hosting: "host" }),
      await act(operations.putSessionDate, id, { starts_at: t.clock.in(9), timezone: "UTC" }),
    ];
    for (const response of tried)
      expect(response).toMatchObject({
        status: 409,
        body: { code: "SESSION_004", message: "Failed to update session" },
      });
    expect((await act(operations.getSession, id)).body).toEqual(before);
    expect((await act(operations.patchSession, id, { title: "Mended" })).body.title).toBe("Mended");
  });

  test("[E27] live or cancelled sessions cannot be cancelled", async () => {
    const [live, cancelled] = [await confirmed(), await confirmed()];
    await force(live, "live");
    expect((await act(operations.cancelSession, cancelled)).body.status).toBe("cancelled");
    for (const [id, status] of [
      [live, "live"],
      [cancelled, "cancelled"],
    ] as const) {
      expect(await act(operations.cancelSession, id)).toMatchObject({
        status: 409,
        body: { code: "SESSION_010", message: "Session cannot be cancelled" },
      });
      expect((await act(operations.getSession, id)).body.status).toBe(status);
    }
  });

  test("[E21] [E28] a change of an older version is rejected", async () => {
    const id = await confirmed();
    const { headers } = await act(operations.getSession, id);
    const old = { "if-match": String(headers.etag) };
    expect((await act(operations.patchSession, id, { title: "First" }, old)).status).toBe(200);
    expect((await act(operations.patchSession, id, { title: "Second" }, old)).body.code).toBe("SESSION_004");
    expect((await act(operations.cancelSession, id, undefined, old)).body.code).toBe("SESSION_011");
    expect(await balance()).toMatchObject({ reserved: 4 });
    expect((await act(operations.getSession, id)).body).toMatchObject({
      title: "First",
      status: "confirmed",
    });
  });

  test("only a confirmed session is started, once, by its host or in local mode", async () => {
    const id = await confirmed();
    expect((await act(operations.startSession, await draft())).body.code).toBe("SESSION_004");
    expect((await act(operations.startSession, id)).status).toBe(200);
    expect(t.live.requests).toContain(`start ${id}`);
  });
});

describe("attendees and teams", () => {
  test("[E17] [E44] [E45] [E46] [K11] an impossible list is rejected with its code and changes nothing", async () => {
    const id = await draft();
    const [a, b] = (await testPeople(company.owner, 2)) as [string, string];
    const [foreign] = await testPeople((await testCompany(t)).owner, 1);
    const nobody = "0199aaaa-0000-7000-8000-000000000000";
    const putAttendees = (body: unknown) => act(operations.putAttendees, id, body);
    const set = async (body: unknown) => (await putAttendees(body)).body;
    expect(await set({ consumer_ids: [a, a] })).toMatchObject({ code: "CONSUMER_003" });
    expect(await set({ consumer_ids: [a, foreign] })).toEqual({
      code: "COMPANY_001",
      message: "Consumer and session are not from the same company",
    });
    expect(await set({ consumer_ids: [nobody] })).toMatchObject({ code: "CONSUMER_001" });
    const twice = { consumer_ids: [a, b], teams: [{ consumer_ids: [a] }, { consumer_ids: [a, b] }] };
    expect(await putAttendees(twice)).toMatchObject({
      status: 409,
      body: { code: "BREAKOUT_002", message: "Consumer already assigned to a breakout room" },
    });
    const another = await act(operations.putAttendees, await draft(), {
      consumer_ids: [b],
      teams: [{ name: "Eider", consumer_ids: [b] }],
    });
    const [eider] = another.body.teams;
    for (const team of [nobody, eider.id])
      expect(
        await putAttendees({ consumer_ids: [a], teams: [{ id: team, consumer_ids: [a] }] }),
      ).toMatchObject({
        status: 404,
        body: { code: "BREAKOUT_001", message: "Breakout room not found" },
      });
    expect((await act(operations.getSession, another.body.id)).body.teams).toEqual([eider]);
    const seven = await testPeople(company.owner, 7);
    const full = await set({ consumer_ids: seven, teams: [{ consumer_ids: seven }] });
    expect(full).toMatchObject({
      code: "REQUEST_001",
      errors: { "teams.0.consumer_ids": [expect.any(String)] },
    });
    expect((await act(operations.getSession, id)).body.attendees).toEqual([]);
  });

  test("[D13] teams are added, renamed, refilled and removed by their ids", async () => {
    const id = await draft();
    const [a, b, c] = (await testPeople(company.owner, 3)) as [string, string, string];
    const consumer_ids = [a, b, c];
    const made = await act(operations.putAttendees, id, {
      consumer_ids,
      teams: [{ name: "Eider", consumer_ids: [a, b] }, { consumer_ids: [c] }],
    });
    expect(made.body.teams).toMatchObject([{ name: "Eider" }, { name: "Team 2", members: [c] }]);
    const eider = made.body.teams[0].id;
    const saved = await act(operations.putAttendees, id, {
      consumer_ids: [a, c],
      teams: [{ id: eider, name: "Plover", consumer_ids: [c] }],
    });
    expect(saved.body.teams).toEqual([{ id: eider, name: "Plover", members: [c] }]);
    expect(saved.body.attendees).toHaveLength(2);
  });
});

test("coming sessions are listed by start, past ones newest first, in pages and with a search", async () => {
  const [later, sooner] = [
    await draft({ starts_at: t.clock.in(300) }),
    await draft({ starts_at: t.clock.in(100) }),
  ];
  const undated = (await company.owner(operations.createSession, { body: { title: "Some day" } })).body.id;
  const cancelled = await draft({ title: "Gone" });
  await act(operations.cancelSession, cancelled);
  const ids = async (query: Record<string, string>) =>
    (await company.owner(operations.listSessions, { query })).body.items.map((one) => one.id);
  expect(await ids({ when: "upcoming" })).toEqual([sooner, later, undated]);
  expect(await ids({ when: "past" })).toEqual([cancelled]);
  expect(await ids({ search: "some" })).toEqual([undated]);
  const first = (await company.owner(operations.listSessions, { query: { when: "upcoming", limit: "2" } }))
    .body;
  expect(await ids({ when: "upcoming", cursor: first.next! })).toEqual([undated]);
});
