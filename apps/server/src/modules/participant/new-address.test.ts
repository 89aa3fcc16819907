import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { password, type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { rowsWith } from "../../../test/leftover-rows.ts";
import { simulatedScorecard } from "../../../test/scorecard.ts";
import * as schema from "../../db/schema/index.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";

/**
 * An administrator, a key or the directory can change a participant's address and then prove the new one by an emailed
 * code. That opens the seat, and nothing that the person said before.
 */

let t: TestApplication;
let company: TestCompany;
let consumerId: string;
let sessionId: string;
let number = 0;
let old: string;
let other: string;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  number += 1;
  company = await testCompany(t, { credits: 60 });
  [old, other] = [`ana.${number}@people.example`, `new.${number}@people.example`];
  const person = { first_name: "Ana", last_name: "Holm", email: old };
  consumerId = (await company.owner(operations.createConsumer, { body: person })).body.id;
  sessionId = await testDraft(t, company.owner);
  const params = { id: sessionId };
  await company.owner(operations.patchCompany, { body: { check_in: true } });
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: [consumerId] } });
  await company.owner(operations.confirmSession, { params });
  await company.owner(operations.inviteAttendees, { params });
});

/** Joins with a code that is emailed to this address. */
async function joined(email: string): Promise<ApiClient> {
  await t.client()(operations.requestJoinCode, { body: { email, sessionId } });
  const code = /\b[2-9A-Z]{4} [2-9A-Z]{4}\b/.exec((await t.emails(email)).at(-1)?.text ?? "")?.[0];
  const response = await t.client()(operations.experienceLogin, { body: { email, sessionId, code } });
  expect(response.status).toBe(200);
  return t.client(response.body.token);
}

const move = async (email: string, client = company.owner) => {
  t.clock.advance(1);
  const moved = await client(operations.patchConsumer, { params: { id: consumerId }, body: { email } });
  expect(moved.status).toBe(200);
};

/** Something of every kind that a person says or does, at the time of the test's clock. */
async function contribute(client: ApiClient): Promise<void> {
  const { db } = t.database;
  const at = t.clock.now();
  expect((await client(operations.putConsents, { body: { camera: true } })).status).toBe(200);
  expect((await client(operations.systemCheck, { body: { results: { browser: true } } })).status).toBe(200);
  const checkIn = { contacts: 4, voice: 4, belonging: 4 };
  expect((await client(operations.sendCheckIn, { body: checkIn })).status).toBe(200);
  const own = { sessionId, consumerId, companyId: company.id, createdAt: at };
  await db.insert(schema.feedback).values({ ...own, rating: 2 });
  await db.insert(schema.commitmentAnswers).values({ ...own, answer: "kept" });
  await db
    .insert(schema.unplacedReplies)
    .values({ ...own, kind: "message", text: "mine", digest: at.toISOString() });
  const [enrollment] = await db
    .insert(schema.enrollments)
    .values({ sessionId, companyId: company.id })
    .onConflictDoUpdate({ target: schema.enrollments.sessionId, set: { sessionId } })
    .returning();
  await db
    .insert(schema.enrollmentWaits)
    .values({ enrollmentId: enrollment!.id, consumerId, companyId: company.id, createdAt: at })
    .onConflictDoNothing();
  const poll = { sessionId, companyId: company.id, starts: ["", ""], timezone: "UTC" };
  await db.insert(schema.datePolls).values(poll).onConflictDoNothing();
  const response = {
    sessionId,
    consumerId,
    companyId: company.id,
    suits: [],
    emailedAt: at,
    respondedAt: at,
  };
  await db.insert(schema.datePollResponses).values(response).onConflictDoNothing();
  const page = { sessionId, companyId: company.id, team: "t1", token: sessionId, sharedAt: at };
  const [shared] = await db
    .insert(schema.teamPages)
    .values({ ...page, content: { slug: "the-quiet-station", month: "2026-11", language: "en", texts: {} } })
    .onConflictDoUpdate({ target: schema.teamPages.token, set: { sessionId } })
    .returning();
  await db
    .insert(schema.teamPageNames)
    .values({ pageId: shared!.id, consumerId, companyId: company.id, createdAt: at })
    .onConflictDoNothing();
  const expiresAt = new Date(at.getTime() + limits.retentionDaysMax * 86_400_000);
  const text = { id: crypto.randomUUID(), sessionId, author: consumerId, body: "my own line" };
  await db.insert(schema.sessionTexts).values({ ...text, createdAt: at, expiresAt });
  const mine = and(eq(schema.outbox.consumerId, consumerId), eq(schema.outbox.toAddress, old));
  await db.update(schema.outbox).set({ createdAt: at }).where(mine);
}

