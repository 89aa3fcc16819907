import type { Report } from "@lantern/contract/http";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import {
  emailedSecret,
  password,
  type TestCompany,
  testCompany,
  testDraft,
  testPeople,
} from "../../../test/company.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { unzipped } from "../../../test/zip.ts";
import { fileTexts } from "../../core/documents/text/index.ts";
import {
  commitmentAnswers,
  consumers,
  feedback,
  sessionReports,
  sessionTexts,
} from "../../db/schema/index.ts";
import { erasePeople } from "../erasure/erase-people.ts";
import { deleteExpiredData } from "../erasure/retention-job.ts";
import { makeReport } from "./make-report.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
/** Seven attendees: three in Eider, two in Gannet, one who did not come, and one who declined. */
let people: string[];

const line = "line-of-eider";
const read = (query: Record<string, string> = {}, headers: Record<string, string> = {}, as?: ApiClient) =>
  (as ?? company.owner)(operations.getReport, { params: { id }, query, headers });
const notifications = async () =>
  (await company.owner(operations.listNotifications)).body.items.filter(
    ({ title }) => title === "Your report is ready",
  );

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 20 });
  id = await testDraft(t, company.owner, { seats: 7 });
  people = await testPeople(company.owner, 7);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people } });
  await company.owner(operations.confirmSession, { params: { id } });
});
afterAll(() => t.close());

test("a session that has not ended, or was never played, has no report", async () => {
  expect(await read()).toMatchObject({ status: 409, body: { code: "REQUEST_001" } });
});

test("[C33] the report is stored when the session ends, and notified once", async () => {
  const at = t.clock.now().getTime();
  await t.lifecycle.started(id, at, at + 3_600_000);
  for (const person of people.slice(0, 5)) await t.lifecycle.attended(id, person, at);
  await t.database.db.insert(sessionTexts).values({
    id: line,
    sessionId: id,
    body: "=Ask first, then vote.",
    author: people[0]!,
    expiresAt: t.clock.now(),
  });
  t.live.playedSessions.set(id, samplePlayedSession(people.slice(0, 3), people.slice(3, 5), line));
  await t.lifecycle.ended(id, at + 3_600_000);
  const { rows } = await t.database.pool.query(
    "select task_identifier from graphile_worker.jobs where key = $1",
    [`report:${id}`],
  );
  expect(rows).toEqual([{ task_identifier: "report.make" }]);
  await Promise.all([makeReport(t.context, id), makeReport(t.context, id)]);
  // From now on the log is not read again.
  t.live.playedSessions.delete(id);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    session: { id, title: "Autumn hour", ended_at: "2026-11-20T15:00:00.000Z" },
    attendance: { listed: 7, came: 5, absent: 2, time_present: { whole: 3, early: 2, median_minutes: 58 } },
    credits: { captured: 5, released: 2 },
    teams: [{ name: "Eider", people: 3, commitment: { text: "=Ask first, then vote." } }],
    hidden_teams: 1,
    feedback: { responses: 0, requested: 5, ratings: null },
  });
  expect(await notifications()).toHaveLength(1);
});

test("[C33] three sentences on top say who came, what they did, and what they promised", async () => {
  const { summary } = (await read()).body as operations.Report;
  expect(summary).toEqual({
    came: "5 of the 7 people on the list attended, in 2 teams. 2 did not come.",
    together: "Teams of three or more solved 1 of 1 puzzle and reached one ending.",
    committed:
      "1 of 1 team of three or more wrote down what they’ll do. We’ll ask them how it went after 14 days.",
  });
});

test("of a team of three the choices and measures are visible, without listening and the parts of the score", async () => {
  const { teams, decisions } = (await read()).body as operations.Report;
  expect(teams[0]?.points).toEqual({ total: 640, parts: null });
  expect(teams[0]?.measures?.map(({ id: measure, band, label }) => [measure, band, label])).toEqual([
    ["contribution", "high", "Even"],
  ]);
  expect(decisions[0]?.teams).toEqual([{ team: "eider", option: "knock", before: null, after: null }]);
});

