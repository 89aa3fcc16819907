import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../../test/attendee.ts";
import { password, testAdmin, testCompany } from "../../../../test/company.ts";

let t: TestApplication;
let who: TestAttendee;
let startsAt: number;
beforeAll(async () => {
  t = await testApplication({ relay: { urls: ["turn:relay.example:3478"], secret: "shared" } });
});
afterAll(() => t.close());
beforeEach(async () => {
  who = await testAttendee(t);
  const { body } = await who.company.owner(operations.getSession, { params: { id: who.id } });
  startsAt = Date.parse(body.starts_at!);
});

/** Moves the clock to so many minutes after the start. */
const at = (minutes: number) => {
  t.clock.at = new Date(startsAt + minutes * 60_000);
};
const ofSession = (sql: string) => t.database.pool.query<{ ends_at: Date }>(`${sql} where id = $1`, [who.id]);
/** What somebody gets, and how many minutes the credentials are valid. */
async function relayOf(client: ApiClient) {
  const { relay, ice_servers: servers } = (await client(operations.getIce)).body;
  const end = Number(servers[0]?.username.split(":")[0]) * 1000;
  return servers.length > 0 ? [relay, Math.round((end - t.clock.now().getTime()) / 60_000)] : [relay];
}
const byLink = async () => t.client((await who.byLink()).body.token);

test("long before a session, a personal link gets credentials for a check: two minutes, a few an hour", async () => {
  const client = await byLink();
  for (let count = 0; count < 5; count++) expect(await relayOf(client)).toEqual(["granted", 2]);
  expect(await relayOf(client)).toEqual(["later"]);
  t.clock.advance(15);
  expect(await relayOf(client)).toEqual(["granted", 2]);
});

test("from 15 minutes before the start to the end, the credentials are valid until the end", async () => {
  const end = (await ofSession("select ends_at from sessions")).rows[0]!.ends_at.getTime();
  const minutes = (end - startsAt) / 60_000;
  at(-16);
  const client = await byLink();
  expect(await relayOf(client)).toEqual(["granted", 2]);
  at(-15);
  for (let count = 0; count < 10; count++) expect(await relayOf(client)).toEqual(["granted", minutes + 15]);
  at(minutes + 1);
  expect(await relayOf(client)).toEqual(["not_now"]);
  // It runs for longer than planned.
  await ofSession("update sessions set status = 'live'");
  expect(await relayOf(client)).toEqual(["granted", 10]);
  await ofSession("update sessions set status = 'completed', credits_reserved = 0");
  expect(await relayOf(client)).toEqual(["not_now"]);
});

test("whoever came by address alone gets none before the emailed code, whenever they ask", async () => {
  for (const minutes of [-1000, -10, 10]) {
    at(minutes);
    expect(await relayOf(t.client((await who.byEmail()).body.token))).toEqual(["unproved"]);
  }
});

test("an administrator gets some while a session of the company runs, and only with a confirmed address", async () => {
  const signIn = async ({ email }: { email: string }) =>
    t.client((await t.client()(operations.login, { body: { email, password } })).body.token);
  expect(await relayOf(await signIn(who.company))).toEqual(["not_now"]);
  at(0);
  const owner = await signIn(who.company);
  expect((await relayOf(owner))[0]).toBe("granted");
  expect(await relayOf((await testCompany(t)).owner)).toEqual(["not_now"]);
  expect(await relayOf((await testCompany(t, { verified: false })).owner)).toEqual(["unproved"]);
  await t.database.pool.query("update users set email_verified_at = null where email = $1", [
    who.company.email,
  ]);
  expect(await relayOf(owner)).toEqual(["unproved"]);
});

test("nobody without a company and nobody without a sign-in gets an answer", async () => {
  const admin = t.client((await testAdmin(t)).token);
  expect((await admin(operations.getIce)).body.code).toBe("USER_009");
  expect((await t.client()(operations.getIce)).status).toBe(401);
});