/** What this person's pages show of what they said. */
async function visible(client: ApiClient) {
  const { body } = await client(operations.exportOwnData);
  const { exported_at: _, person: __, sessions: ___, emails, ...contributed } = body;
  return {
    ...Object.fromEntries(
      Object.entries(contributed).map(([name, rows]) => [name, (rows as unknown[]).length]),
    ),
    emails: (emails as { kind: string }[]).filter(({ kind }) => kind === "invitation").length,
    camera: (await client(operations.getConsents)).body.camera,
    rating: (await client(operations.getFeedback)).body.rating,
    outcome: (await client(operations.getCommitmentOutcome)).body.outcome,
    voice: (await client(operations.getCheckIn)).body.responses.voice,
  };
}

const all = {
  system_checks: 1,
  consents: 1,
  texts: 1,
  emails: 1,
  feedback: 1,
  commitment_answers: 1,
  unplaced_replies: 1,
  waiting_for_seats: 1,
  date_responses: 1,
  name_on_team_pages: 1,
  check_ins: 1,
  camera: true,
  rating: 2,
  outcome: "kept",
  voice: 4,
};
const nothing = Object.fromEntries(
  Object.entries(all).map(([name, value]) => [name, value === 1 ? 0 : null]),
);

const emailedProof = async () =>
  (await t.emails(old))
    .findLast(({ kind }) => kind === "new-address")
    ?.links.find((link) => link.includes("/verify/person/"))
    ?.split("/")
    .at(-1) ?? "";
const confirm = async (token: string) => t.client()(operations.confirmNewAddress, { body: { token } });

test("who gets a person's seat by a change of address sees nothing that the person said", async () => {
  await contribute(await joined(old));
  expect(await visible(await joined(old))).toEqual(all);
  await move(other);
  const stranger = await joined(other);
  expect((await stranger(operations.getUser)).body.email).toBe(other);
  expect(await visible(stranger)).toEqual(nothing);
  const { sessions } = (await stranger(operations.exportOwnData)).body;
  expect(sessions).toMatchObject([{ session: { id: sessionId } }]);
});

test("every table of participants is in what this test looks at, or shows the person nothing that they said", () => {
  const visibleTables = [
    "commitment_answers",
    "consents",
    "date_poll_responses",
    "enrollment_waits",
    "feedback",
    "outbox",
    "session_texts",
    "system_checks",
    "team_page_names",
    "unplaced_replies",
  ];
  const shows: Record<string, string> = {
    access_tokens: "ended with the change",
    calendar_entries: "numbers of the files that were sent",
    former_seats: "the link versions of deleted seats",
    notifications: "are for administrators",
    people_group_members: "are for administrators",
    session_consumers: "the seats, which stay; those of past sessions are hidden",
  };
  const names = (Object.values(schema) as unknown[]).flatMap((table) =>
    is(table, PgTable) && ["consumerId", "author"].some((name) => name in getTableColumns(table))
      ? [getTableName(table)]
      : [],
  );
  expect([...visibleTables, ...Object.keys(shows)].sort()).toEqual(names.sort());
});

test("the old address is told, and once it has confirmed the new one everything is visible there", async () => {
  await contribute(await joined(old));
  await move(other);
  const proof = await emailedProof();
  expect((await t.emails(other)).map(({ kind }) => kind)).not.toContain("new-address");
  expect((await confirm(`${proof}x`)).body.code).toBe("LINK_EXPIRED");
  expect((await confirm(`${consumerId}.`)).body.code).toBe("LINK_EXPIRED");
  expect((await confirm("not-an-id.x")).body.code).toBe("LINK_EXPIRED");
  expect((await confirm(proof)).status).toBe(204);
  expect(await visible(await joined(other))).toEqual(all);
  expect((await confirm(proof)).body.code).toBe("LINK_EXPIRED");
});

test("a confirmation counts for the one address that it names, and for thirty days", async () => {
  await contribute(await joined(old));
  await move(other);
  const proof = await emailedProof();
  await move(`third.${number}@people.example`);
  expect((await confirm(proof)).body.code).toBe("LINK_EXPIRED");
  await move(other);
  t.clock.advance(31 * 24 * 60);
  expect((await confirm(proof)).body.code).toBe("LINK_EXPIRED");
});

