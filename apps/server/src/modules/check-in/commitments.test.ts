import * as operations from "@lantern/contract/http";
import type { StoredScorecard } from "@lantern/contract/live";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { simulatedScorecard } from "../../../test/scorecard.ts";
import { checkIns } from "../../db/schema/index.ts";
import type { CommitmentEmail } from "../../jobs/tasks.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";
import { emailCommitments } from "./commitments.ts";
import { pseudonymsOf } from "./pseudonym.ts";
import { pseudonymInUse } from "./wave-repository.ts";

const line = "We say what we are not sure of <b>before</b> we vote.";

let t: TestApplication;
let company: TestCompany;
let id: string;
let people: string[];
let addresses: string[];
/** The stored sentence; null once it is erased. */
let stands: string | null;

beforeAll(async () => {
  t = await testApplication();
  // The live server has its own tests. Here only the scorecard of a finished session matters.
  t.live.scorecard = async () => storedScorecard();
});
beforeEach(async () => {
  stands = line;
  company = await testCompany(t);
  id = await testDraft(t, company.owner);
  people = await testPeople(company.owner, 3);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people } });
  await company.owner(operations.confirmSession, { params: { id } });
  await company.owner(operations.inviteAttendees, { params: { id } });
  const { attendees } = (await company.owner(operations.getSession, { params: { id } })).body;
  addresses = people.map((one) => attendees.find(({ consumer_id }) => consumer_id === one)!.email);
});
afterAll(() => t.close());

const simulated = simulatedScorecard();

/** A scorecard of another adventure, with the commitment of these tests. */
function storedScorecard(): StoredScorecard {
  const { scorecard, directory } = simulated;
  const award = { id: "a", title: "The Lookout", text: "", badge: "b" };
  return {
    scorecard: {
      ...scorecard,
      experience: { ...scorecard.experience, slug: "another" },
      team: { ...scorecard.team, name: "Curlew" },
      commitmentTextId: "t1",
      measures: [{ ...scorecard.measures[0]!, value: 0.8, own: 0.4 }],
      awards: { team: award, personal: award },
    },
    directory: { ...directory, texts: { t1: stands } },
  };
}

async function play(): Promise<void> {
  const at = t.clock.now().getTime();
  await t.lifecycle.started(id, at, at + 3_600_000);
  for (const one of people.slice(0, 2)) await t.lifecycle.attended(id, one, at);
  await t.lifecycle.ended(id, at);
}

async function planned(): Promise<{ email: CommitmentEmail; at: Date }[]> {
  const { rows } = await t.database.pool.query(
    `select payload, run_at from graphile_worker._private_jobs j
     join graphile_worker._private_tasks k on k.id = j.task_id
     where k.identifier = 'session.commitment' and payload->>'sessionId' = $1 order by run_at`,
    [id],
  );
  return rows.map(({ payload, run_at }) => ({ email: payload, at: run_at }));
}

const emailsTo = async (n: number) =>
  (await t.emails(addresses[n]!)).filter(({ kind }) => kind.startsWith("commitment"));

test("a commitment is emailed on the same day to everybody who came, and once more after 14 days", async () => {
  const end = t.clock.now().getTime();
  await play();
  const both = await planned();
  expect(both.map(({ email, at }) => [email.what, at.getTime() - end])).toEqual([
    ["commitment", 30 * 60_000],
    ["follow-up", 14 * 86_400_000],
    ["check-in", 30 * 86_400_000],
  ]);
  for (const { email } of [...both, ...both]) await emailCommitments(t.context, email);
  const [first, second] = await emailsTo(0);
  expect([first?.kind, second?.kind]).toEqual(["commitment", "commitment-asked"]);
  for (const email of [first, second]) {
    expect(email?.text).toContain(line);
    expect(email?.html).toContain("&lt;b&gt;before&lt;/b&gt;");
  }
  expect(first?.text).toContain("Curlew wrote this together");
  expect(await emailsTo(1)).toHaveLength(2);
  expect(await emailsTo(2)).toEqual([]);
});

