import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../test/attendee.ts";
import { balanceOf, testDraft, testPeople } from "../../../test/company.ts";

let t: TestApplication;
let { company, id, email, consumerId, link, byLink, byEmail } = {} as TestAttendee;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  ({ company, id, email, consumerId, link, byLink, byEmail } = await testAttendee(t));
});
afterAll(() => t.close());

const participant = async () => t.client((await byLink()).body.token);

describe("a participant", () => {
  test("[C23] [C29] [D08] has these five fields", async () => {
    const client = await participant();
    const { body } = await client(operations.getUser);
    const listed = await company.owner(operations.getConsumer, { params: { id: consumerId } });
    const { first_name, last_name, created_at } = listed.body;
    expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(body).toEqual({ id: consumerId, first_name, last_name, email, created_at });
    const dataPackage = (await client(operations.getDataPackage, { query: { sessionId: id } })).body;
    expect(dataPackage.user).toEqual(body);
  });

  test("[P07] the data package of another session is rejected", async () => {
    const client = await participant();
    const other = await testDraft(t, company.owner);
    const response = await client(operations.getDataPackage, { query: { sessionId: other } });
    expect(response).toMatchObject({ status: 403, body: { code: "CONSUMER_002" } });
    expect((await client(operations.getScorecard, { params: { sessionId: other } })).body.code).toBe(
      "CONSUMER_002",
    );
  });

  test("[D09] the data package has these fields", async () => {
    const client = await participant();
    const { body } = await client(operations.getDataPackage, { query: { sessionId: id } });
    const keys = (part: object) => Object.keys(part).sort();
    expect(keys(body)).toEqual([
      "company",
      "experience",
      "has_proved_address",
      "media",
      "server_time",
      "session",
      "team",
      "user",
    ]);
    expect(keys(body.session)).toEqual([
      "ends_at",
      "id",
      "language",
      "starts_at",
      "status",
      "timezone",
      "title",
    ]);
    expect(keys(body.experience)).toEqual(["cover", "languages", "locale", "slug", "synopsis", "title"]);
    expect(keys(body.media)).toEqual(["customDailyRoomUrl", "kind"]);
    expect([keys(body.company), body.team]).toEqual([["brand_color", "logo", "name"], null]);
  });

  test("pages are in the session's language, the adventure in its own", async () => {
    const client = await participant();
    const languages = async () => {
      const open = (await t.client()(operations.getOpenSession, { query: { sessionId: id } })).body;
      const { session, experience } = (await client(operations.getDataPackage, { query: { sessionId: id } }))
        .body;
      return [open.language, session.language, experience.locale];
    };
    expect(await languages()).toEqual(["en", "en", "en"]);
    await company.owner(operations.patchSession, { params: { id }, body: { language: "es" } });
    expect(await languages()).toEqual(["es", "es", "en"]);
    const refused = await company.owner(operations.patchSession, {
      params: { id },
      body: { language: "xx" },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: { language: [expect.any(String)] } } });
    expect(await languages()).toEqual(["es", "es", "en"]);
  });

  test("[P10] a person who was removed from the session gets that error", async () => {
    await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [] } });
    expect(await byEmail()).toMatchObject({
      status: 403,
      body: { code: "CONSUMER_002", message: "Consumer not assigned to a session" },
    });
  });

  test("can enter a name, but not change the address", async () => {
    const client = await participant();
    const named = await client(operations.patchUser, { body: { first_name: "Freja", last_name: "L" } });
    expect(named.body).toMatchObject({ first_name: "Freja", last_name: "L", email });
    expect((await client(operations.patchUser, { body: { email: "other@x.example" } })).body.code).toBe(
      "USER_009",
    );
  });

  test("[P06] [P07] [P08] [P09] an experience token opens nothing of the dashboard, and a dashboard token nothing here", async () => {
    const client = await participant();
    for (const call of [
      operations.listSessions,
      operations.getCompany,
      operations.refreshToken,
      operations.logout,
    ]) {
      expect((await client(call)).body.code).toBe("UNAUTHENTICATED");
    }
    const responses = [
      await company.owner(operations.getDataPackage, { query: { sessionId: id } }),
      await company.owner(operations.getScorecard, { params: { sessionId: id } }),
      await company.owner(operations.systemCheck, { body: { results: { browser: true, realtime: true } } }),
      await company.owner(operations.experienceLogout),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  });

  test("the administrator sees the latest system check", async () => {
    const client = await participant();
    const readiness = async () =>
      (await company.owner(operations.getSession, { params: { id } })).body.attendees[0]!.readiness;
    expect(await readiness()).toBe("not_invited");
    const check = (sent: operations.CheckResults) =>
      client(operations.systemCheck, { body: { results: sent } });
    await check({ browser: true, realtime: false });
    expect(await readiness()).toBe("needs_help");
    // What was not tested is no failure, but not ready either.
    await check({ browser: true, realtime: true });
    expect(await readiness()).toBe("not_invited");
    const results = {
      browser: true,
      realtime: true,
      microphone: true,
      speakers: true,
      camera: false,
      relay: false,
    };
    expect((await check(results)).body).toMatchObject({ passed: true });
    // Being ready also requires an RSVP.
    expect(await readiness()).toBe("not_invited");
    await t.client()(operations.rsvp, { body: { token: link(), coming: true } });
    expect(await readiness()).toBe("ready");
    const { attendees } = (await company.owner(operations.getSession, { params: { id } })).body;
    expect(attendees[0]!.system_check!.results).toEqual(results);
    const strange = { nonsense: true } as operations.CheckResults;
    expect((await check(strange)).body.code).toBe("REQUEST_001");
    expect(await readiness()).toBe("ready");
  });

  test("is here while connected to the lobby; only a place in a team is joining", async () => {
    const attendee = async () =>
      (await company.owner(operations.getSession, { params: { id } })).body.attendees[0];
    const at = t.clock.now().getTime();
    await t.lifecycle.here(id, [consumerId], at);
    expect(await attendee()).toMatchObject({ readiness: "here", joined_at: null });
    await t.lifecycle.here(id, [], at);
    expect(await attendee()).toMatchObject({ readiness: "not_invited", joined_at: null });
  });

  test("signing out ends the token", async () => {
    const client = await participant();
    expect((await client(operations.experienceLogout)).status).toBe(204);
    expect((await client(operations.getUser)).status).toBe(401);
  });
});