test("each address sees what was said under it, also after a change and back", async () => {
  await contribute(await joined(old));
  await move(other);
  await (await joined(other))(operations.putConsents, { body: { voice: true } });
  await move(old);
  const back = await visible(await joined(old));
  expect(back).toMatchObject({ camera: true, rating: 2, outcome: "kept", texts: 1 });
  // Of the other address's choices they see none.
  expect((await (await joined(old))(operations.getConsents)).body.voice).toBeNull();
});

test("another letter case of the same address changes nothing", async () => {
  const before = await joined(old);
  await contribute(before);
  await move(old.toUpperCase());
  expect(await visible(before)).toEqual(all);
  expect((await t.emails(old)).map(({ kind }) => kind)).not.toContain("new-address");
});

test("links that the old address has open nothing of the new one, and its sign-in has ended", async () => {
  const before = await joined(old);
  const link = signJoinToken(t.context.settings.appKey, { sessionId, consumerId, linkVersion: 1 });
  await move(other);
  expect((await before(operations.getConsents)).status).toBe(401);
  expect((await t.client()(operations.experienceLogin, { body: { token: link } })).body.code).toBe(
    "LINK_EXPIRED",
  );
});

test("a key changes an address as an administrator does", async () => {
  await contribute(await joined(old));
  const { body } = await company.owner(operations.createKey, {
    body: { name: "People", scopes: ["people"], current_password: password },
  });
  await move(other, t.client(body.key));
  expect(await visible(await joined(other))).toEqual(nothing);
});

test("the directory's rename of the person whom it names by its own id keeps everything, any other change does not", async () => {
  await contribute(await joined(old));
  const { db } = t.database;
  const { body } = await company.owner(operations.createKey, {
    body: { name: "Directory", scopes: ["directory"], current_password: password },
  });
  const patch = async (email: string, more: Record<string, unknown> = {}) => {
    t.clock.advance(1);
    const response = await t.app.inject({
      method: "PATCH",
      url: `/scim/v2/Users/${consumerId}`,
      headers: { authorization: `Bearer ${body.key}`, "content-type": "application/scim+json" },
      payload: JSON.stringify({
        schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        Operations: [{ op: "replace", value: { userName: email, ...more, emails: [{ value: email }] } }],
      }),
    });
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  };
  const subject = { userName: old, externalId: "subject-1" };
  await db.update(schema.consumers).set(subject).where(eq(schema.consumers.id, consumerId));
  await patch(other);
  expect(await visible(await joined(other))).toEqual(all);
  expect((await t.emails(old)).at(-1)).toMatchObject({ kind: "new-address-known" });
  expect(await emailedProof()).toBe("");
  const third = `third.${number}@people.example`;
  await patch(third, { externalId: "subject-2" });
  expect(await visible(await joined(third))).toEqual(nothing);
});

test("the scorecard of a session that ended before shows no measures of the person", async () => {
  const { scorecard, directory } = simulatedScorecard();
  const measures = [{ ...scorecard.measures[0]!, own: 7 }];
  t.live.scorecard = async () => ({ scorecard: { ...scorecard, measures }, directory });
  const before = await joined(old);
  const completed = { status: "completed" as const, completedAt: t.clock.now(), creditsReserved: 0 };
  await t.database.db.update(schema.sessions).set(completed).where(eq(schema.sessions.id, sessionId));
  const read = async (client: ApiClient) =>
    (await client(operations.getScorecard, { params: { sessionId } })).body.scorecard;
  expect(await read(before)).toMatchObject({
    measures: [{ own: 7 }],
    awards: { personal: scorecard.awards.personal },
  });
  expect(scorecard.awards.personal).not.toBeNull();
  await move(other);
  const after = await joined(other);
  expect(await read(after)).toMatchObject({ measures: [{ own: null }], awards: { personal: null } });
  expect((await after(operations.exportOwnData)).body.sessions).toEqual([]);
});

test("many changes leave a short list, and erasing the person leaves no address", async () => {
  await contribute(await joined(old));
  for (let at = 0; at < limits.earlierAddressesMax + 3; at += 1)
    await move(`many.${number}.${at}@people.example`);
  const [row] = await t.database.db
    .select()
    .from(schema.consumers)
    .where(eq(schema.consumers.id, consumerId));
  expect(row?.earlierAddresses).toHaveLength(limits.earlierAddressesMax);
  await move(old);
  // The oldest addresses are told apart no longer, so even the first sees nothing of what it said.
  expect(await visible(await joined(old))).toMatchObject({ camera: null, texts: 0 });
  await company.owner(operations.removeConsumers, { body: { ids: [consumerId] } });
  for (const address of [old, `many.${number}.5@people.example`])
    expect((await rowsWith(t.database, address)).filter((text) => text.includes("consumers"))).toEqual([]);
});