test("an outcome is accepted once the question was asked, one for each participant, the latest counts", async () => {
  await play();
  const link = { sessionId: id, consumerId: people[0]!, linkVersion: 1 };
  const token = signJoinToken(t.context.settings.appKey, link);
  const enter = async () =>
    t.client((await t.client()(operations.experienceLogin, { body: { token } })).body.token);
  let participant = await enter();
  const send = (outcome: string) => participant(operations.sendCommitmentOutcome, { body: { outcome } });
  expect((await participant(operations.getCommitmentOutcome)).body).toEqual({
    requested: false,
    outcome: null,
  });
  expect((await send("kept")).status).toBe(409);
  const before = t.clock.at;
  t.clock.advance(14 * 24 * 60);
  participant = await enter();
  expect((await participant(operations.getCommitmentOutcome)).body).toEqual({
    requested: true,
    outcome: null,
  });
  expect((await send("gladly")).status).toBe(422);
  for (const response of ["partly", "kept"]) expect((await send(response)).status).toBe(200);
  expect((await participant(operations.getCommitmentOutcome)).body).toEqual({
    requested: true,
    outcome: "kept",
  });
  t.clock.at = before;
  const { rows } = await t.database.pool.query(
    "select answer, company_id from commitment_answers where session_id = $1",
    [id],
  );
  expect(rows).toEqual([{ answer: "kept", company_id: company.id }]);
});

test("whoever has responded before the question after two weeks is not asked again", async () => {
  await play();
  const [commitment, followUp] = await planned();
  await emailCommitments(t.context, commitment!.email);
  await t.database.pool.query(
    "insert into commitment_answers (session_id, consumer_id, company_id, answer) values ($1, $2, $3, 'partly')",
    [id, people[0], company.id],
  );
  await emailCommitments(t.context, followUp!.email);
  expect((await emailsTo(0)).map(({ kind }) => kind)).toEqual(["commitment"]);
  expect((await emailsTo(1)).map(({ kind }) => kind)).toEqual(["commitment", "commitment-asked"]);
});

test("one email asks both where both are due, and after 30 days one asks for the check-in alone", async () => {
  await company.owner(operations.patchCompany, { body: { check_in: true } });
  await play();
  const [commitment, followUp, checkIn] = await planned();
  await emailCommitments(t.context, commitment!.email);
  const start = t.clock.at;
  t.clock.at = followUp!.at;
  // Ann has said what became of the commitment, Ben has responded to the check-in.
  await t.database.pool.query(
    "insert into commitment_answers (session_id, consumer_id, company_id, answer) values ($1, $2, $3, 'partly')",
    [id, people[0], company.id],
  );
  const [pseudonym] = pseudonymsOf(t.context.settings, id, people[1]!);
  const row = { unitId: id, pseudonym, companyId: company.id, contacts: 3 };
  await t.database.db.insert(checkIns).values({ ...row, wave: "two_weeks" });
  // After a change of the installation's key a person goes on under the pseudonym that they have responded with.
  const changed = { appKey: "k".repeat(32), previousAppKeys: [t.context.settings.appKey] };
  const inUse = (person: string) => pseudonymInUse(t.database.db, id, pseudonymsOf(changed, id, person));
  expect(await inUse(people[1]!)).toBe(pseudonym);
  expect(await inUse(people[0]!)).toBe(pseudonymsOf(changed, id, people[0]!)[0]);
  for (const { email } of [followUp!, followUp!, checkIn!]) await emailCommitments(t.context, email);
  const emails = async (n: number) =>
    (await t.emails(addresses[n]!)).filter(({ kind }) => /commitment-asked|check-in/.test(kind));
  expect((await emails(0)).map(({ kind }) => kind)).toEqual(["check-in"]);
  expect((await emails(1)).map(({ kind, text }) => [kind, text.includes("three short statements")])).toEqual([
    ["commitment-asked", false],
  ]);
  expect(await emails(2)).toEqual([]);

  t.clock.at = checkIn!.at;
  await emailCommitments(t.context, checkIn!.email);
  const [, last] = await emails(1);
  expect(last).toMatchObject({ kind: "check-in" });
  expect(last?.text).toContain("30 days");
  // The link is still valid, and opens the page with the statements.
  const token = /#join=([^&]+)/.exec(last!.links.join(" "))![1]!;
  const joined = await t.client()(operations.experienceLogin, { body: { token } });
  const own = await t.client(joined.body.token)(operations.getCheckIn);
  expect(own.body).toMatchObject({ wave: "month" });
  t.clock.at = start;
});

