import type { SocialProvider } from "@lantern/contract/choices";
import * as operations from "@lantern/contract/http";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient, TestApplication } from "../../../../test/application.ts";
import { emailedSecret, password, testCompany } from "../../../../test/company.ts";
import type { TestIdentityProvider } from "../../../../test/identity-provider.ts";
import { testSocial } from "../../../../test/social.ts";
import { auditLog } from "../../../db/schema/index.ts";

let made: Awaited<ReturnType<typeof testSocial>>;
let idp: TestIdentityProvider;
let t: TestApplication;
let number = 0;

beforeAll(async () => {
  made = await testSocial();
  ({ idp, t } = made);
});
afterAll(() => made.close());

const newEmail = () => `grace${++number}@compilers.example`;
const prove = (provider: SocialProvider, email: string) =>
  idp.signIn(t.context.social[provider]!.offer, { email });

async function begin(client: ApiClient, provider: SocialProvider, email: string) {
  const response = await client(operations.linkIdentity, {
    body: { provider, ...(await prove(provider, email)) },
  });
  const browser = /social-link=([^;]+)/.exec(String(response.headers["set-cookie"]))?.[1] ?? "";
  return { ...response, browser };
}

const confirm = (token: string, browser: string) =>
  t.client()(operations.confirmSocial, {
    body: { token },
    headers: { cookie: `social-link=${browser}` },
  });

const identities = async (client: ApiClient) => (await client(operations.listIdentities)).body.items;

test("another identity is linked once the email to the account's own address is confirmed, whatever its address", async () => {
  const { owner, email } = await testCompany(t);
  const elsewhere = newEmail();
  const begun = await begin(owner, "google", elsewhere);
  expect([begun.status, await identities(owner)]).toEqual([202, []]);
  expect(await t.emails(elsewhere)).toEqual([]);
  expect((await t.emails(email)).at(-1)).toMatchObject({ kind: "social-link" });

  const token = await emailedSecret(t, email);
  expect((await confirm(token, "another-browser")).body.code).toBe("OTHER_BROWSER");
  expect((await confirm(token, begun.browser)).status).toBe(200);
  expect(await identities(owner)).toEqual([
    { id: expect.any(String), provider: "google", email: elsewhere, linked_at: expect.any(String) },
  ]);
  const signedIn = await t.client()(operations.verifyGoogle, {
    body: { provider: "google", ...(await prove("google", elsewhere)) },
  });
  expect((await t.client(signedIn.body.token)(operations.getUser)).body.email).toBe(email);

  const second = await testCompany(t);
  expect((await begin(second.owner, "google", elsewhere)).body.code).toBe("IDENTITY_IN_USE");
});

test("nothing is linked for an address that was not verified, with an invalid proof, or after a change of address", async () => {
  const unproved = await testCompany(t, { verified: false });
  expect((await begin(unproved.owner, "google", newEmail())).body.code).toBe("EMAIL_UNVERIFIED");
  const { owner, email } = await testCompany(t);
  const body = { provider: "google", token: "made.up.token", nonce: "x" };
  expect((await owner(operations.linkIdentity, { body })).body.code).toBe("SOCIAL_LOGIN_FAILED");

  const { browser } = await begin(owner, "google", newEmail());
  const token = await emailedSecret(t, email);
  const next = `moved@${email.split("@")[1]}`;
  await owner(operations.patchUser, { body: { email: next, current_password: password } });
  await t.client()(operations.verifyEmail, { body: { token: await emailedSecret(t, next) } });
  expect((await confirm(token, browser)).body.code).toBe("LINK_EXPIRED");
  expect(await identities(owner)).toEqual([]);
});

test("an identity is unlinked by its person only, and never the last sign-in method, also by two requests at once", async () => {
  const email = newEmail();
  const { body } = await t.client()(operations.verifyLinkedin, {
    body: { provider: "linkedin", ...(await prove("linkedin", email)) },
  });
  const client = t.client(body.token);
  const [only] = await identities(client);
  const { id } = (await client(operations.getUser)).body;
  const refused = await client(operations.unlinkIdentity, { params: { id: only!.id } });
  expect([refused.status, refused.body.code]).toEqual([409, "LAST_SIGN_IN_METHOD"]);

  const { browser } = await begin(client, "google", newEmail());
  await confirm(await emailedSecret(t, email), browser);
  const both = await identities(client);
  expect(both).toHaveLength(2);
  const other = await testCompany(t);
  const foreign = await other.owner(operations.unlinkIdentity, { params: { id: only!.id } });
  expect([foreign.status, foreign.body.code]).toEqual([404, "REQUEST_001"]);

  const responses = await Promise.all(
    both.map(({ id: identityId }) => client(operations.unlinkIdentity, { params: { id: identityId } })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await identities(client)).toHaveLength(1);
  const noted = await t.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${id}`), like(auditLog.action, "user.%link")))
    .orderBy(auditLog.number);
  expect(noted.map(({ action, detail }) => [action, detail])).toEqual([
    ["user.link", { provider: "google" }],
    ["user.unlink", { provider: expect.any(String) }],
  ]);
});
