/**
 * Everything that a company gets of a played session, made twice from sessions that differ only in what must not be visible:
 * if nothing differs, nothing can be computed, whatever else the reader knows.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testPeople, testSeries } from "../../../test/company.ts";
import { allOperations, isPlatform } from "../../../test/operations.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { unzipped } from "../../../test/zip.ts";
import { commitmentAnswers, sessionReports, sessionTexts, webhookDeliveries } from "../../db/schema/index.ts";
import type { PlayedSession, PlayedTeam } from "../../db/schema/played-session.ts";
import { findReportedSession } from "../session/reports.ts";
import { findAnySession } from "../session/repository.ts";
import { deliver } from "../webhook/delivery-job.ts";
import { channelBody, recapMessage } from "../webhook/message-presenter.ts";

// Six times everything, with drawn files: a slow machine needs more than the usual time.
vi.setConfig({ testTimeout: 90_000 });

let t: TestApplication;
let company: TestCompany;
let series: string;
let session: string;
let webhook: string;
/** Of a link that was shared before any of the comparisons. */
let token: string;
/** Four in Eider, three in Heron, two in Gannet. */
let people: string[];
let base: PlayedSession;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 60 });
  people = await testPeople(company.owner, 9);
  series = await testSeries(t, company.owner, people);
  await company.owner(operations.confirmSeries, { params: { id: series } });
  const { body } = await company.owner(operations.getSeries, { params: { id: series } });
  session = body.sessions[0]!.id;
  const at = t.clock.now().getTime();
  await t.lifecycle.started(session, at, at + 3_600_000);
  for (const person of people) await t.lifecycle.attended(session, person, at);
  await t.lifecycle.ended(session, at + 3_600_000);
  const [eider, heron, gannet] = [people.slice(0, 4), people.slice(4, 7), people.slice(7)];
  const sample = samplePlayedSession(eider, gannet, `${session}:eider`);
  const [first, last] = sample.teams as [PlayedTeam, PlayedTeam];
  const middle = { ...first, id: "heron", name: "Heron", people: heron, commitmentTextId: null };
  base = {
    ...sample,
    moments: { teams: 3, kinds: { turned: 1 } },
    teams: [first, middle, { ...last, commitmentTextId: `${session}:gannet` }],
  };
  await t.database.db.insert(sessionTexts).values(
    ["eider", "gannet"].map((team) => ({
      id: `${session}:${team}`,
      sessionId: session,
      body: `Line of ${team}`,
      author: people[team === "eider" ? 0 : 7]!,
      expiresAt: t.clock.now(),
    })),
  );
  await store(base);
  const hook = { kind: "slack", url: "http://127.0.0.1:9/", events: ["report.ready"] };
  webhook = (await company.owner(operations.createWebhook, { body: hook })).body.id;
  const link = { params: { id: session }, body: { expires_at: t.clock.in(9000) } };
  token = (await company.owner(operations.createReportLink, link)).body.url.split("/").at(-1)!;
});
afterAll(() => t.close());

async function store(played: PlayedSession): Promise<void> {
  const values = { sessionId: session, companyId: company.id, played };
  await t.database.db
    .insert(sessionReports)
    .values(values)
    .onConflictDoUpdate({ target: sessionReports.sessionId, set: { played } });
}

const file = async (url: string) =>
  (await t.app.inject({ url, headers: { authorization: `Bearer ${company.token}` } })).rawPayload;
const pdf = async (url: string) =>
  (await extractText(new Uint8Array(await file(url)), { mergePages: true })).text;
const slides = async (url: string) =>
  [...unzipped(await file(url))]
    .filter(([name]) => name.startsWith("ppt/slides/"))
    .flat()
    .join("\n");

/** What reading it leaves behind, or what says when it was read. */
const aboutReading = new Set(["listAudit", "exportAudit", "exportUser", "listDeliveries", "listReportLinks"]);

