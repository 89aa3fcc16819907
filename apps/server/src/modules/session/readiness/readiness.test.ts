import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { testCompany, testDraft, testPeople } from "../../../../test/company.ts";
import { signJoinToken } from "../../access/tokens/join-token.ts";
import { networkNeeds } from "./network-presenter.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

/** Everything that must work, tested by the page of the system check. */
const allPassed = { browser: true, realtime: true, microphone: true, speakers: true };

test("a reminder asks exactly those who have not answered, or not tested, at most hourly", async () => {
  const { owner } = await testCompany(t);
  const ids = await testPeople(owner, 5);
  const params = { id: await testDraft(t, owner, { seats: 5 }) };
  await owner(operations.putAttendees, { params, body: { consumer_ids: ids } });
  expect(await owner(operations.nudgeAttendees, { params })).toMatchObject({
    status: 409,
    body: { code: "SESSION_008" },
  });
  await owner(operations.confirmSession, { params });
  const [ready = "", declines = "", silent = "", untested = "", uninvited = ""] = ids;
  const invited = [ready, declines, silent, untested];
  await owner(operations.inviteAttendees, { params, body: { consumer_ids: invited } });
  const token = (consumerId: string) =>
    signJoinToken(t.context.settings.appKey, { sessionId: params.id, consumerId, linkVersion: 1 });
  const reply = (consumerId: string, coming: boolean) =>
    t.client()(operations.rsvp, { body: { token: token(consumerId), coming } });
  const check = async (consumerId: string, results: operations.CheckResults) => {
    const joined = await t.client()(operations.experienceLogin, { body: { token: token(consumerId) } });
    await t.client(joined.body.token)(operations.systemCheck, { body: { results } });
  };
  await check(ready, allPassed);
  await reply(declines, false);
  await reply(untested, true);
  await check(untested, { browser: true, realtime: true, camera: true });

  const read = async () => (await owner(operations.getSession, { params })).body as operations.Session;
  const of = async (id: string) => (await read()).attendees.find((one) => one.consumer_id === id);
  expect(await of(ready)).toMatchObject({ readiness: "no_answer", waiting_for: "answer" });
  expect(await of(silent)).toMatchObject({ readiness: "no_answer", waiting_for: "answer" });
  expect(await of(untested)).toMatchObject({
    readiness: "coming",
    waiting_for: "check",
    system_check: { state: "incomplete" },
  });
  expect(await of(uninvited)).toMatchObject({ readiness: "not_invited", waiting_for: null });
  expect(await of(declines)).toMatchObject({ rsvp: "declined", rsvp_at: t.clock.now().toISOString() });

  const remind = async (body: object) => (await owner(operations.nudgeAttendees, { params, body })).body;
  const kinds = async (id: string) =>
    (await t.emails((await of(id))!.email)).map(({ kind }) => kind).slice(1);
  expect(await remind({ consumer_ids: [declines, uninvited] })).toEqual({ reminded: 0 });
  expect(await remind({ waiting_for: "answer" })).toEqual({ reminded: 2 });
  expect(await kinds(silent)).toEqual(["answer"]);
  expect(await kinds(untested)).toEqual([]);
  const rsvpLinks = [expect.stringContaining("&rsvp=yes"), expect.stringContaining("&rsvp=no")];
  const linksTo = async (id: string) => (await t.emails((await of(id))!.email)).at(-1)?.links;
  expect(await linksTo(silent)).toEqual([
    ...rsvpLinks,
    expect.stringContaining("/systemCheck?sessionId="),
    "http://localhost:3000/privacy",
  ]);
  // Who has passed the system check is not asked for it.
  expect(await linksTo(ready)).toEqual([...rsvpLinks, "http://localhost:3000/privacy"]);
  await reply(ready, true);
  const updated = await read();
  expect(updated.counts).toMatchObject({ ready: 1, declined: 1, invited: 4, no_answer: 1, not_checked: 1 });
  expect((await owner(operations.listSessions)).body.items[0]!.counts).toEqual(updated.counts);
  // Whoever was asked in the last hour is not asked again, whatever for; two requests at once send one email.
  const both = await Promise.all([remind({}), remind({ consumer_ids: [untested] })]);
  expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
  expect(await kinds(untested)).toEqual(["check"]);
  expect(await kinds(silent)).toEqual(["answer"]);
  t.clock.advance(60);
  expect(await remind({})).toEqual({ reminded: 2 });
  const foreign = (await testPeople((await testCompany(t)).owner, 1))[0]!;
  expect(await remind({ consumer_ids: [foreign] })).toMatchObject({ code: "SESSION_009" });
});

test("administrators are notified once that somebody can't come, and no longer when the person accepts later", async () => {
  const { owner } = await testCompany(t);
  const [consumerId = ""] = await testPeople(owner, 1);
  const params = { id: await testDraft(t, owner) };
  await owner(operations.putAttendees, { params, body: { consumer_ids: [consumerId] } });
  await owner(operations.confirmSession, { params });
  const seat = { sessionId: params.id, consumerId, linkVersion: 1 };
  const response = (coming: boolean) =>
    t.client()(operations.rsvp, { body: { token: signJoinToken(t.context.settings.appKey, seat), coming } });
  const news = async () =>
    (await owner(operations.listNotifications)).body.items.filter(({ kind }) => kind === "cannot_come");
  await response(false);
  await response(false);
  expect(await news()).toMatchObject([{ description: expect.stringContaining("Person0 Number0") }]);
  expect((await response(true)).status).toBe(200);
  expect(await news()).toEqual([]);
});

test("the network requirements follow from the configuration", async () => {
  const relay = {
    secret: "s",
    urls: [
      "turn:turn.play.example:3478?transport=udp",
      "turns:turn.play.example:443?transport=tcp",
      "turns:turn.play.example:443",
      "nonsense",
    ],
  };
  expect(networkNeeds({ origin: "https://play.example", relay })).toEqual([
    { what: "pages", host: "play.example", ports: "443", protocol: "TCP" },
    { what: "relay", host: "turn.play.example", ports: "3478", protocol: "UDP" },
    { what: "relay", host: "turn.play.example", ports: "443", protocol: "TCP" },
    { what: "direct", host: null, ports: "1024-65535", protocol: "UDP" },
  ]);
  const { owner } = await testCompany(t);
  const { items } = (await owner(operations.getNetworkNeeds)).body;
  expect(items.map(({ what }) => what)).toEqual(["pages", "direct"]);
});