test("[C33] moments are counted over three teams or more, and say nothing about which", async () => {
  const moments = async (teams: number, version: "now" | "before" = "now") => {
    const counted = { moments: { teams, kinds: { turned: 1, close: 3, unread: 1 } } };
    const played = { ...samplePlayedSession(people.slice(0, 3), people.slice(3, 5), line) };
    await t.database.db
      .update(sessionReports)
      .set({ played: version === "now" ? { ...played, ...counted } : played })
      .where(eq(sessionReports.sessionId, id));
    return ((await read()).body as operations.Report).moments;
  };
  expect(await moments(2)).toBeNull();
  expect(await moments(3)).toEqual({
    teams: 3,
    kinds: [
      { kind: "close", teams: 3 },
      { kind: "turned", teams: 1 },
      { kind: "unread", teams: 1 },
    ],
  });
  expect(await moments(0, "before")).toBeNull();
});

test("ratings are visible as counts once three people have responded", async () => {
  const rate = (person: string, rating: number) =>
    t.database.db
      .insert(feedback)
      .values({ sessionId: id, consumerId: person, companyId: company.id, rating });
  await rate(people[0]!, 5);
  await rate(people[1]!, 4);
  expect((await read()).body.feedback).toEqual({ responses: 2, requested: 5, ratings: null });
  await rate(people[2]!, 2);
  expect((await read()).body.feedback).toEqual({ responses: 3, requested: 5, ratings: [0, 1, 0, 1, 1] });
});

test("the outcome of a commitment is visible as counts once three people of the team have responded", async () => {
  const respond = (person: string, response: "kept" | "partly") =>
    t.database.db
      .insert(commitmentAnswers)
      .values({ sessionId: id, consumerId: person, companyId: company.id, answer: response });
  const outcomes = async () => ((await read()).body as operations.Report).teams[0]?.commitment?.outcomes;
  await respond(people[0]!, "kept");
  await respond(people[1]!, "kept");
  // Belongs to another team, so it does not count here.
  await respond(people[3]!, "partly");
  expect(await outcomes()).toBeNull();
  await respond(people[2]!, "partly");
  expect(await outcomes()).toEqual({ kept: 2, partly: 1, not_yet: 0 });
});

test("[C33] the same report as CSV: one table each, and no cell runs as a formula", async () => {
  await t.database.db
    .update(consumers)
    .set({ firstName: '=HYPERLINK("http://x")', lastName: "Holm", department: "+Optics" })
    .where(eq(consumers.id, people[0]!));
  const attendance = await read({ format: "csv" });
  expect(attendance).toMatchObject({ status: 200, headers: { "content-type": "text/csv; charset=utf-8" } });
  expect(attendance.headers["content-disposition"]).toContain('filename="autumn-hour-attendance.csv"');
  const rows = String(attendance.body).trim().split("\r\n");
  expect(rows).toHaveLength(8);
  expect(rows).toContain(`"'=HYPERLINK(""http://x"") Holm",'+Optics,,Attended,Eider`);
  expect(rows.filter((row) => row.includes("Absent"))).toHaveLength(2);
  const teams = String((await read({ table: "teams" }, { accept: "text/csv" })).body);
  expect(teams).toContain("Balance of contribution");
  expect(teams).not.toContain("Gannet");
  expect(teams).toContain("'=Ask first");
  const decisions = String((await read({ format: "csv", table: "decisions" })).body).split("\r\n");
  expect(decisions).toContain("Who speaks first?,Knock,Eider,yes");
  expect(decisions).toContain("Who speaks first?,Call out,Eider,no");
});

test("[C33] the same report as PDF, with the texts of the page", async () => {
  const { app } = t;
  const response = await app.inject({
    method: "GET",
    url: `/api/session/${id}/report`,
    headers: { authorization: `Bearer ${company.token}`, accept: "application/pdf" },
  });
  expect(response.headers["content-type"]).toBe("application/pdf");
  expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const { text } = await extractText(new Uint8Array(response.rawPayload), { mergePages: true });
  for (const part of [
    "Autumn hour",
    "In short",
    "5 of the 7 people on the list attended",
    "5 of 7",
    "Who speaks first?",
    "Six dials",
    "Eider: Even",
    "=Ask first, then",
  ])
    expect(text).toContain(part);
});

