import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { rowsWith } from "../../../test/leftover-rows.ts";
import { outbox, sessionTexts } from "../../db/schema/index.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";
import { deleteExpiredData } from "../erasure/retention-job.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let consumerId: string;
let number = 0;
let email: string;
let name: string;
let ana: ApiClient;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  company = await testCompany(t);
  name = `Zebedee-${++number}-`;
  email = `ottoline-${number}@rare.example`;
  const person = { first_name: "Ottoline", last_name: name, email };
  consumerId = (await company.owner(operations.createConsumer, { body: person })).body.id;
  id = await testDraft(t, company.owner);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [consumerId] } });
  await company.owner(operations.confirmSession, { params: { id } });
  await company.owner(operations.inviteAttendees, { params: { id } });
  const body = { token: link() };
  ana = t.client((await t.client()(operations.experienceLogin, { body })).body.token);
});

const link = () => signJoinToken(t.context.settings.appKey, { sessionId: id, consumerId, linkVersion: 1 });

const wrote = (text: string, author: string | null) =>
  t.database.db.insert(sessionTexts).values({
    id: `text-${++number}`,
    sessionId: id,
    body: text,
    author,
    createdAt: t.clock.now(),
    expiresAt: new Date(t.clock.now().getTime() + limits.retentionDaysMax * 86_400_000),
  });

test("consent is stored with its time; choices that were not made stay null", async () => {
  expect((await ana(operations.getConsents)).body).toEqual({ camera: null, microphone: null, voice: null });
  const saved = await ana(operations.putConsents, { body: { camera: false, microphone: true } });
  expect(saved.body).toEqual({ camera: false, microphone: true, voice: null });
  expect((await ana(operations.putConsents, { body: { camera: true } })).body.camera).toBe(true);
  const { consents } = (await ana(operations.exportOwnData)).body;
  const at = t.clock.now().toISOString();
  expect(consents).toContainEqual({ session_id: id, kind: "camera", given: true, at });
  expect((await company.owner(operations.putConsents, { body: { voice: true } })).status).toBe(401);
});

test("a participant's export has their profile, seats, checks, texts and emails, and nobody else's", async () => {
  await wrote("my own line", consumerId);
  await wrote("somebody else's line", null);
  await ana(operations.systemCheck, { body: { results: { browser: true, realtime: true } } });
  const { status, body } = await ana(operations.exportOwnData);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: { firstName: "Ottoline", email, leftAt: null },
    sessions: [{ session: { id, status: "confirmed" } }],
    system_checks: [{ state: "incomplete" }],
    texts: [{ text: "my own line" }],
    emails: [{ kind: "invitation" }],
  });
  expect(JSON.stringify(body)).not.toContain("somebody else");
});

test("a participant who deletes their data is stored nowhere any more, and their link has expired", async () => {
  await wrote("words of mine", consumerId);
  // Replies to the session's emails go to them.
  await company.owner(operations.patchSession, { params: { id }, body: { reply_to: email } });
  const [other = ""] = await testPeople(company.owner, 1);
  await company.owner(operations.putAttendees, {
    params: { id },
    body: { consumer_ids: [consumerId, other] },
  });
  await company.owner(operations.inviteAttendees, { params: { id }, body: { consumer_ids: [other] } });
  await t.client()(operations.rsvp, { body: { token: link(), coming: false } });
  expect((await rowsWith(t.database, email)).length).toBeGreaterThan(1);
  expect((await ana(operations.eraseOwnData)).status).toBe(204);
  await t.database.db.update(outbox).set({ sentAt: t.clock.now() }).where(isNull(outbox.sentAt));
  await deleteExpiredData(t.context);
  for (const text of [email, name, "words of mine"])
    expect([text, await rowsWith(t.database, text)]).toEqual([text, []]);
  expect((await ana(operations.getUser)).status).toBe(401);
  expect(await t.client()(operations.experienceLogin, { body: { token: link() } })).toMatchObject({
    status: 410,
    body: { code: "LINK_EXPIRED" },
  });
  const notifications = (await company.owner(operations.listNotifications)).body.items;
  expect(JSON.stringify(notifications)).not.toContain("Zebedee");
});

test("nobody is removed from a live session", async () => {
  await t.lifecycle.started(id, t.clock.now().getTime(), t.clock.now().getTime() + 3_600_000);
  expect((await ana(operations.eraseOwnData)).status).toBe(409);
  expect((await company.owner(operations.deleteConsumer, { params: { id: consumerId } })).status).toBe(409);
  expect((await ana(operations.getUser)).body.email).toBe(email);
});

test("texts of participants and hosts are stored for as many days as the company has chosen", async () => {
  await wrote("said in the session", consumerId);
  await wrote("said in the session, by a host", null);
  const stored = async () => (await rowsWith(t.database, "said in the session")).length;
  await t.database.pool.query("update companies set chat_retention_days = 7 where id = $1", [company.id]);
  t.clock.advance(6 * 24 * 60);
  await deleteExpiredData(t.context);
  expect(await stored()).toBe(2);
  t.clock.advance(2 * 24 * 60);
  await deleteExpiredData(t.context);
  expect(await stored()).toBe(0);
});
