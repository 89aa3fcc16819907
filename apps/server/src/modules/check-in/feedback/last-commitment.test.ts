import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { testCompany, testDraft, testPeople } from "../../../../test/company.ts";
import { samplePlayedSession } from "../../../../test/played-session.ts";
import { sessionReports, sessions, sessionTexts } from "../../../db/schema/index.ts";
import { signJoinToken } from "../../access/tokens/join-token.ts";
import { erasePeople } from "../../erasure/erase-people.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const text = "someone is quiet\nask <b>them</b>";

/** A team of four with a commitment in German, and a second, English session with some of them and some others. */
async function twoSessions({ same, others }: { same: number; others: number }) {
  const company = await testCompany(t, { credits: 12 });
  const people = await testPeople(company.owner, 4 + others);
  const confirmed = async (list: string[]) => {
    const id = await testDraft(t, company.owner);
    await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: list } });
    await company.owner(operations.confirmSession, { params: { id } });
    await company.owner(operations.inviteAttendees, { params: { id } });
    return id;
  };
  const team = people.slice(0, 4);
  const first = await confirmed(team);
  const at = t.clock.now().getTime();
  await t.lifecycle.started(first, at, at + 3_600_000);
  for (const one of team) await t.lifecycle.attended(first, one, at);
  await t.lifecycle.ended(first, at);
  await t.database.db.update(sessions).set({ language: "de" }).where(eq(sessions.id, first));
  const textId = `text-${first}`;
  const played = samplePlayedSession(team, [], textId);
  await t.database.db
    .insert(sessionReports)
    .values({ companyId: company.id, sessionId: first, played })
    .onConflictDoUpdate({ target: sessionReports.sessionId, set: { played } });
  const expiresAt = new Date("9999-12-31T00:00:00Z");
  await t.database.db.insert(sessionTexts).values({ id: textId, sessionId: first, body: text, expiresAt });
  const second = await confirmed([...people.slice(0, same), ...people.slice(4)]);
  const enter = async (person: string) => {
    const token = signJoinToken(t.context.settings.appKey, {
      sessionId: second,
      consumerId: person,
      linkVersion: 1,
    });
    return t.client((await t.client()(operations.experienceLogin, { body: { token } })).body.token);
  };
  return { company, people, first, enter };
}

test("[D3] the next session of the same people asks about the commitment, and shows counts from three on", async () => {
  const { people, first, enter, company } = await twoSessions({ same: 4, others: 1 });
  const [ann, ben, cem, , stranger] = await Promise.all(people.map(enter));
  const send = (who: typeof ann, outcome: string) =>
    who!(operations.sendLastCommitment, { body: { outcome: outcome as "kept" } });
  // [L8] It was written in the language of its session, which is not that of the next one.
  const commitment = { text, language: "de" };
  expect((await ann!(operations.getLastCommitment)).body).toEqual({
    commitment: { ...commitment, outcome: null, counts: null },
  });
  expect((await stranger!(operations.getLastCommitment)).body).toEqual({ commitment: null });
  expect((await send(stranger, "kept")).status).toBe(409);
  expect((await send(ann, "<b>")).status).toBe(422);
  await send(ann, "partly");
  // The last response of a person counts.
  expect((await send(ann, "kept")).body).toEqual({
    commitment: { ...commitment, outcome: "kept", counts: null },
  });
  await send(ben, "kept");
  const counts = { kept: 2, partly: 0, not_yet: 1 };
  expect((await send(cem, "not_yet")).body).toEqual({
    commitment: { ...commitment, outcome: "not_yet", counts },
  });
  expect((await ann!(operations.getLastCommitment)).body.commitment?.counts).toEqual(counts);
  const stored = "select count(*)::int as n from commitment_answers where session_id = $1";
  expect((await t.database.pool.query(stored, [first])).rows).toEqual([{ n: 3 }]);
  await t.database.db.transaction((tx) => erasePeople(t.context, tx, company.id, [people[2]!]));
  expect((await t.database.pool.query(stored, [first])).rows).toEqual([{ n: 2 }]);
});

test("[D3] half of the team is enough, less is not", async () => {
  for (const [same, expected] of [
    [2, true],
    [1, false],
  ] as const) {
    const { people, enter } = await twoSessions({ same, others: 2 });
    const ann = await enter(people[0]!);
    expect((await ann(operations.getLastCommitment)).body.commitment !== null).toBe(expected);
  }
});