test("[C33] the first page of the PDF has five sentences and three figures, and the details follow", async () => {
  const response = await t.app.inject({
    url: `/api/session/${id}/report?format=pdf`,
    headers: { authorization: `Bearer ${company.token}` },
  });
  const { text } = await extractText(new Uint8Array(response.rawPayload));
  const [first = "", ...others] = text.map((page) => page.replace(/\s+/g, " "));
  const report = (await read({})).body as Report;
  const sentences = [
    ...Object.values(report.summary),
    /Of \d measures of how teams worked together|By all \d measures|was not measured|only for teams/,
    new RegExp(`${fileTexts.en.report.first.fewRatings}|would like to play again`),
  ];
  for (const sentence of sentences) expect(first).toMatch(sentence);
  expect(first.match(/\d+ of \d+ (of the people|puzzles)/g)).toHaveLength(2);
  expect(first).not.toContain(fileTexts.en.report.attendance.notVisible);
  expect(first).not.toContain(fileTexts.en.report.people.title);
  expect(others.join(" ")).toContain(fileTexts.en.report.people.note);
});

test("[C33] the same report as slides, at most eight", async () => {
  const response = await t.app.inject({
    method: "GET",
    url: `/api/session/${id}/report?format=pptx`,
    headers: { authorization: `Bearer ${company.token}` },
  });
  expect(response.headers["content-disposition"]).toContain('filename="autumn-hour-report.pptx"');
  const slides = [...unzipped(response.rawPayload)].filter(([name]) =>
    /^ppt\/slides\/slide\d+\.xml$/.test(name),
  );
  expect(slides.length).toBeGreaterThan(5);
  expect(slides.length).toBeLessThanOrEqual(8);
  const text = slides.map(([, xml]) => xml).join("");
  for (const part of [
    "Autumn hour",
    "5 of the 7 people on the list attended",
    "5 of 7",
    "Eider",
    "=Ask first",
  ])
    expect(text).toContain(part);
});

afterEach(() => company.owner(operations.patchCompany, { body: { language: "en" } }));

/** The texts that files have without values, in English, where they are another word in the other languages. */
const wordsOf = (texts: unknown): string[] =>
  typeof texts === "string"
    ? [texts]
    : typeof texts === "object" && texts !== null
      ? Object.values(texts).flatMap(wordsOf)
      : [];

/** The PDF, the slides and the tables of the report, as text. */
async function filesIn(query = ""): Promise<{ pdf: string; slides: string; tables: string }> {
  const file = (what: string) =>
    t.app.inject({
      url: `/api/session/${id}/report?${what}${query}`,
      headers: { authorization: `Bearer ${company.token}` },
    });
  const pdf = new Uint8Array((await file("format=pdf")).rawPayload);
  const slides = [...unzipped((await file("format=pptx")).rawPayload)]
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(([, xml]) => String(xml).replaceAll(/<[^>]+>/g, "\n"));
  const tables: string[] = [];
  for (const table of ["attendance", "teams", "decisions"])
    tables.push((await file(`format=csv&table=${table}`)).body);
  tables.push(String((await company.owner(operations.getInsights, { query: { format: "csv" } })).body));
  const { text } = await extractText(pdf, { mergePages: true });
  return {
    pdf: text.replaceAll(/\s+/g, " "),
    slides: slides.join("\n"),
    tables: tables.join("\n"),
  };
}

test.each([
  ["es", "viernes, 20 de noviembre de 2026, de 15:00 a 16:00", "Asistieron 5 de las 7 personas de la lista"],
  [
    "de",
    "Freitag, 20. November 2026, 15:00 bis 16:00 Uhr",
    "Von 7 Personen auf der Liste haben 5 teilgenommen",
  ],
] as const)("files are in the company’s language: %s", async (language, when, came) => {
  await company.owner(operations.patchCompany, { body: { language } });
  const { pdf, slides, tables } = await filesIn();
  const texts = fileTexts[language];
  for (const part of [when, came, texts.report.paths.title, texts.report.commitments.quote("=Ask first")[0]!])
    expect(pdf).toContain(part);
  // No title of a column breaks inside of a word.
  for (const title of Object.values(texts.report.paths.columns)) expect(pdf).toContain(title);
  for (const part of [when.replace("\u00a0", " "), came, texts.report.slides.next])
    expect(slides.replaceAll("\u00a0", " ")).toContain(part);
  for (const table of [texts.tables.attendance, texts.tables.decisions, texts.tables.insights.session])
    expect(tables).toContain(table.map((one) => (one.includes(",") ? `"${one}"` : one)).join(","));
  const own = new Set(wordsOf(texts));
  const { audit: _, people: __, ...tablesOfReports } = fileTexts.en.tables;
  const english = wordsOf([fileTexts.en.report, fileTexts.en.attendance, tablesOfReports]).filter(
    (word) => word.length > 3 && !own.has(word),
  );
  const isIn = (word: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "u");
  for (const file of [pdf, slides, tables])
    expect(english.filter((word) => isIn(word).test(file))).toEqual([]);
  // A program that reads the headings can go on asking for English ones.
  expect((await filesIn("&language=en")).pdf).toContain("5 of the 7 people on the list attended");
  expect((await read()).body).toMatchObject({ summary: { came: expect.stringContaining("attended") } });
  expect((await read({ language })).body.summary.came).toContain(came);
});

