import * as operations from "@lantern/contract/http";
import { decodeJwt } from "jose";
import { afterEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testAdmin, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import type { Settings } from "../../core/context.ts";
import { storeSetting } from "../../core/settings/settings.ts";
import { signJoinToken } from "../../core/tokens/join-token.ts";

let t: TestApplication;
afterEach(() => t.close());

const livekit = { url: "wss://media.example", key: "key", secret: "a secret of enough characters" };

/** A participant of a confirmed session, on a platform with these operations of LiveKit. */
async function participant(settings: Partial<Settings>) {
  t = await testApplication(settings);
  await storeSetting(t.context.db, "media.kind", "livekit", t.clock.now());
  const { owner } = await testCompany(t);
  const [consumerId = ""] = await testPeople(owner, 1);
  const id = await testDraft(t, owner);
  await owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [consumerId] } });
  await owner(operations.confirmSession, { params: { id } });
  const link = signJoinToken(t.context.settings.appKey, { sessionId: id, consumerId, linkVersion: 1 });
  const { token } = (await t.client()(operations.experienceLogin, { body: { token: link } })).body;
  return { id, client: t.client(token) };
}
const kindOf = async ({ id, client }: Awaited<ReturnType<typeof participant>>) =>
  (await client(operations.getDataPackage, { query: { sessionId: id } })).body.media.kind;

test("a token opens the call of the own team, once there is one", async () => {
  const who = await participant({ livekit });
  expect(await kindOf(who)).toBe("livekit");
  expect((await who.client(operations.getCallRoom)).body.code).toBe("BREAKOUT_001");
  t.live.team = { id: "red", name: "Red", members: [], seat: "s3" };
  const { body } = await who.client(operations.getCallRoom);
  expect(body).toMatchObject({ url: livekit.url, room: `${who.id}:red` });
  expect(decodeJwt(body.token)).toMatchObject({ sub: "s3", video: { room: `${who.id}:red` } });
});

test("a host gets the kind of call, and nobody without a company does", async () => {
  t = await testApplication({});
  const { owner } = await testCompany(t);
  const { body } = await owner(operations.getIce);
  expect(body).toMatchObject({ mesh: true, relay: "none", ice_servers: [] });
  expect((await t.client((await testAdmin(t)).token)(operations.getIce)).body.code).toBe("USER_009");
  expect((await t.client()(operations.getIce)).status).toBe(401);
});

test("if a media server transports calls, a host is told so", async () => {
  const { client } = await participant({ livekit });
  expect((await client(operations.getIce)).body.mesh).toBe(false);
});

test("without a configured media server, calls go between the pages", async () => {
  const who = await participant({});
  t.live.team = { id: "red", name: "Red", members: [], seat: "s3" };
  expect(await kindOf(who)).toBe("mesh");
  expect((await who.client(operations.getCallRoom)).body.code).toBe("BREAKOUT_001");
});