test("declining frees the seat for somebody else; the credit is released at the end", async () => {
  const response = (coming: boolean) => t.client()(operations.rsvp, { body: { token: link(), coming } });
  expect((await response(false)).body).toMatchObject({ coming: false, session: { id, status: "confirmed" } });
  const detail = (await company.owner(operations.getSession, { params: { id } })).body;
  expect(detail).toMatchObject({ counts: { declined: 1 }, attendees: [{ readiness: "declined" }] });
  expect(await balanceOf(t, company.id)).toMatchObject({ reserved: 4 });
  expect((await t.lifecycle.load(id))?.roster).toEqual([]);
  expect((await response(true)).status).toBe(200);
  expect((await t.lifecycle.load(id))?.roster).toHaveLength(1);
});

test("somebody who declines after joining counts as joined everywhere", async () => {
  const at = t.clock.now().getTime();
  await t.lifecycle.started(id, at, at + 3_600_000);
  await t.lifecycle.joined(id, [consumerId], at);
  await t.client()(operations.rsvp, { body: { token: link(), coming: false } });
  const detail = (await company.owner(operations.getSession, { params: { id } })).body;
  expect(detail).toMatchObject({ counts: { declined: 0, ready: 1 }, attendees: [{ readiness: "joined" }] });
  const { items } = (await company.owner(operations.listSessions)).body;
  expect(items.find((one) => one.id === id)!.counts).toMatchObject({ declined: 0, ready: 1 });
  expect((await t.lifecycle.load(id))?.roster).toHaveLength(1);
});

test("somebody who declined and then joins is expected again, if a seat is available", async () => {
  const decline = () => t.client()(operations.rsvp, { body: { token: link(), coming: false } });
  await decline();
  expect((await byLink()).status).toBe(200);
  expect((await t.lifecycle.load(id))?.roster).toHaveLength(1);

  await decline();
  await company.owner(operations.patchSession, { params: { id }, body: { seats: 6 } });
  const others = await testPeople(company.owner, 6);
  const consumer_ids = [consumerId, ...others];
  const given = await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids } });
  expect(given.body).toMatchObject({ seats: 6, credits_reserved: 6 });
  expect(await byEmail()).toMatchObject({ status: 409, body: { code: "SESSION_FULL" } });
  expect(await byLink()).toMatchObject({ status: 409, body: { code: "SESSION_FULL" } });
  expect((await t.lifecycle.load(id))?.roster).toHaveLength(6);
});

test("anybody who knows its id can read public data of a session and its calendar file, nothing about the company", async () => {
  const { body } = await t.client()(operations.getOpenSession, { query: { sessionId: id } });
  expect(Object.keys(body).sort()).toEqual([
    "ends_at",
    "id",
    "language",
    "starts_at",
    "status",
    "story",
    "timezone",
    "title",
  ]);
  expect(body.story).toEqual({
    title: expect.any(String),
    locale: "en",
    languages: ["en"],
    logline: expect.any(String),
    cover: expect.stringMatching(/cover/),
  });
  const calendar = await t.client()(operations.openCalendar, { query: { sessionId: id } });
  expect(calendar.body).toContain("BEGIN:VEVENT");
  expect(calendar.body).not.toContain(email);
});

test("the time zone is learned from the first visit by a person's own link, and never changed by a later one", async () => {
  const zone = async () =>
    (await company.owner(operations.getConsumer, { params: { id: consumerId } })).body.timezone;
  const join = (token: string, timezone: string) =>
    t.client()(operations.experienceLogin, { body: { token, timezone } });
  const copied = await company.owner(operations.sessionLink, {
    params: { id },
    query: { consumer_id: consumerId },
  });
  await join(copied.body.url.split("#join=")[1]!, "Asia/Tokyo");
  expect(await zone()).toBeNull();
  const response = { token: link(), coming: true, timezone: "America/New_York" };
  expect((await t.client()(operations.rsvp, { body: response })).status).toBe(200);
  expect(await zone()).toBe("America/New_York");
  expect((await join(link(), "Asia/Tokyo")).status).toBe(200);
  expect(await zone()).toBe("America/New_York");
});