/** Every output that a company gets, by its name. */
async function everything(): Promise<Record<string, string>> {
  const outputs: Record<string, string> = {};
  for (const one of allOperations) {
    if (one.method !== "GET" || isPlatform(one) || aboutReading.has(one.id)) continue;
    const id = one.path.startsWith("/api/series/")
      ? series
      : one.path.includes("webhook")
        ? webhook
        : session;
    const { status, body } = await company.owner(one, { params: { id, sessionId: session } });
    if (status === 200) outputs[one.id] = typeof body === "string" ? body : JSON.stringify(body);
  }
  for (const table of ["attendance", "teams", "decisions"]) {
    const query = { format: "csv", table };
    outputs[`csv ${table}`] = String(
      (await company.owner(operations.getReport, { params: { id: session }, query })).body,
    );
  }
  const url = `/api/session/${session}/report`;
  outputs.pdf = await pdf(`${url}?format=pdf`);
  outputs.slides = await slides(`${url}?format=pptx`);
  outputs["series pdf"] = await pdf(`/api/series/${series}/report?format=pdf`);
  const csv = { query: { format: "csv" } };
  outputs["insights csv"] = String((await company.owner(operations.getInsights, csv)).body);
  outputs.link = JSON.stringify((await t.client()(operations.openReportLink, { body: { token } })).body);
  const [row, report] = await Promise.all([
    findAnySession(t.database.db, session),
    findReportedSession(t.database.db, company.id, session),
  ]);
  for (const kind of ["slack", "teams"] as const)
    outputs[kind] = channelBody(kind, recapMessage(row!, report!, "https://lantern.example"));
  return outputs;
}

/** The names of the outputs that are not the same. */
const differences = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);

/**
 * Who may read what is stored: the rule, what a team's own people get, and what compares or only stores it. The history
 * of rounds has who played and the questions that they were asked, nothing that anybody chose; only the live server gets it.
 */
const readers = [
  ...["core/ports/live-sessions.ts", "modules/session/meetings.ts", "modules/session/reported-session.ts"],
  ...["modules/session/reports.ts", "modules/session/round-history.ts", "modules/backup/drill.ts"],
  ...["modules/check-in/feedback/last-commitment.ts", "modules/report/repository.ts"],
];

test("no other source reads what is stored of a played session", () => {
  const source = fileURLToPath(new URL("../../", import.meta.url));
  const reading = globSync("{core,modules}/**/*.ts", { cwd: source })
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) =>
      /sessionReports\.played|\bPlayedSession\b/.test(readFileSync(join(source, path), "utf8")),
    );
  expect(reading.sort()).toEqual(readers.sort());
});

test("the walk reads every output that names a team", async () => {
  const outputs = await everything();
  const naming = Object.keys(outputs).filter((name) => outputs[name]?.includes("Eider"));
  expect(naming.sort()).toEqual([
    ...["csv attendance", "csv decisions", "csv teams", "getReport", "getSeriesReport", "link", "pdf"],
    ...["series pdf", "slides"],
  ]);
  expect(Object.keys(outputs)).toEqual(expect.arrayContaining(["getInsights", "getSeries", "getSession"]));
});

test("no output has a placeholder for which nothing was inserted", async () => {
  for (const [name, text] of Object.entries(await everything()))
    expect([name, /\{\w+\}/.exec(text)?.[0]]).toEqual([name, undefined]);
});

test("nothing of a team of two is in any output, not even in a total", async () => {
  const before = await everything();
  for (const [name, text] of Object.entries(before))
    expect([name, /gannet/i.test(text)]).toEqual([name, false]);
  const point = { points: 3, of: 300 as const, why: "Hidden." };
  const gannet: PlayedTeam = {
    ...base.teams[2]!,
    name: "Merganser",
    nickname: "the Unseen",
    ending: { id: "dusk", title: "Dusk" },
    points: { total: 990, story: point, puzzles: point, collaboration: point, spirit: { ...point, of: 100 } },
    award: { id: "other", title: "The Other", text: "Hidden.", badge: "other" },
    choices: [],
    puzzles: [],
    measures: [],
    commitmentTextId: null,
  };
  const secret = {
    scene: "attic",
    title: "The attic",
    question: "Up?",
    options: [{ id: "up", text: "Up", road: "Went up" }],
  };
  await store({
    ...base,
    teams: [base.teams[0]!, base.teams[1]!, gannet],
    decisions: [...base.decisions, secret],
  });
  await t.database.db.insert(commitmentAnswers).values(
    people.slice(7).map((consumerId) => ({
      sessionId: session,
      consumerId,
      companyId: company.id,
      answer: "kept" as const,
    })),
  );
  expect(differences(before, await everything())).toEqual([]);
});

