import { randomUUID } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiClient, TestClock } from "../../test/application.ts";
import { testDraft, testPeople } from "../../test/company.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { webSocket } from "../../test/open-connections.ts";
import { settings } from "../../test/settings.ts";
import { startNode } from "../../test/whole-node.ts";
import { insertCompany, verifyCompany } from "../core/companies/repository.ts";
import { type JobRunner, startJobs } from "../jobs/runner.ts";
import { issueToken } from "../modules/access/tokens/repository.ts";
import { insertUser } from "../modules/access/users/repository.ts";
import { createLog } from "../system/log.ts";

/** What the server writes to its log, at the default level, line by line. */
const output: string[] = [];
let database: TestDatabase;
let node: Awaited<ReturnType<typeof startNode>>;
let jobs: JobRunner;

beforeAll(async () => {
  database = await testDatabase();
  const log = createLog(3, (line) => output.push(line));
  node = await startNode(database, log);
  jobs = await startJobs({ pool: database.pool, tasks: node.tasks, log, alone: true });
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await node.stop();
  await database.drop();
});

const client = (token: string) => apiClient(node.app, settings, token);

interface Line {
  msg: string;
  session?: string;
  company?: string;
  job?: string;
}

/** `grep ID` over the log. */
const grep = (id: string): Line[] =>
  output.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Line);

/** A session of three people, and the socket of its host. */
async function beginSession() {
  const { db } = database;
  const companyId = await insertCompany(db, "Harbour House");
  const email = `ada@${companyId}.example`;
  const values = { email, companyId, userTypeId: 2 as const, emailVerifiedAt: new Date() };
  const { id: userId } = await insertUser(db, { ...values, firstName: "Ada", lastName: "House" });
  await db.transaction((tx) => verifyCompany(tx, new Date(), companyId, email));
  const owner = client(await issueToken(db, new Date(), { userId }));
  const clock = new TestClock();
  clock.at = new Date();
  const people = await testPeople(owner, 3);
  const emails = async () => [];
  const session = await testDraft({ database, clock, client: () => owner, emails }, owner, {
    experience: "dark-house",
    hosting: "host",
    speed: 20,
  });
  const params = { id: session };
  await owner(operations.putAttendees, { params, body: { consumer_ids: people } });
  expect((await owner(operations.confirmSession, { params })).status).toBe(200);
  expect((await owner(operations.inviteAttendees, { params })).status).toBeLessThan(300);
  await node.deps.live.open(session);
  for (const consumerId of people) {
    const seat = { sessionId: session, consumerId, enteredBy: "link" as const };
    await webSocket(node.host, { token: await issueToken(db, new Date(), seat) });
  }
  const token = await issueToken(db, new Date(), { userId });
  const host = await webSocket(node.host, { token, session });
  const command = async (type: "start" | "pause" | "resume") => {
    const id = randomUUID();
    host.send({ t: "host", id, c: { type } });
    await vi.waitFor(() => expect(host.frames).toContainEqual({ t: "ack", id }), 10_000);
  };
  return { session, companyId, command };
}

test("one grep tells the story of a session: live and jobs, each line with its session and company", {
  timeout: 120_000,
}, async () => {
  const { session, companyId, command } = await beginSession();
  await command("start");
  await command("pause");
  await command("resume");
  const jobOf = (name: string) => grep(session).find(({ job, msg }) => job === name && msg === "job done");
  await vi.waitFor(() => expect(jobOf("report.make")).toBeDefined(), 60_000);
  // An invitation and a scorecard for each person.
  const emails = () => grep(session).filter(({ job }) => job === "mail.send");
  await vi.waitFor(() => expect(emails().length).toBeGreaterThanOrEqual(6), 20_000);
  expect(jobOf("session.scorecards")).toBeDefined();

  const story = grep(session);
  const steps = story.map(({ msg }) => msg).filter((msg) => /^(session|act) /.test(msg));
  expect(steps).toEqual([
    "session opened",
    "session started",
    "session paused",
    "session planned again",
    ...steps.filter((step) => step === "act opened"),
    "session ended",
  ]);
  expect(steps).toContain("act opened");
  const ofSession = story.filter(({ job, msg }) => job || /^(session|act) /.test(msg));
  for (const line of ofSession) expect(line).toMatchObject({ session, company: companyId });
});

test("a session that a fault has ended says so, with the reason and its company", {
  timeout: 60_000,
}, async () => {
  const { session, companyId, command } = await beginSession();
  await command("start");
  // As a node of a version would have stored it that this one cannot read.
  await database.pool.query(
    `insert into live_log (session_run, seq, team, command_id, actor, at, events)
     select session_run, max(seq) + 1, null, 'unreadable', 'story', max(at), 'null'
     from live_log where session_run = (select id from live_sessions where session_id = $1) group by 1`,
    [session],
  );
  void command("pause").catch(() => {});
  const stopped = () => grep(session).find(({ msg }) => msg.startsWith("a session stopped: "));
  await vi.waitFor(() => expect(stopped()).toMatchObject({ session, company: companyId }), 20_000);
});
