import { loadPack } from "@lantern/content";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestSession } from "../../../../../../packages/engine/test/session.ts";
import { type ApiClient, type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestCompany, testAdmin, testCompany, testDraft } from "../../../../test/company.ts";
import { liveServerOf, playedLog } from "../../../../test/live/played-log.ts";
import { liveLog, liveSessions, packs, sessions, sessionTexts } from "../../../db/schema/index.ts";

const secret = "what nobody else may read";
let t: TestApplication;
let admin: ApiClient;
let company: TestCompany;
let sessionId: string;
let members: string[];
let length: number;

/** A session of seven in two teams, played on the engine and stored as the live server stores it. */
beforeAll(async () => {
  t = await testApplication();
  admin = (await testAdmin(t)).client;
  company = await testCompany(t, { credits: 10 });
  sessionId = await testDraft(t, company.owner);
  const { pack, hash } = loadPack("dark-house");
  const startsAt = 2_000_000;
  const session = new TestSession(pack, { startsAt, expected: 7 });
  session.enter(...Array.from({ length: 7 }, (_, index) => `person-key-${index + 1}`));
  session.until(startsAt + 1000);
  const teams = session.teams.map(({ id }) => id);
  members = session.rosters[0]?.seats ?? [];
  const text = { text_id: "secret-1", length: secret.length, question: false };
  for (const { seats } of session.rosters) session.play(seats[0]!, { type: "chat", text });
  session.until(startsAt + 600_000);
  const { rows } = session;
  length = rows.filter(({ events }) => events.some((one) => !("team" in one) || one.team === "t1")).length;

  const { db } = t.database;
  await company.owner(operations.confirmSession, { params: { id: sessionId } });
  await db.update(sessions).set({ packHash: hash }).where(eq(sessions.id, sessionId));
  await db.insert(packs).values({ hash, slug: pack.slug, compiled: pack });
  // An older run that nobody came to; it must not be shown.
  await db.insert(liveSessions).values({ sessionId, run: 1 });
  const [run] = await db.insert(liveSessions).values({ sessionId, run: 2, teams }).returning();
  for (const row of rows) await db.insert(liveLog).values({ ...row, sessionRun: run!.id, team: null });
  const expiresAt = new Date("2030-01-01");
  await db.insert(sessionTexts).values({ id: "secret-1", sessionId, body: secret, expiresAt });
});
afterAll(() => t.close());

const at = (row?: number) =>
  admin(operations.replayMoment, {
    params: { of: sessionId },
    ...(row !== undefined && { query: { at: String(row) } }),
  });

test("[X04] a team can be viewed after any row of its log", async () => {
  const first = (await at(0)).body;
  expect(first).toMatchObject({ length, row: null, view: { stage: "lobby", people: [] } });
  expect(first.length).toBeGreaterThan(20);
  const [scene] = first.markers;
  const begun = (await at(scene!.seq)).body;
  expect(begun).toMatchObject({
    row: { seq: scene!.seq },
    view: { stage: "play", scene: { id: scene!.scene } },
    directory: { people: { s1: { name: "Seat 1" } } },
  });
  expect(Object.keys(begun.seats)).toEqual(members);
  expect((await at()).body).toMatchObject({ row: { seq: length }, view: { stage: "over", scorecard: true } });
});

test("[X04] no row contains what people wrote", async () => {
  let listed = 0;
  let arrivals = 0;
  for (let row = 0; row <= length; row++) {
    const moment = (await at(row)).body;
    const body = JSON.stringify(moment);
    expect(body).not.toContain(secret);
    expect(body).not.toMatch(/person-key|"length":\d+,"question"|"browser":"browser"/);
    for (const event of moment.row?.events ?? []) expect(Object(event).team ?? "t1").toBe("t1");
    if (body.includes('"chatted"')) listed++;
    if (body.includes('"entered"')) arrivals++;
  }
  // What the other team wrote is no row of this team.
  expect([listed, arrivals]).toEqual([1, 7]);
});

test("[X05] the measures are returned after each scene", async () => {
  const { body } = await admin(operations.replayMeasures, { params: { of: sessionId } });
  expect(body.steps.length).toBeGreaterThan(1);
  const [first, last] = [body.steps[0], body.steps.at(-1)];
  expect(first!.seq).toBeLessThan(last!.seq);
  expect(last!.measures.map(({ id }) => id)).toEqual([
    "contribution",
    "voice",
    "clues",
    "listening",
    "pace",
    "togetherness",
  ]);
  for (const { measures } of body.steps) for (const { own } of measures) expect(own).toBeNull();
});

test("[X03] a scorecard is made from the log, without personal sections", async () => {
  const { status, body } = await admin(operations.replayScorecard, { params: { of: sessionId } });
  expect([status, body.scorecard.you, body.scorecard.awards.personal]).toEqual([200, null, null]);
  expect(body.scorecard.experience.slug).toBe("dark-house");
});

test("[X03] of a log that has ended there are the scorecard and the last views, and nothing of single people", async () => {
  const log = await playedLog(t, "the-quiet-station", 6);
  const params = { of: log.sessionId };
  const card = async () => (await admin(operations.replayScorecard, { params })).body.scorecard;
  const before = await card();
  expect(await liveServerOf(t).endLog(log.sessionId)).toBe(true);
  expect(await card()).toEqual(before);
  const { body } = await admin(operations.replayMoment, { params });
  expect(body).toMatchObject({ length: 1, row: { seq: 1 }, view: { stage: "over", scorecard: true } });
  expect(body.row?.events).toEqual([
    { type: "logEnded", moments: expect.any(Object), attendance: expect.objectContaining({ early: 0 }) },
  ]);
  for (const person of log.people) expect(JSON.stringify(body)).not.toContain(person);
  expect((await admin(operations.replayMeasures, { params })).body.steps).toEqual([]);
});

test("a session that nobody played, an unknown team and an unknown session get 404", async () => {
  const draft = await testDraft(t, company.owner);
  const nothing = async (of: string, query?: Record<string, string>) =>
    (await admin(operations.replayMoment, { params: { of }, ...(query && { query }) })).status;
  expect(await nothing(draft)).toBe(404);
  expect(await nothing(sessionId, { team: "t99" })).toBe(404);
  expect(await nothing("0199aaaa-0000-7000-8000-000000000000")).toBe(404);
});
