import { randomUUID } from "node:crypto";
import type { Report } from "@lantern/contract/http";
import * as operations from "@lantern/contract/http";
import type { StoredScorecard } from "@lantern/contract/live";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../../test/application.ts";
import { testAdmin, testCompany, testDraft } from "../../../test/company.ts";
import { liveServerOf, type PlayedLog, playedLog } from "../../../test/live/played-log.ts";
import type { LiveServer } from "../../core/ports/live-sessions.ts";
import { liveLog, liveSessions, sessionReports, sessions, teamAnalyses } from "../../db/schema/index.ts";
import type { Log } from "../../system/log.ts";
import { meetingsOf } from "../session/meetings.ts";
import { endLogs } from "./end-logs-job.ts";
import { readReport } from "./make-report.ts";

let t: TestApplication;
let live: LiveServer;
/** Nobody opens its report or a scorecard. */
let unread: PlayedLog;
const warnings: object[] = [];
const languages = ["en", "es", "de"] as const;
const day = 24 * 60;
const timeout = 60_000;

beforeAll(async () => {
  t = await testApplication();
  unread = await playedLog(t, "the-quiet-station", 8);
}, 60_000);
afterAll(() => t.close());
// What a node has in memory is not what is stored.
beforeEach(() => {
  live = liveServerOf(t);
  warnings.length = 0;
  t.clock.at = new Date("2026-11-21T09:00:00Z");
});

const end = () => {
  const log = { ...t.context.log, info: () => {}, warn: (fields: object) => void warnings.push(fields) };
  return endLogs({ ...t.context, live, log: log as unknown as Log }, new AbortController().signal);
};
const set = async (value: unknown) => {
  const { client } = await testAdmin(t);
  const params = { key: "sessions.log_months" };
  return client(operations.putSetting, { params, body: malformed({ value }) });
};
const rowsOf = async (sessionId: string) =>
  t.database.db
    .select({ seq: liveLog.seq, type: sql<string>`${liveLog.events} -> 0 ->> 'type'` })
    .from(liveLog)
    .innerJoin(liveSessions, eq(liveSessions.id, liveLog.sessionRun))
    .where(eq(liveSessions.sessionId, sessionId))
    .orderBy(liveLog.seq);

/** Everybody's scorecard and the report, in every language. */
async function readAll({ sessionId, company, people }: PlayedLog) {
  const cards: (StoredScorecard | null)[] = [];
  const reports: Report[] = [];
  for (const language of languages) {
    for (const consumerId of people) cards.push(await live.scorecard(sessionId, { consumerId }, language));
    reports.push(await readReport({ ...t.context, live }, { companyId: company.id }, sessionId, language));
  }
  return { cards, reports };
}

test("a new installation ends logs after twelve months, and the number is a setting", async () => {
  const { client } = await testAdmin(t);
  const params = { key: "sessions.log_months" };
  expect((await client(operations.getSetting, { params })).body).toMatchObject({ value: 12, required: true });
  for (const wrong of [-1, 121, 1.5, "12"]) expect((await set(wrong)).status).toBe(422);
  expect((await set(0)).body).toMatchObject({ value: 0 });
  t.clock.advance(day * 800);
  await end();
  expect((await rowsOf(unread.sessionId)).length).toBe(unread.rows);
  t.clock.advance(-day * 800);
  expect((await set(12)).status).toBe(200);
});

test("the report, scorecards and what teams remember are there when nobody has opened them before the end of the log", async () => {
  t.clock.advance(day * 360);
  await end();
  expect((await rowsOf(unread.sessionId)).length).toBe(unread.rows);
  t.clock.advance(day * 10);
  const folded = await live.played(unread.sessionId);
  await t.database.db.delete(teamAnalyses);
  await end();
  expect(await rowsOf(unread.sessionId)).toEqual([{ seq: unread.rows, type: "logEnded" }]);

  live = liveServerOf(t);
  expect(await live.played(unread.sessionId)).toEqual(folded);
  const [stored] = await t.database.db
    .select()
    .from(sessionReports)
    .where(eq(sessionReports.sessionId, unread.sessionId));
  expect(stored?.played).toEqual(folded);
  const other = { id: randomUUID(), companyId: unread.company.id };
  const met = await meetingsOf(t.database.db, other, new Set(unread.people));
  expect([...met.keys()].sort()).toEqual([...unread.people].sort());
  // There is nothing left to end, and nothing that fails.
  await end();
  expect(warnings).toEqual([]);
});

