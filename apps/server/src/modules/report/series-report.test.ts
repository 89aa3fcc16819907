import * as operations from "@lantern/contract/http";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testPeople, testSeries } from "../../../test/company.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { sessionReports, sessionTexts } from "../../db/schema/index.ts";
import type { PlayedSession } from "../../db/schema/played-session.ts";
import { makeReport } from "./make-report.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let sessions: string[];
/** Six people: in each session three in Eider and two in Gannet, one absent. */
let people: string[];

const read = (query: Record<string, string> = {}, of = id) =>
  company.owner(operations.getSeriesReport, { params: { id: of }, query });

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 40 });
  people = await testPeople(company.owner, 6);
  id = await testSeries(t, company.owner, people);
  await company.owner(operations.confirmSeries, { params: { id } });
  const { body } = await company.owner(operations.getSeries, { params: { id } });
  sessions = body.sessions.map((one) => one.id);
});
afterAll(() => t.close());

async function play(session: string, eider: string[], gannet: string[], commitment: string) {
  const at = t.clock.now().getTime();
  await t.lifecycle.started(session, at, at + 3_600_000);
  for (const person of [...eider, ...gannet]) await t.lifecycle.attended(session, person, at);
  const text = { id: commitment, sessionId: session, body: "Ask first, then vote.", author: eider[0]! };
  await t.database.db.insert(sessionTexts).values({ ...text, expiresAt: t.clock.now() });
  t.live.playedSessions.set(session, samplePlayedSession(eider, gannet, commitment));
  await t.lifecycle.ended(session, at + 3_600_000);
  await makeReport(t.context, session);
}

const respond = (session: string, who: string[], outcome: "kept" | "partly") =>
  t.database.pool.query(
    `insert into commitment_answers (session_id, consumer_id, company_id, answer)
     select $1, unnest($2::uuid[]), $3, $4`,
    [session, who, company.id, outcome],
  );

test("a series that has not been played has no report", async () => {
  expect(await read()).toMatchObject({ status: 409, body: { code: "REQUEST_001" } });
});

test("the report says who came, how much of the group has met, and what teams agreed on", async () => {
  const [a, b, c, d, e, f] = people as [string, string, string, string, string, string];
  await play(sessions[0]!, [a, b, c], [d, e], "first");
  await play(sessions[1]!, [a, d, f], [b, e], "second");
  const report = (await read()).body as operations.SeriesReport;
  expect(report.people).toBe(6);
  // 3 + 1 pairs, then ad, af, df and be.
  expect(report.pairs).toEqual({ met: 8, pairs: 15 });
  expect(report.sessions.map(({ status, played }) => [status, played?.came, played?.pairs?.met])).toEqual([
    ["completed", 5, 4],
    ["completed", 5, 8],
    ["confirmed", undefined, undefined],
  ]);
  expect(report.sessions[0]?.played).toMatchObject({
    listed: 6,
    absent: 1,
    teams: 2,
    measures: { contribution: 0.9 },
    commitments: [{ team: "Eider", text: "Ask first, then vote.", outcomes: null }],
  });
  expect(report.summary).toEqual([
    "2 of 3 sessions have been played, and 83% of the people on the list came.",
    "53% of all pairs of colleagues have been on the same team so far.",
    "2 teams have agreed on what to do next. We show how it went once three people on a team have answered.",
  ]);
  const page = (await company.owner(operations.getSeries, { params: { id } })).body as operations.Series;
  expect([page.pairs, page.commitments]).toEqual([report.pairs, { teams: 2, outcomes: null }]);
});

test("answers are added up only over teams of which three answered, so none can be subtracted", async () => {
  const [a, b, c, d] = people as [string, string, string, string];
  await respond(sessions[0]!, [a, b], "kept");
  await respond(sessions[1]!, [a, d], "partly");
  expect(((await read()).body as operations.SeriesReport).commitments.outcomes).toBeNull();
  await respond(sessions[0]!, [c], "partly");
  const report = (await read()).body as operations.SeriesReport;
  expect(report.commitments).toEqual({ teams: 2, outcomes: { kept: 2, partly: 1, not_yet: 0 } });
  expect(report.sessions[1]?.played?.commitments[0]?.outcomes).toBeNull();
  expect(report.summary[2]).toContain("of 3 answers, 2 say it happened, 1 partly, 0 not yet");
});

test("as PDF it has the sentences and the dates, and at most four pages with the largest series there is", async () => {
  const pdf = await t.app.inject({ url: `/api/series/${id}/report?format=pdf`, headers: authorized() });
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.headers["content-disposition"]).toContain("autumn-evenings-series-report.pdf");
  const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
  expect(text).toContain("2 of 3 sessions have been played");
  expect(text).toContain("Ask first, then vote.");
  const large = await largeSeries();
  const big = await t.app.inject({ url: `/api/series/${large}/report?format=pdf`, headers: authorized() });
  const pages = await extractText(new Uint8Array(big.rawPayload));
  expect(pages.totalPages).toBe(4);
  expect(pages.text.at(-1)).toMatch(/\d+ more are in the reports of the sessions/);
  // The title is cut on the cover and beside the page numbers, and the line below a sentence stays with it.
  for (const page of pages.text) expect(page).toMatch(/W+…/);
  for (const page of pages.text.slice(2)) expect(page).toMatch(/^“/);
  expect(pages.text[1]).toMatch(/^Session Date Adventure/);
  const { items } = (await company.owner(operations.listAudit, { query: { noun: "series" } })).body;
  expect(items[0]!.action).toBe("series.export");
});

const authorized = () => ({ authorization: `Bearer ${company.token}` });

/** Six sessions with the longest titles, of fifty teams each, whose commitments are as long as they can be. */
async function largeSeries(): Promise<string> {
  const dates = [1, 2, 3, 4, 5, 6].map((days) => ({
    experience: "the-quiet-station",
    starts_at: t.clock.in((40 + days) * 24 * 60),
  }));
  const large = await testSeries(t, company.owner, people.slice(0, 2), {
    title: "W".repeat(120),
    sessions: dates,
  });
  await company.owner(operations.confirmSeries, { params: { id: large } });
  const { body } = await company.owner(operations.getSeries, { params: { id: large } });
  for (const { id: session } of body.sessions as operations.SessionSummary[]) {
    const sample = samplePlayedSession(people.slice(0, 3), people.slice(3, 5), "none");
    const teams = Array.from({ length: 50 }, (_, n) => ({
      ...sample.teams[0]!,
      id: `team${n}`,
      name: `Team ${n}`,
      commitmentTextId: `${session}:${n}`,
    }));
    const at = t.clock.now().getTime();
    await t.lifecycle.started(session, at, at + 3_600_000);
    await t.lifecycle.ended(session, at + 3_600_000);
    const played: PlayedSession = { ...sample, teams };
    await t.database.db.insert(sessionReports).values({ sessionId: session, companyId: company.id, played });
    await t.database.db.insert(sessionTexts).values(
      teams.map(({ commitmentTextId }) => ({
        id: commitmentTextId,
        sessionId: session,
        body: "Whenever we meet again ".repeat(12),
        author: people[0]!,
        expiresAt: t.clock.now(),
      })),
    );
  }
  return large;
}
