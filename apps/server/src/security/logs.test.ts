import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { emailedSecret, password, type TestCompany, testCompany, testDraft } from "../../test/company.ts";
import { users } from "../db/schema/index.ts";
import { signJoinToken } from "../modules/access/tokens/join-token.ts";

let t: TestApplication;
let company: TestCompany;
const lines: string[] = [];
/** What must not be in the log, by kind. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => lines.push(line));
  company = await testCompany(t);
});
afterAll(() => t.close());

/** Every operation that has a secret in its URL, headers, body or response. */
async function useEverything(): Promise<void> {
  secrets.set("password", password).set("address", company.email).set("bearer", company.token);
  const wrong = "a wrong password, nearly right";
  secrets.set("wrong password", wrong);
  await t.client()(operations.login, { body: { email: company.email, password: wrong } });
  const { body } = await t.client()(operations.login, { body: { email: company.email, password } });
  secrets.set("second bearer", body.token);
  await t.client(body.token)(operations.refreshToken);
  await t.client()(operations.verifyEmail, { body: { token: await emailedSecret(t, company.email) } });

  const invited = "invited@colleagues.example";
  await company.owner(operations.inviteAdmin, { body: { email: invited, user_type_id: 4 } });
  const token = await emailedSecret(t, invited);
  secrets.set("invited address", invited).set("invitation in a path", token);
  await t.client()(operations.readInvitation, { params: { token } });

  await t.client()(operations.forgotPassword, { body: { email: company.email } });
  secrets.set("reset secret", await emailedSecret(t, company.email));

  const participant = "freja@people.example";
  secrets.set("participant's address", participant);
  const imported = await company.owner(operations.importConsumers, { body: { text: participant } });
  const consumerId = imported.body.rows[0]!.consumer!.id;
  const id = await testDraft(t, company.owner);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [consumerId] } });
  await company.owner(operations.confirmSession, { params: { id } });
  await t.client()(operations.experienceAuth, { query: { email: participant, sessionId: id } });
  const link = signJoinToken(t.context.settings.appKey, { sessionId: id, consumerId, linkVersion: 1 });
  secrets.set("join link", link).set("signature", link.split(".")[1]!);
  const joined = await t.client()(operations.experienceLogin, { body: { token: link } });
  secrets.set("experience token", joined.body.token);
  secrets.set("session cookie", "cookie-value-of-a-browser-0123456789");
  const cookie = `social-link=${secrets.get("session cookie")}`;
  await t.client()(operations.confirmSocial, { body: { token: "x" }, headers: { cookie } });
  await t.app.inject(`/api/nothing?token=${body.token}&email=${company.email}`);
}

test("[X09] [X10] [C28] no secret and no address is in the log, including path and query", async () => {
  await useEverything();
  // A failure logs most: its query, its values, its stack.
  await t.database.pool.query("alter table users rename to users_away");
  await t.client()(operations.login, { body: { email: company.email, password } });
  await t.database.pool.query("alter table users_away rename to users");

  expect(lines.length).toBeGreaterThan(20);
  expect(lines.some((line) => line.includes("call failed"))).toBe(true);
  const log = lines.join("").toLowerCase();
  for (const [what, secret] of secrets) {
    for (const form of [secret, encodeURIComponent(secret)])
      expect([what, log.includes(form.toLowerCase())]).toEqual([what, false]);
  }
});

test("a rejected call is one line: which operation and code, who, and the request's id, at the level of warnings", async () => {
  const [owner] = await t.database.db.select().from(users).where(eq(users.email, company.email));
  const since = lines.length;
  const refused = await company.owner(operations.listPlatformSessions);
  await t.app.inject({ method: "POST", url: "/api/login", payload: {} });
  const logged = lines
    .slice(since)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "call rejected");
  expect(logged).toMatchObject([
    { level: "warn", code: refused.body.code, account: owner?.id, reqId: refused.headers["x-request-id"] },
    { level: "warn", code: "CSRF_MISMATCH", route: "/api/login" },
  ]);
  expect(logged[1]).not.toHaveProperty("account");
});
