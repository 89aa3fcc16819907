import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { signJoinToken } from "../../core/tokens/join-token.ts";
import { networkNeeds } from "./network-presenter.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("a reminder goes to invited attendees without RSVP or system check, about what is missing, at most hourly", async () => {
  const { owner } = await testCompany(t);
  const ids = await testPeople(owner, 4);
  const params = { id: await testDraft(t, owner) };
  await owner(operations.putAttendees, { params, body: { consumer_ids: ids } });
  expect(await owner(operations.nudgeAttendees, { params })).toMatchObject({
    status: 409,
    body: { code: "SESSION_008" },
  });
  await owner(operations.confirmSession, { params });
  const [ready = "", declines = "", waits = ""] = ids;
  await owner(operations.inviteAttendees, { params, body: { consumer_ids: [ready, declines, waits] } });
  const token = (consumerId: string) =>
    signJoinToken(t.context.settings.appKey, { sessionId: params.id, consumerId, linkVersion: 1 });
  const joined = await t.client()(operations.experienceLogin, { body: { token: token(ready) } });
  await t.client(joined.body.token)(operations.systemCheck, {
    body: { results: { browser: true, realtime: true } },
  });
  await t.client()(operations.rsvp, { body: { token: token(declines), coming: false } });

  const { attendees } = (await owner(operations.getSession, { params })).body;
  const of = (id: string) => attendees.find((one: { consumer_id: string }) => one.consumer_id === id);
  expect(of(ready)).toMatchObject({ readiness: "no_answer", system_check: { passed: true } });
  expect(of(waits)).toMatchObject({ readiness: "no_answer" });
  expect(of(ids[3] ?? "")).toMatchObject({ readiness: "not_invited" });
  expect(of(declines)).toMatchObject({ rsvp: "declined", rsvp_at: t.clock.now().toISOString() });

  expect((await owner(operations.nudgeAttendees, { params })).body).toEqual({ reminded: 2 });
  expect((await t.emails(of(ready).email)).at(-1)).toMatchObject({
    kind: "answer",
    links: [
      expect.stringContaining("&rsvp=yes"),
      expect.stringContaining("&rsvp=no"),
      "http://localhost:3000/privacy",
    ],
  });
  await t.client()(operations.rsvp, { body: { token: token(ready), coming: true } });
  const updated = (await owner(operations.getSession, { params })).body;
  expect(updated.counts).toMatchObject({ ready: 1, declined: 1, invited: 3 });
  expect((await owner(operations.listSessions)).body.items[0].counts).toEqual(updated.counts);
  const checks = async () => (await t.emails(of(waits).email)).filter(({ kind }) => kind === "check");
  expect((await checks())[0]?.links[0]).toContain("/systemCheck?sessionId=");
  const again = await Promise.all([1, 2].map(() => owner(operations.nudgeAttendees, { params })));
  expect(again.map(({ body }) => body)).toEqual([{ reminded: 0 }, { reminded: 0 }]);
  expect(await checks()).toHaveLength(1);
  t.clock.advance(60);
  await owner(operations.nudgeAttendees, { params });
  expect(await checks()).toHaveLength(2);
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
    (await owner(operations.listNotifications)).body.items.filter(
      ({ kind }: { kind: string }) => kind === "cannot_come",
    );
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
  expect(items.map(({ what }: { what: string }) => what)).toEqual(["pages", "direct"]);
});
