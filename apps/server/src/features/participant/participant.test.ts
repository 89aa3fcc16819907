import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { signJoinToken } from "../../core/tokens/join-token.ts";
import { sessionConsumers } from "../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let email: string;
let consumerId: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
  email = `freja${++number}@people.example`;
  const imported = await company.owner(operations.importConsumers, { body: { text: email } });
  consumerId = imported.body.rows[0].consumer.id;
  id = await testDraft(t, company.owner);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [consumerId] } });
  await company.owner(operations.confirmSession, { params: { id } });
});
afterAll(() => t.close());

const link = (over = {}) =>
  signJoinToken(t.context.settings.appKey, { sessionId: id, consumerId, linkVersion: 1, ...over });
const byLink = (token = link()) => t.client()(operations.experienceLogin, { body: { token } });
const byEmail = (over = {}) =>
  t.client()(operations.experienceAuth, { query: { email, sessionId: id, ...over } });
const participant = async () => t.client((await byLink()).body.token);

describe("joining", () => {
  test("[C28] by address and session, with GET or POST, returns a token and nothing else", async () => {
    expect(await byEmail({ email: email.toUpperCase() })).toMatchObject({ status: 200 });
    const posted = await t.client()(operations.experienceLogin, { body: { email, sessionId: id } });
    expect([posted.status, Object.keys(posted.body)]).toEqual([200, ["token"]]);
  });

  test("[E16] [E18] refuses an uninvited colleague and a stranger alike, and an unknown session with its own code", async () => {
    const omar = { first_name: "Omar", last_name: "H", email: `omar${number}@people.example` };
    await company.owner(operations.createConsumer, { body: omar });
    const colleague = await byEmail({ email: omar.email });
    expect(colleague).toMatchObject({ status: 403, body: { code: "CONSUMER_002" } });
    expect((await byEmail({ email: "no@one.example" })).body).toEqual(colleague.body);
    expect(await byEmail({ sessionId: "0199aaaa-0000-7000-8000-000000000000" })).toMatchObject({
      status: 404,
      body: { code: "SESSION_001" },
    });
  });

  test("[C28] limits guesses of addresses per visitor: after six hundred wrong ones the right one is refused too", async () => {
    const guesser = t.client();
    const query = { sessionId: id };
    const guess = (address: string) =>
      guesser(operations.experienceAuth, { query: { ...query, email: address } });
    const responses: number[] = [];
    for (let n = 0; n < 600; n++) responses.push((await guess(`guess${n}@people.example`)).status);
    expect([responses.indexOf(429), new Set(responses)]).toEqual([60, new Set([403, 429])]);
    const slowed = await guess(email);
    expect([slowed.status, slowed.headers["retry-after"]]).toEqual([429, "5"]);
    // A colleague on another network does not notice; one in the same office has the link, or waits for five seconds.
    expect((await byEmail()).status).toBe(200);
    const joinToken = { body: { token: link() } };
    expect((await guesser(operations.experienceLogin, joinToken)).status).toBe(200);
    t.clock.advance(0.1);
    expect((await guess(email)).status).toBe(200);
  });

  test("[C28] counts simultaneous guesses before a right one is accepted", async () => {
    const guesser = t.client();
    const addresses = [...Array.from({ length: 100 }, (_, n) => `many${n}@people.example`), email];
    const statuses = await Promise.all(
      addresses.map(async (one) => {
        const response = await guesser(operations.experienceAuth, { query: { email: one, sessionId: id } });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(60);
  });

  test("a join link works many times, but not when it is forged, signed with another key, or revoked", async () => {
    expect([(await byLink()).status, (await byLink()).status]).toEqual([200, 200]);
    const [body, signature] = link().split(".");
    const forged = [
      `${body}.`,
      `${body}.${signature!.replace(/^./, (c) => (c === "A" ? "B" : "A"))}`,
      "x",
      "x.y",
    ];
    const otherKey = signJoinToken("another key", { sessionId: id, consumerId, linkVersion: 1 });
    for (const token of [...forged, otherKey, link({ linkVersion: 2 })]) {
      expect(await byLink(token)).toMatchObject({ status: 410, body: { code: "LINK_EXPIRED" } });
    }
    await t.database.db
      .update(sessionConsumers)
      .set({ linkVersion: 2 })
      .where(eq(sessionConsumers.sessionId, id));
    expect((await byLink()).status).toBe(410);
    expect((await byLink(link({ linkVersion: 2 }))).status).toBe(200);
  });

  test("an address alone never disconnects a player; their own browser and their link do", async () => {
    t.live.connected.set(`${id} ${consumerId}`, "her browser");
    for (const browser of [{}, { browser: "another" }])
      expect(await byEmail(browser)).toMatchObject({ status: 409, body: { code: "SEAT_IN_USE" } });
    expect((await byEmail({ browser: "her browser" })).status).toBe(200);
    expect((await byLink()).status).toBe(200);
    t.live.connected.clear();
    expect((await byEmail()).status).toBe(200);
  });

  test("an address alone opens lobby and session; personal data needs the link or an emailed code", async () => {
    const weak = t.client((await byEmail()).body.token);
    const own = [
      ...[operations.exportOwnData, operations.eraseOwnData, operations.getConsents].map((call) =>
        weak(call),
      ),
      weak(operations.putConsents, { body: { camera: true } }),
      weak(operations.patchUser, { body: { first_name: "Taken" } }),
    ];
    for (const response of await Promise.all(own))
      expect(response).toMatchObject({ status: 403, body: { code: "PROOF_NEEDED" } });
    expect((await weak(operations.getDataPackage, { query: { sessionId: id } })).status).toBe(200);
    const strong = await participant();
    expect((await strong(operations.exportOwnData)).body.person.first_name).not.toBe("Taken");
    expect((await strong(operations.getConsents)).status).toBe(200);
  });

  const requestCode = (over = {}) =>
    t.client()(operations.requestJoinCode, { body: { email, sessionId: id, ...over } });
  const codeInEmail = async () => /[2-9A-Z]{4} [2-9A-Z]{4}/.exec((await t.emails(email)).at(-1)!.text)![0];
  const byCode = (code: string, over = {}) =>
    t.client()(operations.experienceLogin, { body: { email, sessionId: id, code, ...over } });

  test("an emailed code proves the address: it takes the seat back and opens personal data", async () => {
    expect((await requestCode()).status).toBe(202);
    const code = await codeInEmail();
    t.live.connected.set(`${id} ${consumerId}`, "a stranger's browser");
    expect((await byEmail()).body.code).toBe("SEAT_IN_USE");
    const entered = await byCode(code);
    expect([entered.status, Object.keys(entered.body)]).toEqual([200, ["token"]]);
    expect((await t.client(entered.body.token)(operations.exportOwnData)).body.person.email).toBe(email);
    t.live.connected.clear();
  });

  test("a code is valid for one person and session, for some minutes, until the links are revoked", async () => {
    await requestCode();
    const code = await codeInEmail();
    const wrong = { status: 403, body: { code: "CODE_WRONG" } };
    expect(await byCode("AAAA AAAA")).toMatchObject(wrong);
    expect(await byCode(code, { email: "no@one.example" })).toMatchObject(wrong);
    expect(await byCode("")).toMatchObject(wrong);
    t.clock.advance(20);
    expect(await byCode(code)).toMatchObject(wrong);
    await requestCode();
    const second = await codeInEmail();
    t.clock.advance(10);
    expect((await byCode(second.toLowerCase().replace(" ", ""))).status).toBe(200);
    await requestCode();
    const third = await codeInEmail();
    await company.owner(operations.revokeLinks, { params: { id }, body: {} });
    expect(await byCode(third)).toMatchObject(wrong);
  });

  test("a code can be used once, also by two requests at the same time", async () => {
    await requestCode();
    const code = await codeInEmail();
    const entered = await Promise.all([byCode(code), byCode(code)]);
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await byCode(code)).status).toBe(403);
    await requestCode();
    expect((await byCode(await codeInEmail())).status).toBe(200);
  });

  test("requesting codes reveals nothing, and neither guessing nor flooding an inbox is possible", async () => {
    const before = (await t.emails(email)).length;
    const stranger = await requestCode({ email: "no@one.example" });
    for (let n = 0; n < 7; n++) expect((await requestCode()).status).toBe(stranger.status);
    expect((await t.emails(email)).length - before).toBe(5);
    expect(await t.emails("no@one.example")).toEqual([]);
    const guesser = t.client();
    const guesses = await Promise.all(
      Array.from({ length: 11 }, (_, n) =>
        guesser(operations.experienceLogin, { body: { email, sessionId: id, code: `2222 222${n % 10}` } }),
      ),
    );
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await byLink()).status).toBe(200);
  });

  test("a cancelled session says so, by link and by address", async () => {
    await company.owner(operations.cancelSession, { params: { id } });
    for (const response of [await byLink(), await byEmail()])
      expect(response).toMatchObject({ status: 410, body: { code: "SESSION_CANCELLED" } });
  });

  test("revoked links and the tokens made with them are refused; the link of a new email works", async () => {
    const client = await participant();
    const params = { id };
    const unknown = { consumer_ids: ["0199aaaa-0000-7000-8000-000000000000"] };
    expect((await company.owner(operations.revokeLinks, { params, body: unknown })).body.code).toBe(
      "SESSION_009",
    );
    expect((await company.owner(operations.revokeLinks, { params, body: {} })).status).toBe(204);
    expect((await client(operations.getUser)).status).toBe(401);
    expect((await byLink()).body.code).toBe("LINK_EXPIRED");
    await company.owner(operations.inviteAttendees, { params, body: { consumer_ids: [consumerId] } });
    const [sent] = (await t.emails(email)).at(-1)!.links;
    expect((await byLink(/#join=([^&]+)/.exec(sent!)![1])).status).toBe(200);
  });

  test("after the end a link works for 30 days and an address gets SESSION_006", async () => {
    await t.lifecycle.started(id, 0, 0);
    await t.lifecycle.ended(id, t.clock.now().getTime());
    expect(await byEmail()).toMatchObject({ status: 409, body: { code: "SESSION_006" } });
    expect((await byLink()).status).toBe(200);
    t.clock.advance(30 * 24 * 60 + 1);
    expect(await byLink()).toMatchObject({ status: 409, body: { code: "SESSION_006" } });
    t.clock.at = new Date("2026-11-21T09:00:00Z");
  });

  test("removing an attendee ends their token and their link", async () => {
    const client = await participant();
    await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [] } });
    expect((await client(operations.getUser)).status).toBe(401);
    expect((await byLink()).status).toBe(410);
  });
});

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

  test("[P07] the data package of another session is refused", async () => {
    const client = await participant();
    const other = await testDraft(t, company.owner);
    const response = await client(operations.getDataPackage, { query: { sessionId: other } });
    expect(response).toMatchObject({ status: 403, body: { code: "CONSUMER_002" } });
    expect((await client(operations.getScorecard, { params: { sessionId: other } })).body.code).toBe(
      "CONSUMER_002",
    );
  });

  test("[D09] the data package has these parts", async () => {
    const client = await participant();
    const { body } = await client(operations.getDataPackage, { query: { sessionId: id } });
    const keys = (part: object) => Object.keys(part).sort();
    expect(keys(body)).toEqual(["company", "experience", "media", "server_time", "session", "team", "user"]);
    expect(keys(body.session)).toEqual([
      "ends_at",
      "id",
      "language",
      "starts_at",
      "status",
      "timezone",
      "title",
    ]);
    expect(keys(body.experience)).toEqual(["cover", "locale", "slug", "synopsis", "title"]);
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

  test("[P10] who was removed from the session gets that error", async () => {
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
      (await company.owner(operations.getSession, { params: { id } })).body.attendees[0].readiness;
    expect(await readiness()).toBe("not_invited");
    const check = (results: operations.CheckResults) => client(operations.systemCheck, { body: { results } });
    await check({ browser: true, realtime: false });
    expect(await readiness()).toBe("needs_help");
    await check({ realtime: true });
    expect(await readiness()).toBe("needs_help");
    const results = { browser: true, realtime: true, camera: false, relay: false };
    expect((await check(results)).body).toMatchObject({ passed: true });
    // Being ready also requires an RSVP.
    expect(await readiness()).toBe("not_invited");
    await t.client()(operations.rsvp, { body: { token: link(), coming: true } });
    expect(await readiness()).toBe("ready");
    const { attendees } = (await company.owner(operations.getSession, { params: { id } })).body;
    expect(attendees[0].system_check.results).toEqual(results);
    const strange = { nonsense: true } as operations.CheckResults;
    expect((await check(strange)).body.code).toBe("REQUEST_001");
    expect(await readiness()).toBe("ready");
  });

  test("has joined when they open the page after the lobby has opened, 15 minutes before the start", async () => {
    const client = await participant();
    const come = async () => {
      await client(operations.getDataPackage, { query: { sessionId: id } });
      return (await company.owner(operations.getSession, { params: { id } })).body.attendees[0].joined_at;
    };
    const startsAt = { starts_at: t.clock.in(20), timezone: "UTC" };
    await company.owner(operations.putSessionDate, { params: { id }, body: startsAt });
    expect(await come()).toBeNull();
    t.clock.advance(5);
    expect(await come()).toBe(t.clock.now().toISOString());
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
  expect(items.find((one: { id: string }) => one.id === id).counts).toMatchObject({ declined: 0, ready: 1 });
  expect((await t.lifecycle.load(id))?.roster).toHaveLength(1);
});

test("somebody who declined and joins all the same is expected again, if a seat is available", async () => {
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

test("with its id anybody can read public data of a session and its calendar file, nothing about the company", async () => {
  const { body } = await t.client()(operations.getOpenSession, { query: { sessionId: id } });
  expect(Object.keys(body).sort()).toEqual([
    "ends_at",
    "id",
    "language",
    "starts_at",
    "status",
    "timezone",
    "title",
  ]);
  const calendar = await t.client()(operations.openCalendar, { query: { sessionId: id } });
  expect(calendar.body).toContain("BEGIN:VEVENT");
  expect(calendar.body).not.toContain(email);
});

test("[V08] a wrong address on the join page is reported at its field", async () => {
  const response = await t.client()(operations.experienceLogin, { body: { email: "freja@", sessionId: id } });
  expect(response).toMatchObject({
    status: 422,
    body: { code: "REQUEST_001", errors: { email: ["Please enter a valid e-mail address."] } },
  });
});
