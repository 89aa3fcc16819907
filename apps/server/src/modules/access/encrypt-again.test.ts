import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { generateSync } from "otplib";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../test/attendee.ts";
import { password, type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { appKeyDigest, requireSameKey } from "../../db/app-key.ts";
import { installation, signOnSignIns, singleSignOn } from "../../db/schema/index.ts";
import { decrypt, encrypt } from "../../system/encryption.ts";
import { deliver } from "../webhook/delivery-job.ts";
import { encryptAgain } from "./encrypt-again.ts";
import { secretPurpose } from "./single-sign-on/provider.ts";
import { idTokenPurpose } from "./single-sign-on/sign-in.ts";

/** An installation whose key is changed while people use it. */

let t: TestApplication;
let company: TestCompany;
let attendee: TestAttendee;
const before = randomBytes(32).toString("base64url");
const after = randomBytes(32).toString("base64url");
const keys = { appKey: before, previousAppKeys: [] as string[] };
/** What people have from before the change. */
let had: { joinLink: string; authenticator: string; webhook: { id: string; secret: string } };
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  response.end();
});

const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });

function use(appKey: string, previousAppKeys: string[]): void {
  Object.assign(keys, { appKey, previousAppKeys });
  Object.assign(t.context.settings, keys);
}

beforeAll(async () => {
  t = await testApplication({ appKey: before });
  await requireSameKey(t.database.db, keys, true);
  company = await testCompany(t, { credits: 20 });
  attendee = await testAttendee(t);
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const webhook = await company.owner(operations.createWebhook, {
    body: { kind: "signed", url, events: ["session.confirmed"] },
  });
  const proof = { body: { current_password: password } };
  const { secret } = (await company.owner(operations.startAuthenticator, proof)).body;
  await company.owner(operations.confirmAuthenticator, { body: { code: codeOf(secret) } });
  t.clock.advance(1);
  const { rows } = await t.database.pool.query("select id from users where company_id = $1", [company.id]);
  const [userId] = rows.map(({ id }) => id);
  await t.database.db.insert(singleSignOn).values({
    companyId: company.id,
    issuer: "https://id.example",
    clientId: "lantern",
    encryptedSecret: encrypt(before, secretPurpose, "of the client"),
  });
  await t.database.db.insert(signOnSignIns).values({
    signInId: "00000000-0000-7000-8000-000000000001",
    userId,
    companyId: company.id,
    issuer: "https://id.example",
    subject: "1",
    encryptedIdToken: encrypt(before, idTokenPurpose, "token"),
    expiresAt: new Date(t.clock.now().getTime() + 86_400_000),
  });
  had = { joinLink: attendee.link(), authenticator: secret, webhook: webhook.body as typeof had.webhook };
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((closed) => receiver.close(closed));
  await t.close();
});

const state = async () => requireSameKey(t.database.db, keys, true);

/** Everything that people had from before still opens what it opened. */
async function expectAllWorks(): Promise<void> {
  expect((await company.owner(operations.getUser)).status).toBe(200);
  expect((await attendee.byLink(had.joinLink)).status).toBe(200);
  expect((await attendee.byLink(attendee.link())).status).toBe(200);
  const client = t.client();
  const { headers } = await client(operations.login, { body: { email: company.email, password } });
  const ticket = [headers["set-cookie"]]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith("sign-in="));
  const cookie = ticket?.split(";")[0] ?? "";
  const code = codeOf(had.authenticator);
  expect((await client(operations.enterSecondFactor, { body: { code }, headers: { cookie } })).status).toBe(
    200,
  );
  t.clock.advance(1);
  const [client_] = await t.database.db.select().from(singleSignOn);
  expect(
    [keys.appKey, ...keys.previousAppKeys].map((key) =>
      decrypt(key, secretPurpose, client_!.encryptedSecret),
    ),
  ).toContain("of the client");
  const session = await testDraft(t, company.owner);
  await company.owner(operations.confirmSession, { params: { id: session } });
  const { rows } = await t.database.pool.query("select id from webhook_deliveries order by id desc limit 1");
  await deliver(t.context, rows[0].id);
  const { headers: signed, body } = received.at(-1)!;
  const time = Date.now;
  Date.now = () => t.clock.now().getTime();
  new Webhook(had.webhook.secret).verify(body, signed as Record<string, string>);
  Date.now = time;
}

test("with both keys everything from before works, and then everything is encrypted with the new one", async () => {
  use(after, [before]);
  expect(await state()).toBe("previous");
  await expectAllWorks();

  expect(await encryptAgain(t.database.db, keys)).toEqual([
    { what: "authenticators", again: 1, unreadable: 0 },
    { what: "clients of single sign-on", again: 1, unreadable: 0 },
    { what: "sign-ins of single sign-on", again: 1, unreadable: 0 },
  ]);
  expect(await state()).toBe("same");
  expect(await t.database.db.select({ key: installation.appKeyDigest }).from(installation)).toEqual([
    { key: appKeyDigest(after) },
  ]);
  await expectAllWorks();
  expect((await encryptAgain(t.database.db, keys)).map(({ again }) => again)).toEqual([0, 0, 0]);
});

test("without the earlier key what is encrypted works, and links from before do not open", async () => {
  use(after, []);
  expect(await state()).toBe("same");
  expect((await attendee.byLink(had.joinLink)).status).not.toBe(200);
  expect((await attendee.byLink(attendee.link())).status).toBe(200);
  const [client] = await t.database.db.select().from(singleSignOn);
  expect(decrypt(after, secretPurpose, client!.encryptedSecret)).toBe("of the client");
});

test("what no key opens is counted and left; another key alone is refused at the start", async () => {
  const other = randomBytes(32).toString("base64url");
  use(other, [before]);
  const counts = await encryptAgain(t.database.db, keys);
  expect(counts.map(({ again, unreadable }) => [again, unreadable])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  use(after, []);
  await expect(state()).rejects.toThrow(/APP_KEY is not the one/);
});