test("a report says how many teams it does not show, and who attended without their team", async () => {
  const { body } = await company.owner(operations.getReport, { params: { id: session } });
  const report = body as operations.Report;
  expect(report.hidden_teams).toBe(1);
  expect(report.attendance.came).toBe(9);
  expect(report.attendance.people.filter(({ team }) => team === null)).toHaveLength(2);
  const why = "1 team had fewer than three people. So that nobody can tell what one person did";
  const url = `/api/session/${session}/report`;
  expect((await pdf(`${url}?format=pdf`)).replace(/\s+/g, " ")).toContain(why);
  expect(await slides(`${url}?format=pptx`)).toContain(why);
});

test("how people voted is in no output: not in a total, a sentence, a measure or a mean", async () => {
  const listening = (split: number, moved: number) => ({
    id: "listening" as const,
    title: "Listening",
    value: split === 0 ? null : moved / split,
    band: split === 0 ? null : ("high" as const),
    bandLabel: split === 0 ? "Nothing to measure" : "Strong",
    sentence: `${split} discussions started with different votes.`,
    how: "Of the discussions that started with different silent votes.",
    own: null,
    parts: { split, moved },
  });
  const withListening = (...each: [number, number][]): PlayedSession => ({
    ...base,
    teams: base.teams.map((team, index) => ({
      ...team,
      points: { ...team.points, collaboration: { points: 7, of: 300, why: `${each[index]}` } },
      measures: [team.measures[0]!, listening(...each[index]!)],
    })),
  });
  // Everybody of one mind, in every team.
  await store(withListening([0, 0], [0, 0], [0, 0]));
  const unanimous = await everything();
  await store(withListening([1, 1], [5, 2], [3, 3]));
  expect(differences(unanimous, await everything())).toEqual([]);
  // The comparison finds a difference in what may be visible.
  const [eider, ...others] = base.teams;
  await store({ ...base, teams: [{ ...eider!, choices: [{ scene: "door", option: "call" }] }, ...others] });
  const changed = differences(unanimous, await everything());
  expect(changed).toEqual(expect.arrayContaining(["csv decisions", "getReport", "link", "pdf", "slides"]));
});

test("a message that waits for its next attempt names no team where one is hidden", async () => {
  await t.database.db.delete(sessionReports).where(eq(sessionReports.sessionId, session));
  await store(base);
  const deliveries = () =>
    t.database.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhook));
  const [ready] = await deliveries();
  // Nobody listens at this address.
  await deliver(t.context, ready!.id);
  const [waiting] = await deliveries();
  expect(waiting).toMatchObject({ event: "report.ready", state: "waiting", attempts: 1 });
  expect(waiting?.body).toContain("in 3 teams took part");
  expect(waiting?.body).not.toMatch(/eider|gannet|points/i);
});

test("what was stored before the rule has no votes any more, and a message made before it is made again", async () => {
  const older = { by: "all", before: { knock: 1, call: 1 }, after: { knock: 2 } };
  const teams = base.teams.map((team) => ({
    ...team,
    choices: team.choices.map((choice) => ({ ...choice, ...older })),
  }));
  await store({ ...base, teams: [...teams, { ...base.teams[0]!, id: "idle", choices: [] }] });
  const [delivery] = await t.database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhook));
  const url = `https://lantern.example/dashboard/sessions/${session}/report`;
  await t.database.db
    .update(webhookDeliveries)
    .set({ body: JSON.stringify({ text: `Most points: Gannet with 990.\n<${url}|Open the report>` }) })
    .where(eq(webhookDeliveries.id, delivery!.id));
  const migration = new URL("../../../drizzle/0026_reports_without_votes.sql", import.meta.url);
  await t.database.pool.query(readFileSync(migration, "utf8").replaceAll("--> statement-breakpoint", ""));
  const [stored] = await t.database.db
    .select({ played: sessionReports.played })
    .from(sessionReports)
    .where(eq(sessionReports.sessionId, session));
  expect(stored?.played).toEqual({
    ...base,
    teams: [...base.teams, { ...base.teams[0], id: "idle", choices: [] }],
  });
  await deliver(t.context, delivery!.id);
  const [again] = await t.database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, delivery!.id));
  expect(again).toMatchObject({ state: "waiting", attempts: 2 });
  expect(again?.body).toContain("in 4 teams took part");
  expect(again?.body).not.toContain("Gannet");
});