test("an unknown format or table is rejected", async () => {
  expect((await read({ format: "exe" })).status).toBe(422);
  expect((await read({ format: "csv", table: "votes" })).status).toBe(422);
});

test("[O08] a Sub-Administrator reads report and insights", async () => {
  const email = `sub@${company.email.split("@")[1]}`;
  await company.owner(operations.inviteAdmin, { body: { email, user_type_id: 4 } });
  const accepted = await t.client()(operations.acceptInvitation, {
    params: { token: await emailedSecret(t, email) },
    body: {
      first_name: "Benedikt",
      last_name: "Ross",
      password,
      password_confirmation: password,
      terms: true,
    },
  });
  const sub = t.client(accepted.body.token);
  expect((await read({}, {}, sub)).status).toBe(200);
  expect((await sub(operations.getInsights)).status).toBe(200);
});

test("insights: all sessions, small departments in one row, nothing of other companies", async () => {
  for (const person of people.slice(1, 5))
    await t.database.db.update(consumers).set({ department: "Optics" }).where(eq(consumers.id, person));
  const { status, body } = await company.owner(operations.getInsights);
  expect(status).toBe(200);
  expect(body.sessions).toMatchObject([
    { id, listed: 7, came: 5, measures: { contribution: 0.9, listening: null }, feedback: { responses: 3 } },
  ]);
  expect(body.sessions[0]!.feedback!.average).toBeCloseTo(11 / 3);
  expect(body.months).toContainEqual({ month: "2026-11", sessions: 1, people: 5, credits: 5 });
  expect(body.departments).toEqual([
    { name: "Optics", reached: 4, of: 4 },
    { name: null, reached: 1, of: 3 },
  ]);
  const stranger = await testCompany(t);
  expect((await stranger.owner(operations.getInsights)).body).toMatchObject({ sessions: [], months: [] });
  expect((await read({}, {}, stranger.owner)).body.code).toBe("SESSION_001");
});

test("insights as CSV: a row for each session, with bands, and the mark that spreadsheets need", async () => {
  const { body, headers } = await company.owner(operations.getInsights, { query: { format: "csv" } });
  expect(headers["content-type"]).toContain("text/csv");
  const [heading, row] = String(body).split("\r\n");
  expect(heading?.startsWith("\uFEFFSession,Day (UTC),On the list,Attended,Balance of contribution,")).toBe(
    true,
  );
  expect(row).toMatch(/^Autumn hour,2026-11-20,7,5,upper band,0\.9,/);
});

test("a commitment outlives the company's retention of chat", async () => {
  t.clock.advance(60 * 24 * 60);
  await deleteExpiredData(t.context);
  const token = (await t.client()(operations.login, { body: { email: company.email, password } })).body.token;
  company.owner = t.client(token);
  expect((await read()).body.teams[0]!.commitment!.text).toBe("=Ask first, then vote.");
});

test("a removed person has no name in the report, and the commitment they typed is gone", async () => {
  await t.database.db.transaction((tx) => erasePeople(t.context, tx, company.id, [people[0]!]));
  const { body } = await read();
  const one = body.attendance.people.find((each) => each.consumer_id === people[0]);
  expect(one).toMatchObject({ name: null, department: null, status: "came" });
  expect(body.teams[0]!.commitment).toMatchObject({ text: null, removed: true });
});