test("the report and everybody's scorecard are the same before and after the end of the log, in every language", {
  timeout,
}, async () => {
  const read = await playedLog(t, "the-quiet-station", 7);
  const before = await readAll(read);
  expect(before.cards.length).toBe(21);
  const [first] = read.people;
  const texts = languages.map((_, index) => JSON.stringify(before.cards[index * read.people.length]));
  expect(new Set(texts).size).toBe(3);
  for (const card of before.cards) expect(card?.scorecard.points.total).toBeGreaterThan(0);
  t.clock.advance(day * 370);
  await end();
  expect(await rowsOf(read.sessionId)).toEqual([{ seq: read.rows, type: "logEnded" }]);

  live = liveServerOf(t);
  expect(await readAll(read)).toEqual(before);
  expect(await live.teamOf(read.sessionId, first!)).toMatchObject({ members: expect.any(Array) });
});

test("rows of a log that has ended, which come back out of a backup, change nothing and end again", {
  timeout,
}, async () => {
  const read = await playedLog(t, "the-quiet-station", 5);
  const { db, pool } = t.database;
  const saved = await pool.query(
    "create table saved_rows as select l.* from live_log l join live_sessions r on r.id = session_run where session_id = $1",
    [read.sessionId],
  );
  expect(saved.rowCount).toBe(read.rows);
  const before = await readAll(read);
  t.clock.advance(day * 370);
  await end();
  const folded = await live.played(read.sessionId);
  await pool.query("insert into live_log select * from saved_rows on conflict do nothing");
  expect((await rowsOf(read.sessionId)).length).toBe(read.rows);

  live = liveServerOf(t);
  expect(await live.played(read.sessionId)).toEqual(folded);
  expect(await readAll(read)).toEqual(before);
  await end();
  expect(await rowsOf(read.sessionId)).toEqual([{ seq: read.rows, type: "logEnded" }]);
  live = liveServerOf(t);
  expect(await live.played(read.sessionId)).toEqual(folded);
  expect(
    await db.select().from(sessionReports).where(eq(sessionReports.sessionId, read.sessionId)),
  ).toHaveLength(1);
});

test("a month is whole also where the one before is shorter", { timeout }, async () => {
  const read = await playedLog(t, "the-quiet-station", 4);
  await set(1);
  const { db } = t.database;
  const completedAt = new Date("2026-03-01T12:00:00Z");
  await db.update(sessions).set({ completedAt }).where(eq(sessions.id, read.sessionId));
  const left = async (at: string) => {
    t.clock.at = new Date(at);
    await end();
    return (await rowsOf(read.sessionId)).length;
  };
  expect(await left("2026-03-31T23:00:00Z")).toBe(read.rows);
  expect(await left("2026-04-01T13:00:00Z")).toBe(1);
  await set(12);
});

test("a session whose log cannot be read keeps it, and the others end", { timeout }, async () => {
  const broken = await playedLog(t, "the-quiet-station", 4);
  const whole = await playedLog(t, "the-quiet-station", 4);
  await t.database.pool.query(
    "delete from live_log where seq = 9 and session_run in (select id from live_sessions where session_id = $1)",
    [broken.sessionId],
  );
  t.clock.advance(day * 370);
  await end();
  expect((await rowsOf(broken.sessionId)).length).toBe(broken.rows - 1);
  expect((await rowsOf(whole.sessionId)).length).toBe(1);
  expect(warnings).toMatchObject([{ session: broken.sessionId }]);
});

test("without the stored analysis of a team, a log that has ended gives no other one", async () => {
  await t.database.db.delete(teamAnalyses);
  await expect(live.played(unread.sessionId)).rejects.toThrow(/analysis of t1 is not stored/);
});

test("runs that nobody played go, and those of sessions to come stay", async () => {
  const { db } = t.database;
  t.clock.advance(day * 370);
  const { owner } = await testCompany(t);
  const draft = await testDraft(t, owner);
  const cancelled = await testDraft(t, owner);
  await db.update(sessions).set({ status: "cancelled" }).where(eq(sessions.id, cancelled));
  await db.insert(liveSessions).values([
    { sessionId: draft, run: 1 },
    { sessionId: cancelled, run: 1 },
    { sessionId: unread.sessionId, run: 0 },
  ]);
  await end();
  const runs = async (sessionId: string) =>
    (await db.select().from(liveSessions).where(eq(liveSessions.sessionId, sessionId))).map(({ run }) => run);
  expect([await runs(draft), await runs(cancelled), await runs(unread.sessionId)]).toEqual([[1], [1], [1]]);
  t.clock.advance(day * 370);
  const coming = await testDraft(t, (await testCompany(t)).owner);
  await db.insert(liveSessions).values({ sessionId: coming, run: 1 });
  await end();
  expect([await runs(draft), await runs(cancelled), await runs(coming)]).toEqual([[], [], [1]]);
});