test("somebody who has responded to nothing gets both in one email", async () => {
  await company.owner(operations.patchCompany, { body: { check_in: true } });
  await play();
  const [, followUp] = await planned();
  const start = t.clock.at;
  t.clock.at = followUp!.at;
  await emailCommitments(t.context, followUp!.email);
  t.clock.at = start;
  const [both, ...others] = (await t.emails(addresses[0]!)).filter(({ kind }) => /asked|check-in/.test(kind));
  expect(others).toEqual([]);
  expect(both?.text).toContain(line);
  expect(both?.text).toContain("three short statements");
});

test("a text that was erased is not emailed", async () => {
  await play();
  const [commitment, followUp] = await planned();
  await emailCommitments(t.context, commitment!.email);
  stands = null;
  await emailCommitments(t.context, followUp!.email);
  expect((await emailsTo(0)).map(({ kind }) => kind)).toEqual(["commitment"]);
});

test("for a company without measures of single people, a scorecard shows none of them", async () => {
  await play();
  const link = { sessionId: id, consumerId: people[0]!, linkVersion: 1 };
  const token = signJoinToken(t.context.settings.appKey, link);
  const joined = await t.client()(operations.experienceLogin, { body: { token } });
  const participant = t.client(joined.body.token);
  const read = async () => {
    const { scorecard } = (await participant(operations.getScorecard, { params: { sessionId: id } })).body;
    return [
      scorecard.measures[0]!.own,
      scorecard.awards.personal?.title ?? null,
      scorecard.measures[0]!.value,
    ];
  };
  expect(await read()).toEqual([0.4, "The Lookout", 0.8]);
  // The end points to another adventure, as soon as there is one.
  const nextOf = async () =>
    (await participant(operations.getScorecard, { params: { sessionId: id } })).body.next?.title;
  expect(await nextOf()).toBe(t.context.adventures.list()[0]?.title);
  await company.owner(operations.patchCompany, { body: { person_measures: false, brand_color: "#0f766e" } });
  expect(await read()).toEqual([null, null, 0.8]);
  expect(await t.lifecycle.load(id)).toMatchObject({ personMeasures: false, companyColor: "#0f766e" });

  // The question after the session, asked in the same seat.
  expect((await participant(operations.getFeedback)).body).toEqual({ rating: null });
  for (const rating of [2, 5]) await participant(operations.sendFeedback, { body: { rating } });
  expect((await participant(operations.getFeedback)).body).toEqual({ rating: 5 });
  expect((await participant(operations.sendFeedback, { body: { rating: 6 } })).status).toBe(422);
  const { rows } = await t.database.pool.query("select rating from feedback where session_id = $1", [id]);
  expect(rows).toEqual([{ rating: 5 }]);
});

test("before the session no rating is accepted", async () => {
  const link = { sessionId: id, consumerId: people[0]!, linkVersion: 1 };
  const token = signJoinToken(t.context.settings.appKey, link);
  const joined = await t.client()(operations.experienceLogin, { body: { token } });
  const refused = await t.client(joined.body.token)(operations.sendFeedback, { body: { rating: 5 } });
  expect(refused).toMatchObject({ status: 409, body: { code: "REQUEST_001" } });
});
