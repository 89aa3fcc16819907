import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { auditLog, notifications } from "../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t, { credits: 44 });
});
afterAll(() => t.close());

const act = (call: operations.Operation, id: string, body?: unknown, headers?: Record<string, string>) =>
  company.owner(call, { params: { id }, body, ...(headers && { headers }) });
const draft = (over?: Record<string, unknown>) => testDraft(t, company.owner, over);

describe("[C32] archiving", () => {
  test("hides a session that is over from the list, and shows it again", async () => {
    const id = await draft();
    for (const archived of [true, false])
      expect((await act(operations.archiveSession, id, { archived })).body.code).toBe("SESSION_004");
    await act(operations.cancelSession, id);
    expect((await act(operations.archiveSession, id)).body).toMatchObject({
      status: "cancelled",
      archived_at: t.clock.now().toISOString(),
    });
    const listed = async (archived: string) =>
      (await company.owner(operations.listSessions, { query: { archived } })).body.items.length;
    expect([await listed("false"), await listed("true")]).toEqual([0, 1]);
    expect((await act(operations.archiveSession, id, { archived: false })).body.archived_at).toBeNull();
    expect(await listed("false")).toBe(1);
  });
});

describe("duplicating", () => {
  test("makes a draft with the same adventure, seats, language, notes and attendees, and no date", async () => {
    const people = await testPeople(company.owner, 3);
    const id = await draft({ notes: "Bring tea", hosting: "host", seats: 7, title: "x".repeat(120) });
    await act(operations.putAttendees, id, { consumer_ids: people });
    await act(operations.confirmSession, id);
    await act(operations.inviteAttendees, id);
    const [leaver] = people;
    await company.owner(operations.deleteConsumer, { params: { id: leaver! } });
    const { status, body } = await act(operations.duplicateSession, id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "draft",
      experience: "the-quiet-station",
      seats: 7,
      notes: "Bring tea",
      hosting: "host",
      starts_at: null,
      ends_at: null,
      credits_reserved: 0,
      archived_at: null,
    });
    expect(body.title).toBe(`${"x".repeat(113)} (copy)`);
    const copied = body.attendees.map((one: { consumer_id: string; invited_at: null }) => [
      one.consumer_id,
      one.invited_at,
    ]);
    expect(copied.sort()).toEqual(
      people
        .slice(1)
        .map((person) => [person, null])
        .sort(),
    );
  });

  test("twice with one key makes one copy", async () => {
    const id = await draft();
    const copies = await Promise.all(
      [1, 2].map(() => act(operations.duplicateSession, id, undefined, { "idempotency-key": "k" })),
    );
    expect(copies[0]!.body.id).toBe(copies[1]!.body.id);
  });
});

describe("links", () => {
  test("[T12] the join page is the same for everyone, a join link belongs to one attendee", async () => {
    const [ana, bo] = (await testPeople(company.owner, 2)) as [string, string];
    const id = await draft();
    await act(operations.putAttendees, id, { consumer_ids: [ana] });
    await act(operations.confirmSession, id);
    const link = (query: Record<string, string>) =>
      company.owner(operations.sessionLink, { params: { id }, query });
    expect((await link({})).body.url).toBe(`http://localhost:3000/experience/${id}`);
    const own = (await link({ consumer_id: ana })).body.url as string;
    expect(own).toMatch(new RegExp(`/experience/${id}#join=[\\w.-]+$`));
    expect(await link({ consumer_id: bo })).toMatchObject({ status: 404, body: { code: "SESSION_009" } });
    const token = own.split("#join=")[1];
    const joined = await t.client()(operations.experienceLogin, { body: { token } });
    expect(joined.status).toBe(200);
  });
});

describe("one session", () => {
  test("[D11] [C31] has these fields; date and attendees are returned as they were set", async () => {
    const [person] = await testPeople(company.owner, 1);
    const id = await draft({ notes: "Bring tea" });
    const starts_at = t.clock.in(120);
    await act(operations.putSessionDate, id, { starts_at, timezone: "America/New_York" });
    await act(operations.putAttendees, id, { consumer_ids: [person] });
    const { body } = await act(operations.getSession, id);
    expect(body).toMatchObject({
      id,
      status: "draft",
      experience: "the-quiet-station",
      title: "Autumn hour",
      starts_at,
      seats: 4,
      ends_at: t.clock.in(180),
      timezone: "America/New_York",
      language: "en",
      hosting: "autopilot",
      notes: "Bring tea",
      attendees: [{ consumer_id: person }],
      teams: [],
    });
  });
});

describe("who changed what", () => {
  test("a session shows who changed it last; the audit log has every action", async () => {
    const id = await draft();
    t.clock.advance(3);
    await act(operations.patchSession, id, { title: "Mended" });
    const { body } = await act(operations.getSession, id);
    expect(body).toMatchObject({
      updated_at: t.clock.now().toISOString(),
      updated_by: { first_name: "Maren", last_name: "Solberg" },
    });
    await act(operations.confirmSession, id);
    await act(operations.cancelSession, id);
    const log = await t.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `session:${id}`))
      .orderBy(auditLog.number);
    expect(log.map(({ action }) => action)).toEqual(
      ["create", "update", "confirm", "cancel"].map((deed) => `session.${deed}`),
    );
    const received = await t.database.db.select().from(notifications).where(eq(notifications.sessionId, id));
    expect(received.map(({ kind }) => kind)).toEqual(["session_confirmed"]);
  });

  test("a confirmation sent three times at once reserves once", async () => {
    const id = await draft({ seats: 10 });
    const responses = await Promise.all([1, 2, 3].map(() => act(operations.confirmSession, id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balanceOf(t, company.id)).toEqual({ balance: 50, reserved: 10 });
  });

  test("[E21] a change of an older version is refused by every operation that takes a version", async () => {
    const id = await draft();
    const old = { "if-match": String((await act(operations.getSession, id)).headers.etag) };
    await act(operations.patchSession, id, { title: "Newer" });
    const date = { starts_at: t.clock.in(60), timezone: "UTC" };
    const tried = [
      await act(operations.putSessionDate, id, date, old),
      await act(operations.putAttendees, id, { consumer_ids: [] }, old),
      await act(operations.confirmSession, id, undefined, old),
    ];
    for (const response of tried)
      expect(response).toMatchObject({ status: 409, body: { code: "SESSION_004" } });
    expect((await act(operations.getSession, id)).body).toMatchObject({
      title: "Newer",
      version: 2,
      status: "draft",
    });
  });
});
